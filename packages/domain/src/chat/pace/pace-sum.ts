/** What belongs together: the minutes for a kilometer, how far it goes, and how long that takes. */
export type PaceSum = {
  readonly minutesPerKilometer: number;
  readonly meters: number;
  readonly minutes: number;
};

const METERS_PER_KILOMETER = 1_000;

/** The third of pace, way and time by the other two; undefined where fewer are known, or one is nothing. */
export function paceSum({
  minutesPerKilometer: pace,
  meters,
  minutes,
}: Partial<PaceSum>): PaceSum | undefined {
  const known = [pace, meters, minutes].filter((value) => value !== undefined);
  if (known.length !== 2 || known.some((value) => !(value > 0))) return undefined;
  const kilometers = (meters ?? 0) / METERS_PER_KILOMETER;
  if (minutes === undefined && pace !== undefined && meters !== undefined)
    return { minutesPerKilometer: pace, meters, minutes: pace * kilometers };
  if (pace === undefined && meters !== undefined && minutes !== undefined)
    return { minutesPerKilometer: minutes / kilometers, meters, minutes };
  if (pace === undefined || minutes === undefined) return undefined;
  return { minutesPerKilometer: pace, meters: (minutes / pace) * METERS_PER_KILOMETER, minutes };
}
