import { describe, expect, it } from "vitest";
import { readFault, readOne } from "../support/read.ts";

const plain = (start: string, zone: string): string =>
  `person,start,type,elapsed_s,moving_s,calories,rpe,source_tz\np,${start},Ride,7200.0,7100.0,423.56,5.5,${zone}`;

describe("a CSV file with plain headings", () => {
  it("gives all that they name", async () => {
    expect(await readOne(plain("2026-01-05T07:00:00Z", "UTC"))).toMatchObject({
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
      expect(start).toEqual({ kind: "local", dateTime: "2026-01-05T07:00:00", zone: null });
    },
  );

  it.each([
    ["UTC", "2026-07-05T07:00:00", "2026-07-05T07:00:00Z"],
    ["gmt", "2026-07-05T07:00:00", "2026-07-05T07:00:00Z"],
    ["+05:30", "2026-07-05T07:00:00", "2026-07-05T01:30:00Z"],
    ["-0330", "2026-07-05T07:00:00", "2026-07-05T10:30:00Z"],
  ])("resolves a start in the zone %s: %s", async (zone, local, instant) => {
    const { start } = await readOne(plain(local, zone));
    expect(start).toEqual({ kind: "instant", at: new Date(instant) });
  });

  it.each(["Europe/Berlin", "Pacific/Apia", "Mars/Olympus", "CEST?", "+25:00", "+05:99"])(
    "leaves it to others what the zone %s means",
    async (zone) => {
      const { start } = await readOne(plain("2026-07-05T07:00:00", zone));
      expect(start).toEqual({ kind: "local", dateTime: "2026-07-05T07:00:00", zone });
    },
  );

  it("keeps of a zone no more than any name has", async () => {
    const { start } = await readOne(plain("2026-07-05T07:00:00", "Z".repeat(5_000)));
    expect(start).toMatchObject({ kind: "local", zone: "Z".repeat(300) });
  });

  it("believes an offset before the zone", async () => {
    const { start } = await readOne(plain("2026-01-05T07:00:00+09:00", "local"));
    expect(start).toEqual({ kind: "instant", at: new Date("2026-01-04T22:00:00Z") });
  });

  it("is told from other lists with a start and a type by its durations in seconds", async () => {
    expect(await readFault("start,type,price\n2026-01-05 07:00,car,5")).toMatch(/none of those/);
  });

  it("are told to whoever sends others, those that are needed first", async () => {
    const fault = await readFault("when,what,how_long\n2026-01-05 07:00,Run,30");
    expect(fault).toContain("start, type, elapsed_s, which are needed");
    expect(fault).toContain("moving_s");
    expect(fault).not.toContain("how_long");
  });

  it.each([
    ["calories", "1800,many,5", "A number of the row cannot be read (column calories)."],
    ["rpe", "1800,300,hard", "A number of the row cannot be read (column rpe)."],
    ["elapsed_s", "soon,300,5", "A number of the row cannot be read (column elapsed_s)."],
    [
      "elapsed_s",
      "1:2,300,5",
      "The duration is no number of seconds and no time such as 1:02:03 (column elapsed_s).",
    ],
  ])("name the column %s of a cell that cannot be read", async (_, cells, fault) => {
    const row = `2026-01-05T07:00:00Z,Run,${cells}`;
    expect(await readFault(`Start,Type,Elapsed_S,Calories,RPE\n${row}`)).toBe(fault);
  });
});
