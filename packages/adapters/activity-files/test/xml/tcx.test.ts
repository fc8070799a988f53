import { describe, expect, it } from "vitest";
import { tcx } from "../support/documents.ts";
import { read, readFault, readOne } from "../support/read.ts";

const lap = (
  start: string,
  seconds: string,
  calories: string,
  times: readonly string[] = [],
): string =>
  `<Lap StartTime="${start}"><TotalTimeSeconds>${seconds}</TotalTimeSeconds><Calories>${calories}</Calories><Track>${times.map((time) => `<Trackpoint><Time>${time}</Time></Trackpoint>`).join("")}</Track></Lap>`;
const activity = (content: string, sport = "Running"): string =>
  `<Activity Sport="${sport}">${content}</Activity>`;
const activities = (...content: readonly string[]): string =>
  tcx(`<Activities>${content.join("")}</Activities>`);

const ID = "<Id>2026-03-04T05:00:00Z</Id>";

describe("a TCX file", () => {
  it("gives start, type, end of the last track point, energy of all laps and notes", async () => {
    const file = activities(
      activity(
        `${ID}${lap("2026-03-04T05:00:00Z", "600.5", "80", ["2026-03-04T05:09:00Z"])}${lap("2026-03-04T05:20:00Z", "60", "12", ["2026-03-04T05:20:00Z", "2026-03-04T05:21:30Z"])}<Notes>Wet.</Notes>`,
      ),
    );
    expect(await readOne(file)).toMatchObject({
      name: null,
      type: "Running",
      start: { kind: "instant", at: new Date("2026-03-04T05:00:00Z") },
      elapsedMilliseconds: 1_290_000,
      energyKilocalories: 92,
      perceivedExertion: null,
      notes: "Wet.",
    });
  });

  it("ends with its last lap where no track point comes later", async () => {
    const late = lap("2026-03-04T05:20:00Z", "60", "0");
    const { elapsedMilliseconds } = await readOne(activities(activity(`${ID}${late}`)));
    expect(elapsedMilliseconds).toBe(1_260_000);
  });

  it("never ends before it starts, and has no duration where nothing tells one", async () => {
    const early = lap("2020-01-01T00:00:00Z", "60", "", ["2020-01-01T00:00:00Z"]);
    expect((await readOne(activities(activity(`${ID}${early}`)))).elapsedMilliseconds).toBe(60_000);
    const bare = await readOne(activities(activity(ID, "")));
    expect(bare).toMatchObject({ elapsedMilliseconds: null, energyKilocalories: null, type: null });
  });

  it("starts with its first lap where its id is no time", async () => {
    const file = activities(activity(`<Id>A1</Id>${lap("2026-03-04T05:00:00Z", "60", "1")}`));
    expect((await readOne(file)).start).toEqual({
      kind: "instant",
      at: new Date("2026-03-04T05:00:00Z"),
    });
    expect(await readFault(activities(activity("<Id>A1</Id>")))).toMatch(/when it began/);
  });

  it("keeps a start without an offset on the wall", async () => {
    const { start } = await readOne(activities(activity("<Id>2026-03-04T05:00:00</Id>")));
    expect(start).toEqual({ kind: "local", dateTime: "2026-03-04T05:00:00", zone: null });
  });

  it("gives each part of a multi-sport session", async () => {
    const file = activities(
      `<MultiSportSession><Id>2026-03-04T04:00:00Z</Id><FirstSport>${activity(ID, "Biking")}</FirstSport><NextSport><Transition StartTime="2026-03-04T06:00:00Z"/>${activity("<Id>2026-03-04T06:05:00Z</Id>")}</NextSport></MultiSportSession>`,
    );
    expect((await read(file)).activities.map(({ activity: { type } }) => type)).toEqual([
      "Biking",
      "Running",
    ]);
  });

  it("with a course, a plan or a list of references only has no activity", async () => {
    for (const other of [
      `<Courses><Course><Name>A</Name>${lap("2026-03-04T05:00:00Z", "60", "1")}</Course></Courses>`,
      `<Workouts><Workout Sport="Running"><Name>A</Name></Workout></Workouts>`,
      `<Folders><History><Running><ActivityRef>${ID}</ActivityRef></Running></History></Folders>`,
      "",
    ])
      expect(await readFault(tcx(other))).toMatch(/courses and workout plans/);
  });

  it("gives no activity where a time or a number is none", async () => {
    const good = activity(ID);
    const badTime = activity(`${ID}${lap("yesterday", "60", "1")}`);
    expect(await readFault(activities(good, badTime))).toMatch(/^A time/);
    for (const number of ["-5", "many", "1e999", "NaN"])
      expect(await readFault(activities(good, activity(`${ID}${lap("", "60", number)}`)))).toMatch(
        /^A number/,
      );
  });
});
