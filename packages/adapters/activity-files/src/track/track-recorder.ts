import { sliceOfSamples, type TrackSamples } from "@health-exercise/domain/sport";
import { TRACK_SAMPLES } from "../limits.data.ts";

/** One sample as a file has it; what it does not say is left out. */
export type Sample = {
  /** From 1970. */
  readonly milliseconds: number;
  readonly latitude?: number | null;
  readonly longitude?: number | null;
  readonly elevation?: number | null;
  readonly heartRate?: number | null;
  readonly distance?: number | null;
  readonly isRestart?: boolean;
};

const FIRST_CAPACITY = 64;

/** Writes samples down as they come, in memory that they share; of too many it keeps every second one, and so on. */
export class TrackRecorder {
  #samples = emptySamples(FIRST_CAPACITY);
  #count = 0;
  #last = Number.NEGATIVE_INFINITY;
  /** Only every so-manieth sample is kept. */
  #stride = 1;
  #skipped = 0;
  #isRestart = false;

  get samples(): TrackSamples {
    return sliceOfSamples(this.#samples, 0, this.#count);
  }

  /** One that is not later than those before is left out: clocks are set back, and files are put together. */
  add(sample: Sample): void {
    this.#isRestart ||= sample.isRestart === true;
    if (!(sample.milliseconds > this.#last)) return;
    this.#skipped += 1;
    if (this.#skipped < this.#stride) return;
    this.#skipped = 0;
    if (this.#count === TRACK_SAMPLES) this.#thinOut();
    if (this.#count === this.#samples.milliseconds.length) this.#grow();
    this.#write(this.#count, sample);
    this.#count += 1;
  }

  #write(index: number, sample: Sample): void {
    const { latitude, longitude } = sample;
    const isPlace =
      isWithin(latitude, 90) && isWithin(longitude, 180) && !(latitude === 0 && longitude === 0);
    const samples = this.#samples;
    samples.milliseconds[index] = this.#last = sample.milliseconds;
    samples.latitudes[index] = isPlace ? (latitude ?? Number.NaN) : Number.NaN;
    samples.longitudes[index] = isPlace ? (longitude ?? Number.NaN) : Number.NaN;
    samples.elevations[index] = isWithin(sample.elevation, HIGHEST_METERS)
      ? (sample.elevation ?? Number.NaN)
      : Number.NaN;
    samples.heartRates[index] = isWithin(sample.heartRate, MOST_BEATS)
      ? Math.max(0, Math.round(sample.heartRate ?? 0))
      : 0;
    samples.distances[index] = sample.distance ?? Number.NaN;
    samples.restarts[index] = this.#isRestart ? 1 : 0;
    this.#isRestart = false;
  }

  #grow(): void {
    const larger = emptySamples(this.#samples.milliseconds.length * 2);
    for (const [name, values] of Object.entries(this.#samples))
      larger[name as keyof TrackSamples].set(values);
    this.#samples = larger;
  }

  #thinOut(): void {
    for (const values of Object.values(this.#samples))
      for (let index = 0; index < this.#count; index += 2) values[index >> 1] = values[index] ?? 0;
    this.#count = (this.#count + 1) >> 1;
    this.#stride *= 2;
  }
}

const HIGHEST_METERS = 12_000;
const MOST_BEATS = 255;

function isWithin(value: number | null | undefined, bound: number): value is number {
  return value !== null && value !== undefined && value >= -bound && value <= bound;
}

function emptySamples(capacity: number): TrackSamples {
  return {
    milliseconds: new Float64Array(capacity),
    latitudes: new Float64Array(capacity),
    longitudes: new Float64Array(capacity),
    elevations: new Float32Array(capacity),
    heartRates: new Uint8Array(capacity),
    distances: new Float64Array(capacity),
    restarts: new Uint8Array(capacity),
  };
}
