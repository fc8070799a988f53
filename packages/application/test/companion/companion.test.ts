import type { LocalDate } from "@health-exercise/domain/user";
import { describe, expect, it } from "vitest";
import { aCompanionWorld } from "./a-companion-world.ts";

const WOMAN_OF_35 = { gender: "female", ageYears: 35 } as const;
const BORN_1991 = { kind: "date", date: "1991-01-01" as LocalDate } as const;
const NO_COMPANION = { code: "companion_not_found" };

describe("initialising a companion", () => {
  it("makes one with a score of 60 unless another is named", async () => {
    const world = await aCompanionWorld();
    const { companion, emotion } = await world.initialize(WOMAN_OF_35);
    expect(companion).toMatchObject({ gender: "female", ageGroup: "young_adult", healthScore: 60 });
    expect(emotion).toBe("calm");
    expect(await world.stored()).toEqual(companion);
    const anew = await world.initialize({ ...WOMAN_OF_35, healthScore: 0 });
    expect(anew.companion.healthScore).toBe(0);
  });

  it("sets the companion anew and keeps its id", async () => {
    const world = await aCompanionWorld();
    const first = await world.initialize(WOMAN_OF_35);
    await world.setScore(12, "Flu");
    await world.changeLook({ appearance: { accessory: "guide_dog" }, position: { x: 0 } });
    const second = await world.initialize({ gender: "male", ageYears: 70 });
    expect(second.companion).toMatchObject({
      id: first.companion.id,
      gender: "male",
      ageGroup: "senior",
      healthScore: 60,
      lastReason: null,
      revision: 4,
    });
    expect(second.companion.position.x).toBe(first.companion.position.x);
    expect(await world.stored()).toEqual(second.companion);
  });

  it("gives two that come at once the same companion", async () => {
    const world = await aCompanionWorld();
    const [left, right] = await Promise.all([
      world.initialize(WOMAN_OF_35),
      world.initialize({ gender: "neutral", ageYears: 8 }),
    ]);
    expect(left.companion.id).toBe(right.companion.id);
    expect((await world.stored())?.revision).toBe(2);
  });
});

describe("the words about sessions", () => {
  it("count for a day from the end of the session, or from the start of one without an end", async () => {
    const world = await aCompanionWorld("2026-03-04T12:00:00Z");
    const told = async (start: string, end: string | null, finished = true) => {
      const times = { sportStart: new Date(start), sportEnd: end === null ? null : new Date(end) };
      const { id } = await world.hasLog({ ...times, finished, notes: "chest felt tight" });
      return id;
    };
    const counting = [
      await told("2026-03-04T11:00:00Z", null, false),
      await told("2026-03-03T11:00:00Z", "2026-03-03T12:00:00Z"),
    ];
    await told("2026-03-03T10:00:00Z", "2026-03-03T11:59:59Z");
    await told("2026-03-03T11:59:00Z", null);
    const { concerns } = await world.records.execute(world.userId);
    expect(concerns.map(({ logId }) => logId)).toEqual(counting);
  });
});

describe("the status of a companion", () => {
  it("is not found where there is neither a companion nor a profile", async () => {
    const world = await aCompanionWorld();
    await expect(world.getStatus()).rejects.toMatchObject(NO_COMPANION);
  });

  it.each([
    ["gender", { birth: BORN_1991 }],
    ["age", { gender: "female" as const }],
    ["gender and age", { displayName: "Mei" }],
  ])("is not found where the profile tells no %s, and nothing is made", async (_what, facts) => {
    const world = await aCompanionWorld();
    await world.hasProfile(facts);
    await expect(world.getStatus()).rejects.toMatchObject(NO_COMPANION);
    expect(await world.stored()).toBeNull();
  });

  it("begins with a companion from the profile that tells gender and age", async () => {
    const world = await aCompanionWorld();
    await world.hasProfile({ gender: "other", birth: BORN_1991 });
    const { companion } = await world.getStatus();
    expect(companion).toMatchObject({ gender: "neutral", ageGroup: "young_adult", revision: 1 });
    expect((await world.getStatus()).companion).toEqual(companion);
    expect(await world.stored()).toEqual(companion);
  });

  it("begins once where two ask at the same moment", async () => {
    const world = await aCompanionWorld();
    await world.hasProfile({ gender: "male", birth: BORN_1991 });
    const [left, right] = await Promise.all([world.getStatus(), world.getStatus()]);
    expect(left.companion).toEqual(right.companion);
    expect((await world.stored())?.revision).toBe(1);
  });

  it("keeps the companion as it is when the profile changes", async () => {
    const world = await aCompanionWorld();
    const { companion } = await world.initialize({ gender: "male", ageYears: 10 });
    await world.hasProfile({ gender: "female", birth: BORN_1991 });
    expect((await world.getStatus()).companion).toEqual(companion);
  });

  it("follows what the person does", async () => {
    const world = await aCompanionWorld("2026-03-04T12:00:00Z");
    await world.initialize(WOMAN_OF_35);
    expect((await world.getStatus()).state).toBe("idle");
    await world.hasLog({
      sportStart: new Date("2026-03-04T11:00:00Z"),
      sportEnd: new Date("2026-03-04T11:30:00Z"),
    });
    expect((await world.getStatus()).state).toBe("celebrating");
    await world.hasLog({ finished: false, sportStart: new Date("2020-01-01T00:00:00Z") });
    expect((await world.getStatus()).state).toBe("exercising");
  });

  it("sees the last of the days that it compares with", async () => {
    const world = await aCompanionWorld("2026-03-31T12:00:00Z");
    await world.initialize(WOMAN_OF_35);
    const minutes = (start: string, count: number) => {
      const sportStart = new Date(start);
      return world.hasLog({ sportStart, sportEnd: new Date(+sportStart + count * 60_000) });
    };
    for (const day of ["02", "10", "20", "29"]) await minutes(`2026-03-${day}T12:00:01Z`, 10);
    await minutes("2026-03-31T09:00:00Z", 60);
    expect((await world.getStatus()).state).toBe("recovering");
  });
});

