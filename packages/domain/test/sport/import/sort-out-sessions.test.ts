import { describe, expect, it } from "vitest";
import type { SportLogId } from "../../../src/shared/ids.ts";
import { sourceKeyOf } from "../../../src/sport/import/same-session.ts";
import {
  type StoredSessions,
  sortedOutInSteps,
  sortedOutSessions,
} from "../../../src/sport/import/sort-out-sessions.ts";

const START = Date.parse("2026-03-02T07:00:00Z");
const NOTHING = { times: [], sources: new Map() };

/** A session of half an hour that starts so many minutes after seven. */
function session(minute: number, externalId: string | null = null, kind = "fit") {
  const sportStart = new Date(START + minute * 60_000);
  const sportEnd = new Date(sportStart.getTime() + 1_800_000);
  return { sportStart, sportEnd, source: { kind, externalId } };
}

/** All steps at once. */
function sorted<Session extends Parameters<typeof sortedOutSessions>[0][number]>(
  candidates: readonly Session[],
  stored: StoredSessions,
) {
  return sortedOutSessions(candidates, stored);
}

describe("the sessions of an import", () => {
  it("are known by their times, each with the stored one that it is", () => {
    const id = "stored" as SportLogId;
    const [again, later] = [session(0.5), session(90)];
    const stored = { times: [{ id, ...session(0) }], sources: new Map() };
    expect(sorted([again, later], stored)).toEqual({
      added: [later],
      known: [{ session: again, id }],
    });
  });

  it("are known by their source, whatever their times are, before those tell another", () => {
    const [first, second] = ["first" as SportLogId, "second" as SportLogId];
    const times = [
      { id: first, ...session(0, "1") },
      { id: second, ...session(60, "2") },
    ];
    const sources = new Map(times.map((each) => [sourceKeyOf(each), each.id]));
    const moved = session(60, "1");
    expect(sorted([moved, session(300, "1", "tcx")], { times, sources })).toEqual({
      added: [session(300, "1", "tcx")],
      known: [{ session: moved, id: first }],
    });
  });

  it("are each new once, by time and by source, and those without an id always", () => {
    const all = [session(0, "1"), session(0.5, "2"), session(90, "1"), session(180), session(270)];
    expect(sorted(all, NOTHING)).toEqual({
      added: [session(0, "1"), session(180), session(270)],
      known: [],
    });
  });

  describe("that tell when they began in their file", () => {
    const HOUR = 3_600_000;
    const [first, second] = ["first" as SportLogId, "second" as SportLogId];
    /** What a clock showed so many minutes after seven, read in a zone so many hours ahead of UTC. */
    const onClock = (minute: number, ahead: number) => {
      const at = new Date(START + minute * 60_000 - ahead * HOUR);
      const sportEnd = new Date(at.getTime() + 1_800_000);
      const recorded = { at, wallTime: START + minute * 60_000 };
      return { sportStart: at, sportEnd, source: null, recorded };
    };
    const atInstant = (minute: number) => {
      const each = session(minute);
      return { ...each, recorded: { at: each.sportStart, wallTime: null } };
    };
    const sortedByFile = (
      candidates: readonly ReturnType<typeof atInstant | typeof onClock>[],
      times: StoredSessions["times"],
    ) => sortedOutSessions(candidates, { times, sources: new Map() }, ({ recorded }) => recorded);

    it("are known after somebody moved them, at both times", () => {
      const moved = { ...session(300), id: first, recorded: atInstant(0).recorded };
      const movedOfClock = { ...session(600), id: second, recorded: onClock(60, 0).recorded };
      const again = [atInstant(0), atInstant(300.5), onClock(60, 8), onClock(0, 0), atInstant(600)];
      const { added, known } = sortedByFile(again, [moved, movedOfClock]);
      expect(added).toEqual([]);
      expect(known.map(({ id }) => id)).toEqual([first, first, second, first, second]);
    });

    it("are known by the clock on the wall, in whatever zone it was read before", () => {
      const stored = [
        { ...onClock(0, 0), id: first },
        { ...onClock(60, 0), id: second },
      ];
      for (const ahead of [8, 1, 0, -1, -5]) {
        const again = [onClock(0, ahead), onClock(60.5, ahead), onClock(120, ahead)];
        const { added, known } = sortedByFile(again, stored);
        expect(added).toEqual([again[2]]);
        expect(known.map(({ id }) => id)).toEqual([first, second]);
      }
    });

    it("are known by their times among those of which that is not known", () => {
      const stored = [{ ...session(0), id: first }];
      expect(sortedByFile([onClock(60, 1), atInstant(0.5), onClock(0, 1)], stored)).toMatchObject({
        added: [onClock(0, 1)],
        known: [{ id: first }, { id: first }],
      });
    });
  });

  it("are neither new nor known in a minute with more than anybody does", () => {
    const short = (at: number) => {
      const sportStart = new Date(START + at * 100);
      return { sportStart, sportEnd: new Date(sportStart.getTime() + 50), source: null };
    };
    const hundred = Array.from({ length: 101 }, (_, at) => short(at));
    expect(sorted(hundred, NOTHING).added).toHaveLength(100);
  });

  it("are taken a thousand at a time, stored ones like new ones, so that many hold nothing up", () => {
    const id = "stored" as SportLogId;
    const times = Array.from({ length: 2_500 }, (_, at) => ({ id, ...session(90 * at) }));
    const added = Array.from({ length: 2_500 }, (_, at) => session(90 * at + 45));
    const steps = sortedOutInSteps(added, { times, sources: new Map() });
    expect([...steps]).toHaveLength(5);
  });
});
