import { LANES } from "../../src/lane-limits.ts";
import { ReadingTurns } from "../../src/safety/reading-turns.ts";
import { WorkLane } from "../../src/work-lane.ts";

const timer = { wait: () => new Promise<void>((resolve) => setImmediate(resolve)) };

/** A lane for long texts in which nobody else waits. */
export const aReadingLane = () => new WorkLane(timer, { ...LANES.reading, mostWaiting: 100 });
export const reading = new ReadingTurns(aReadingLane());
export const TURN = { person: "somebody" };
