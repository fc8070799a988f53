import { describe, expect, it } from "vitest";
import { FileFault } from "../../src/file-fault.ts";
import { fitActivities } from "../../src/fit/fit-activities.ts";
import { fitTypeOf } from "../../src/fit/fit-type.ts";
import {
  aFitFile,
  aFitFileOfCompressedTimes,
  fileId,
  number8,
  number16,
  number32,
  oneOf,
  record,
  session,
  sport,
  text,
  time,
  workout,
} from "../support/a-fit-file.ts";
import { read, readFault, readOne } from "../support/read.ts";

const START = "2026-03-04T05:00:00Z";
const run = session(
  time(253, "2026-03-04T05:31:00Z"),
  time(2, START),
  number32(7, 1_800_250),
  oneOf(5, 1),
  oneOf(6, 3),
  number16(11, 423),
  text(110, "Trail\0un"),
  number8(193, 55),
);

describe("a FIT file", () => {
  it.each([false, true])(
    "gives a session, whatever its order of bytes (big endian: %s)",
    async (isBigEndian) => {
      expect(
        await readOne(aFitFile([fileId(), record(START), run], { isBigEndian })),
      ).toMatchObject({
        name: "Trail",
        type: "trail_running",
        start: { kind: "instant", at: new Date(START) },
        elapsedMilliseconds: 1_800_250,
        energyKilocalories: 423,
        perceivedExertion: 5.5,
        notes: null,
      });
    },
  );

  it("gives each session of a multi-sport activity, with its own type", async () => {
    const part = (number: number, start: string) => session(time(2, start), oneOf(5, number));
    const { activities } = await read(
      aFitFile([
        fileId(),
        part(5, START),
        part(2, "2026-03-04T06:00:00Z"),
        part(1, "2026-03-04T08:00:00Z"),
      ]),
    );
    expect(activities.map(({ activity }) => activity.type)).toEqual([
      "swimming",
      "cycling",
      "running",
    ]);
  });

  it.each([
    [2, 6, "indoor_cycling"],
    [2, 8, "mountain_cycling"],
    [2, 58, "virtual_cycling"],
    [1, 1, "treadmill_running"],
    [1, 0, "running"],
    [10, 20, "strength_training"],
    [4, 15, "elliptical"],
    [0, 0, null],
    [250, 250, null],
  ])("names sport %i and sub sport %i %s", (sportNumber, subSport, type) => {
    expect(fitTypeOf(sportNumber, subSport)).toBe(type);
  });

  it("takes the name of its workout before that of its sport", async () => {
    const bare = session(time(2, START));
    const named = [fileId(), sport(oneOf(0, 1), text(3, "Run")), workout("Intervals"), bare];
    expect((await readOne(aFitFile(named))).name).toBe("Intervals");
    expect((await readOne(aFitFile([fileId(), named[1] ?? bare, bare]))).name).toBe("Run");
  });

  it("leaves out what a session does not say or marks as unknown", async () => {
    const unknown = session(
      time(2, START),
      number32(7, 0xffffffff),
      number16(11, 0xffff),
      number8(193, 0xff),
    );
    expect(await readOne(aFitFile([fileId(), unknown]))).toMatchObject({
      name: null,
      elapsedMilliseconds: null,
      energyKilocalories: null,
      perceivedExertion: null,
    });
  });

  it("counts the duration up to when the session was written where it says none", async () => {
    const ended = session(time(253, "2026-03-04T05:31:00Z"), time(2, START));
    expect((await readOne(aFitFile([fileId(), ended]))).elapsedMilliseconds).toBe(1_860_000);
  });

  it.each([false, true])(
    "without a session gives one activity of its records (big endian: %s)",
    async (isBigEndian) => {
      const records = [
        record("2026-03-04T05:10:00Z"),
        record(START),
        record("2026-03-04T05:20:00Z"),
      ];
      const file = aFitFile([fileId(), sport(oneOf(0, 11)), ...records], { isBigEndian });
      expect(await readOne(file)).toMatchObject({
        type: "walking",
        start: { kind: "instant", at: new Date(START) },
        elapsedMilliseconds: 1_200_000,
      });
    },
  );

  it("reads times that stand in the headers of records", async () => {
    const seconds = Date.parse(START) / 1_000 - 631_065_600;
    const offsets = [10, 25, 40, 70].map((after) => (seconds + after) & 31);
    const { elapsedMilliseconds } = await readOne(aFitFileOfCompressedTimes(START, offsets));
    expect(elapsedMilliseconds).toBe(70_000 - 32_000 + 32_000 - 32_000 + 32_000);
  });

  it("reads all files that stand one behind the other", async () => {
    const { activities } = await read(
      Buffer.concat([aFitFile([fileId(), run]), aFitFile([fileId(), run])]),
    );
    expect(activities).toHaveLength(2);
  });

  it("of another type, such as a course or settings, has no activity", async () => {
    for (const type of [2, 5, 6, 15, 32])
      expect(await readFault(aFitFile([fileId(type), run]))).toMatch(/something else/);
  });

  it("with neither a session nor a record with a time has no activity", async () => {
    expect(await readFault(aFitFile([fileId()]))).toMatch(/neither a session/);
    const sinceSwitchedOn = { number: 20, fields: [number32(253, 5_000)] };
    expect(await readFault(aFitFile([fileId(), sinceSwitchedOn]))).toMatch(/neither a session/);
  });

  it("with a session that does not say when it began gives none of its sessions", async () => {
    expect(await readFault(aFitFile([fileId(), run, session(oneOf(5, 1))]))).toMatch(
      /when it began/,
    );
  });

  it("with a broken bit anywhere gives nothing", async () => {
    const file = aFitFile([fileId(), record(START), run]);
    for (let at = 0; at < file.length; at += 1) {
      const broken = Uint8Array.from(file);
      broken[at] = (broken[at] ?? 0) ^ 0x10;
      await expect(fitActivities(broken)).rejects.toBeInstanceOf(FileFault);
    }
  });

  it("cut off anywhere, or followed by anything, gives nothing", async () => {
    const file = aFitFile([fileId(), record(START), run]);
    for (let length = 1; length < file.length; length += 1)
      await expect(fitActivities(Uint8Array.from(file.subarray(0, length)))).rejects.toBeInstanceOf(
        FileFault,
      );
    expect(await readFault(Buffer.concat([file, Buffer.alloc(20)]))).toMatch(/damaged/);
    expect(await readFault(file.subarray(0, -1))).toMatch(/damaged/);
  });
});
