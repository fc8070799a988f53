import type { RecordedActivity } from "../import/recorded-activity.ts";
import type { MeasuredAmounts } from "../session-measures.ts";
import { fastestStretches } from "./fastest-stretches.ts";
import { tellsAnything } from "./private-track.ts";
import { simplifiedTrack } from "./simplify-track.ts";
import { coveredWay } from "./track-distance.ts";
import { measuresOfTrack } from "./track-measures.ts";
import type { TrackSamples } from "./track-samples.ts";

/** Everything that is made of the samples of an activity which starts at `startMilliseconds`; without `track` where they tell of none. */
export function recordedTrack(
  samples: TrackSamples,
  startMilliseconds: number,
): { readonly computed: Omit<MeasuredAmounts, "steps"> } & Pick<RecordedActivity, "track"> {
  const way = coveredWay(samples);
  const computed = measuresOfTrack(samples, way);
  const track = simplifiedTrack(samples, startMilliseconds, way);
  if (track.seconds.length < 2 || !tellsAnything(track)) return { computed };
  return { computed, track: { track, fastest: fastestStretches(samples, way) } };
}
