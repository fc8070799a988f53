import { describe, expect, it } from "vitest";
import { read, readFault, readOne } from "../support/read.ts";

const plain = (start: string, zone: string): string =>
  `person,start,type,elapsed_s,moving_s,calories,rpe,source_tz\np,${start},Ride,7200.0,7100.0,423.56,5.5,${zone}`;

describe("a CSV file with plain headings", () => {
  it("gives all that they name", async () => {
    expect(await readOne(plain("2026-01-05T07:00:00Z", "UTC"))).toEqual({
      name: null,
      type: "Ride",
      start: { kind: "instant", at: new Date("2026-01-05T07:00:00Z") },
      elapsedMilliseconds: 7_200_000,
      energyKilocalories: 423.56,
      perceivedExertion: 5.5,
      notes: null,
    });
  });

  it.each(["local", "LOCAL", ""])(
    "leaves a start on the wall where the zone is '%s'",
    async (zone) => {
      const { start } = await readOne(plain("2026-01-05T07:00:00", zone));
      expect(start).toEqual({ kind: "local", dateTime: "2026-01-05T07:00:00" });
    },
  );

  it.each([
    ["UTC", "2026-07-05T07:00:00", "2026-07-05T07:00:00Z"],
    ["+05:30", "2026-07-05T07:00:00", "2026-07-05T01:30:00Z"],
    ["-0330", "2026-07-05T07:00:00", "2026-07-05T10:30:00Z"],
    ["Europe/Berlin", "2026-07-05T07:00:00", "2026-07-05T05:00:00Z"],
    ["Europe/Berlin", "2026-01-05T00:30:00", "2026-01-04T23:30:00Z"],
    ["America/New_York", "2026-12-31T23:30:00", "2027-01-01T04:30:00Z"],
    ["Pacific/Apia", "2011-12-31T00:30:00", "2011-12-30T10:30:00Z"],
    ["Asia/Kolkata", "1970-01-01T05:30:00", "1970-01-01T00:00:00Z"],
  ])("resolves a start in the zone %s: %s", async (zone, local, instant) => {
    const { start } = await readOne(plain(local, zone));
    expect(start).toEqual({ kind: "instant", at: new Date(instant) });
  });

  it("takes the first of two times when clocks go back, and moves on by the gap when they go forward", async () => {
    const back = await readOne(plain("2026-10-25T02:30:00", "Europe/Berlin"));
    expect(back.start).toEqual({ kind: "instant", at: new Date("2026-10-25T00:30:00Z") });
    const forward = await readOne(plain("2026-03-29T02:30:00", "Europe/Berlin"));
    expect(forward.start).toEqual({ kind: "instant", at: new Date("2026-03-29T01:30:00Z") });
  });

  it("believes an offset before the zone", async () => {
    const { start } = await readOne(plain("2026-01-05T07:00:00+09:00", "local"));
    expect(start).toEqual({ kind: "instant", at: new Date("2026-01-04T22:00:00Z") });
  });

  it.each(["Mars/Olympus", "CEST?", "+25:00", "+05:99"])(
    "refuses the unknown zone %s",
    async (zone) => {
      const { faults } = await read(plain("2026-01-05T07:00:00", zone));
      expect(faults).toEqual([expect.objectContaining({ line: 2 })]);
      expect(faults[0]?.message).toMatch(/zone/);
      expect(faults[0]?.message).not.toContain(zone);
    },
  );

  it("is told from other lists with a start and a type by its durations in seconds", async () => {
    expect(await readFault("start,type,price\n2026-01-05 07:00,car,5")).toMatch(/none of those/);
  });
});