describe("the score", () => {
  it("changes the emotion and keeps the last reason", async () => {
    const world = await aCompanionWorld();
    await world.initialize(WOMAN_OF_35);
    const { companion, emotion } = await world.setScore(85, "Slept well");
    expect([emotion, companion.healthScore, companion.lastReason]).toEqual([
      "energetic",
      85,
      "Slept well",
    ]);
    expect((await world.setScore(29.9)).companion.lastReason).toBeNull();
    expect((await world.getStatus()).emotion).toBe("unwell");
  });

  it("cannot be set without a companion, even where the profile could make one", async () => {
    const world = await aCompanionWorld();
    await world.hasProfile({ gender: "male", birth: BORN_1991 });
    await expect(world.setScore(50)).rejects.toMatchObject(NO_COMPANION);
    expect(await world.stored()).toBeNull();
  });

  it("takes each of many set at the same moment", async () => {
    const world = await aCompanionWorld();
    await world.initialize(WOMAN_OF_35);
    const scores = Array.from({ length: 20 }, (_, index) => index * 5);
    const statuses = await Promise.all(scores.map((score) => world.setScore(score)));
    expect(statuses.map(({ companion }) => companion.healthScore)).toEqual(scores);
    expect((await world.stored())?.revision).toBe(21);
  });
});

describe("the look", () => {
  it("changes in the fields that are named alone", async () => {
    const world = await aCompanionWorld();
    const { companion: before } = await world.initialize(WOMAN_OF_35);
    const { companion } = await world.changeLook({
      appearance: { hairStyle: "turban" },
      position: { scale: 2.5 },
    });
    expect(companion.appearance).toEqual({ ...before.appearance, hairStyle: "turban" });
    expect(companion.position).toEqual({ ...before.position, scale: 2.5 });
  });

  it("keeps two changes made at the same moment", async () => {
    const world = await aCompanionWorld();
    await world.initialize(WOMAN_OF_35);
    await Promise.all([
      world.changeLook({ appearance: { hairColor: "grey" }, position: {} }),
      world.changeLook({ appearance: {}, position: { y: 0.25 } }),
    ]);
    expect(await world.stored()).toMatchObject({
      appearance: { hairColor: "grey" },
      position: { y: 0.25 },
    });
  });

  it("refuses a change of nothing before it looks for a companion", async () => {
    const world = await aCompanionWorld();
    const nothing = { code: "no_updatable_field" };
    await expect(world.changeLook({ appearance: {}, position: {} })).rejects.toMatchObject(nothing);
    const undefinedAlone = { appearance: { outfit: undefined }, position: { x: undefined } };
    await expect(world.changeLook(undefinedAlone)).rejects.toMatchObject(nothing);
    await expect(world.changeLook({ appearance: {}, position: { x: 0 } })).rejects.toMatchObject(
      NO_COMPANION,
    );
  });

  it("can be left to the profile, which must be there as the companion must", async () => {
    const world = await aCompanionWorld();
    await expect(world.autoConfigure()).rejects.toMatchObject(NO_COMPANION);
    await world.initialize({ gender: "male", ageYears: 8 });
    await expect(world.autoConfigure()).rejects.toMatchObject({ code: "profile_not_found" });
    const { companion: moved } = await world.changeLook({ appearance: {}, position: { x: 0.1 } });
    await world.hasProfile({ gender: "female", birth: BORN_1991, activityLevel: "very_active" });
    const { companion } = await world.autoConfigure();
    expect(companion.appearance).not.toEqual(moved.appearance);
    expect(companion).toEqual({
      ...moved,
      appearance: companion.appearance,
      updatedAt: companion.updatedAt,
      revision: 3,
    });
  });
});

describe("the history", () => {
  it("is empty before there is a companion and makes none", async () => {
    const world = await aCompanionWorld();
    await world.hasProfile({ gender: "female", birth: BORN_1991 });
    expect(await world.getHistory()).toEqual([]);
    expect(await world.stored()).toBeNull();
  });

  it("holds the status of the moment alone", async () => {
    const world = await aCompanionWorld();
    await world.initialize(WOMAN_OF_35);
    await world.setScore(90);
    expect(await world.getHistory()).toEqual([await world.getStatus()]);
  });
});
