export {
  type FastestStretches,
  STRETCHES,
  type Stretch,
  type StretchBests,
} from "./fastest-stretches.ts";
export { privateTrack } from "./private-track.ts";
export { recordedTrack } from "./recorded-track.ts";
export {
  NOT_KNOWN,
  pointsOfTrack,
  type SessionTrack,
  type TrackPoint,
} from "./session-track.ts";
export { type StretchesOfLogs, stretchBests } from "./stretch-bests.ts";
export { sliceOfSamples, type TrackSamples } from "./track-samples.ts";
