import { type LaneLimits, WorkLane } from "@health-exercise/application";
import { describe, expect, it } from "vitest";

const timer = { wait: () => Promise.resolve() };
const UNBOUNDED = { mostWaiting: Number.POSITIVE_INFINITY, retryAfterSeconds: 7 };
const aLane = (limits: Partial<LaneLimits>) =>
  new WorkLane(timer, { width: 1, perPerson: 1, ...UNBOUNDED, ...limits });
const aPause = () => new Promise((resolve) => setImmediate(resolve));

/** Asks for turns, and tells who had one. */
function turnsIn(lane: WorkLane) {
  const begun: string[] = [];
  const working = new Map<string, number>();
  const most = new Map<string, number>();
  const step = (name: string, by: number) => {
    working.set(name, (working.get(name) ?? 0) + by);
    most.set(name, Math.max(most.get(name) ?? 0, working.get(name) ?? 0));
  };
  const ask = (person: string, signal?: AbortSignal) =>
    lane.run({ person, signal }, async () => {
      begun.push(person);
      for (const name of [person, "all"]) step(name, 1);
      await aPause();
      for (const name of [person, "all"]) step(name, -1);
    });
  return { begun, most, ask };
}

const times = <Result>(count: number, make: () => Result) => Array.from({ length: count }, make);

describe("a work lane", () => {
  it.each([
    [1, 1],
    [4, 2],
    [6, 3],
  ])("lets %i pieces go on at a time, and %i of one person", async (width, perPerson) => {
    const { most, ask } = turnsIn(aLane({ width, perPerson }));
    await Promise.all(["ana", "bo", "cy"].flatMap((person) => times(7, () => ask(person))));
    expect(Object.fromEntries(most)).toEqual({
      all: width,
      ana: perPerson,
      bo: perPerson,
      cy: perPerson,
    });
  });

  it("leaves room that one person must not take to the others", async () => {
    const { most, ask } = turnsIn(aLane({ width: 5, perPerson: 2 }));
    await Promise.all([...times(9, () => ask("ana")), ...times(9, () => ask("bo"))]);
    expect(most.get("all")).toBe(4);
  });

  it("hands on what becomes of each piece, and goes on after one that failed", async () => {
    const lane = aLane({});
    const results = [1, 2, 3, 4].map((number) =>
      lane.run({ person: "ana" }, async () => {
        if (number % 2 === 0) throw new Error(`no ${number}`);
        return number;
      }),
    );
    expect((await Promise.allSettled(results)).map(({ status }) => status)).toEqual([
      "fulfilled",
      "rejected",
      "fulfilled",
      "rejected",
    ]);
  });

  it("looks after everything else before it begins the next piece", async () => {
    const waits: (() => void)[] = [];
    const patient = {
      wait: () => new Promise<void>((resolve) => waits.push(resolve)),
    };
    const lane = new WorkLane(patient, { width: 1, perPerson: 1, ...UNBOUNDED });
    const { begun, ask } = turnsIn(lane);
    const asked = [ask("ana"), ask("bo")];
    await asked[0];
    await aPause();
    expect(begun).toEqual(["ana"]);
    waits[0]?.();
    await asked[1];
    expect(begun).toEqual(["ana", "bo"]);
  });
});

describe("turns", () => {
  it("go round among persons: nobody waits for more than one of each other", async () => {
    const { begun, ask } = turnsIn(aLane({}));
    const asked = times(60, () => ask("ana"));
    asked.push(...times(3, () => ask("bo")), ask("cy"));
    await Promise.all(asked);
    expect(begun.slice(0, 8)).toEqual(["ana", "bo", "cy", "ana", "bo", "ana", "bo", "ana"]);
    expect(begun).toHaveLength(64);
  });

  it("come in any order of asking after at most one of each other person", async () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      let state = seed;
      const random = (below: number) => {
        state = (state * 48_271) % 2_147_483_647;
        return state % below;
      };
      const width = 1 + random(3);
      const { begun, ask } = turnsIn(aLane({ width, perPerson: width }));
      const persons = ["ana", "bo", "cy", "di"];
      const open = new Map(persons.map((person) => [person, 0]));
      const asked = times(40, () => {
        const person = persons[random(persons.length)] as string;
        open.set(person, (open.get(person) ?? 0) + 1);
        return ask(person);
      });
      await Promise.all(asked);
      // All have asked before the first place was free again: from then on whoever still waits has every turn in between.
      const rounds = begun.slice(width);
      for (const person of persons) {
        const places = rounds.flatMap((each, place) => (each === person ? [place] : []));
        let last = -1;
        for (const place of places) {
          const between = rounds.slice(last + 1, place);
          expect(new Set(between).size).toBe(between.length);
          last = place;
        }
      }
    }
  });

  it("of short work come before all others", async () => {
    const lane = aLane({});
    const done: string[] = [];
    const work = (name: string) => async () => void done.push(name);
    const long = ["first", "second", "third"].map((name) => lane.run({ person: name }, work(name)));
    const short = ["a", "b"].map((name) => lane.runShort({ person: name }, work(name)));
    await Promise.all([...long, ...short]);
    expect(done).toEqual(["first", "a", "b", "second", "third"]);
  });
});

