import { describe, expect, it } from "vitest";
import { TRACK_SAMPLES } from "../../src/limits.data.ts";
import { TrackRecorder } from "../../src/track/track-recorder.ts";

describe("the recorder of a track", () => {
  it("keeps samples in the order of time, and what cannot be as not known", () => {
    const recorder = new TrackRecorder();
    recorder.add({
      milliseconds: 1_000,
      latitude: 47,
      longitude: 8,
      elevation: 400,
      heartRate: 120,
    });
    recorder.add({ milliseconds: 1_000, latitude: 46 });
    recorder.add({ milliseconds: 500, latitude: 46 });
    recorder.add({ milliseconds: Number.NaN });
    recorder.add({
      milliseconds: 2_000,
      latitude: 91,
      longitude: 8,
      elevation: 1e9,
      heartRate: 900,
    });
    recorder.add({ milliseconds: 3_000, latitude: 0, longitude: 0, distance: 12, isRestart: true });
    const { samples } = recorder;
    expect([...samples.milliseconds]).toEqual([1_000, 2_000, 3_000]);
    expect([...samples.latitudes]).toEqual([47, Number.NaN, Number.NaN]);
    expect([...samples.longitudes]).toEqual([8, Number.NaN, Number.NaN]);
    expect([...samples.elevations]).toEqual([400, Number.NaN, Number.NaN]);
    expect([...samples.heartRates]).toEqual([120, 0, 0]);
    expect([...samples.distances]).toEqual([Number.NaN, Number.NaN, 12]);
    expect([...samples.restarts]).toEqual([0, 0, 1]);
  });

  it("keeps every second of too many, over the whole of its time", () => {
    const recorder = new TrackRecorder();
    const count = 2 * TRACK_SAMPLES;
    for (let at = 0; at < count; at += 1) recorder.add({ milliseconds: at, latitude: 47 });
    const { milliseconds } = recorder.samples;
    expect(milliseconds.length).toBeLessThanOrEqual(TRACK_SAMPLES);
    expect(milliseconds.length).toBeGreaterThan(TRACK_SAMPLES / 2 - 1);
    expect(milliseconds[0]).toBe(0);
    expect(milliseconds.at(-1)).toBeGreaterThan(count - 10);
    expect(
      milliseconds.every((at, index) => index === 0 || at > (milliseconds[index - 1] ?? 0)),
    ).toBe(true);
  });
});