describe("a lane where too many wait", () => {
  it("refuses the next one, and says when to try again", async () => {
    const { begun, ask } = turnsIn(aLane({ mostWaiting: 2 }));
    const asked = ["ana", "bo", "cy"].map((person) => ask(person));
    await expect(ask("di")).rejects.toMatchObject({ code: "busy", retryAfterSeconds: 7 });
    await Promise.all(asked);
    await ask("di");
    expect(begun).toEqual(["ana", "bo", "cy", "di"]);
  });

  it("refuses the last one of who has most waiting, if somebody with less comes", async () => {
    const { begun, ask } = turnsIn(aLane({ mostWaiting: 3 }));
    const anas = times(4, () => ask("ana"));
    const outcomes = Promise.allSettled(anas);
    const others = [ask("bo")];
    await expect(anas[3]).rejects.toMatchObject({ code: "busy" });
    await expect(ask("ana")).rejects.toMatchObject({ code: "busy" });
    others.push(ask("cy"));
    await expect(anas[2]).rejects.toMatchObject({ code: "busy" });
    // Everybody has one waiting now: first come, first served.
    await expect(ask("di")).rejects.toMatchObject({ code: "busy" });
    await Promise.all([...others, outcomes]);
    expect(begun.toSorted()).toEqual(["ana", "ana", "bo", "cy"]);
  });

  it("of mostWaiting 0 lets work begin and nobody wait", async () => {
    const { ask } = turnsIn(aLane({ mostWaiting: 0, width: 2 }));
    const asked = [ask("ana"), ask("bo")];
    await expect(ask("cy")).rejects.toMatchObject({ code: "busy" });
    await Promise.all(asked);
  });
});

describe("somebody who leaves", () => {
  it("while they wait makes room for others at once, and has no turn", async () => {
    const { begun, ask } = turnsIn(aLane({ mostWaiting: 1 }));
    const leaving = new AbortController();
    const first = ask("ana");
    const gone = ask("bo", leaving.signal);
    leaving.abort(new Error("gone"));
    const next = ask("cy");
    await expect(gone).rejects.toThrow("gone");
    await Promise.all([first, next]);
    expect(begun).toEqual(["ana", "cy"]);
  });

  it("before they ask has no turn either", async () => {
    const { begun, ask } = turnsIn(aLane({}));
    const gone = ask("ana", AbortSignal.abort(new Error("gone")));
    await expect(gone).rejects.toThrow("gone");
    expect(begun).toEqual([]);
  });

  it("when their turn has come ends it themselves", async () => {
    const lane = aLane({});
    const leave = await lane.enter({ person: "ana" });
    const { begun, ask } = turnsIn(lane);
    const next = ask("bo");
    await aPause();
    expect(begun).toEqual([]);
    leave();
    leave();
    await next;
    expect(begun).toEqual(["bo"]);
    expect(await lane.run({ person: "cy" }, async () => "done")).toBe("done");
  });
});

describe("what is told of a lane", () => {
  it("is how many work and wait, and how many were refused", async () => {
    const lane = aLane({ width: 1, mostWaiting: 1 });
    const left = new AbortController();
    const leave = await lane.enter({ person: "a" });
    const second = lane.enter({ person: "b" });
    expect(lane.state).toEqual({ working: 1, waiting: 1, refused: 0 });
    await expect(lane.enter({ person: "c" })).rejects.toMatchObject({ code: "busy" });
    expect(lane.state).toEqual({ working: 1, waiting: 1, refused: 1 });
    leave();
    const leaveSecond = await second;
    expect(lane.state).toEqual({ working: 1, waiting: 0, refused: 1 });
    const third = lane.enter({ person: "c", signal: left.signal });
    left.abort(new Error("gone"));
    await expect(third).rejects.toThrow("gone");
    expect(lane.state).toEqual({ working: 1, waiting: 0, refused: 1 });
    leaveSecond();
    await aPause();
    expect(lane.state).toEqual({ working: 0, waiting: 0, refused: 1 });
  });

  it("has a place once, however often it is given back", async () => {
    const lane = aLane({ width: 2, perPerson: 2 });
    const leave = await lane.enter({ person: "a" });
    await lane.enter({ person: "a" });
    leave();
    leave();
    await aPause();
    expect(lane.state.working).toBe(1);
  });

  it("does not take whoever had their turn for somebody who still waits", async () => {
    const lane = aLane({ width: 1 });
    const left = new AbortController();
    const leave = await lane.enter({ person: "a" });
    const turn = lane.enter({ person: "b", signal: left.signal });
    leave();
    const leaveTurn = await turn;
    left.abort(new Error("gone"));
    expect(lane.state).toEqual({ working: 1, waiting: 0, refused: 0 });
    leaveTurn();
    await aPause();
    expect(lane.state.working).toBe(0);
  });

  it("lets everything else pass where somebody asks for that", async () => {
    const waits: number[] = [];
    const waiting = { wait: async (milliseconds: number) => void waits.push(milliseconds) };
    await new WorkLane(waiting).letPass();
    expect(waits).toEqual([0]);
  });
});
