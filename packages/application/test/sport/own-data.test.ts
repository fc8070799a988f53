import type { ConsistencyReport } from "@health-exercise/domain/sport";
import { anExerciseScheme, aSchemeItem, aUserId } from "@health-exercise/testing/builders";
import { describe, expect, it } from "vitest";
import { ChangeExerciseScheme } from "../../src/sport/change-exercise-scheme.ts";
import { CreateExerciseScheme } from "../../src/sport/create-exercise-scheme.ts";
import { JudgeSchemes } from "../../src/sport/judge-schemes.ts";
import { ListExerciseCategories } from "../../src/sport/list-exercise-categories.ts";
import { ListExerciseSchemes } from "../../src/sport/list-exercise-schemes.ts";
import { ListMetValues } from "../../src/sport/list-met-values.ts";
import { ValidateConsistency } from "../../src/sport/validate-consistency.ts";
import { ChangeProfile } from "../../src/user/change-profile.ts";
import { aWorld } from "../support/a-world.ts";
import { contentCheck } from "../support/content-check.ts";

describe("what is named by a user's id", () => {
  it("is refused to everybody else, and for what is no id", async () => {
    const world = await aWorld();
    const list = new ListExerciseSchemes(world.exerciseSchemes);
    for (const other of [aUserId(), undefined]) {
      await expect(
        list.execute(world.userId, other, { limit: 20, offset: 0 }),
      ).rejects.toMatchObject({ code: "other_user" });
    }
  });

  it("is shown to the user", async () => {
    const world = await aWorld();
    const { id, createdAt, updatedAt, revision, userId, ...content } = anExerciseScheme();
    const create = new CreateExerciseScheme(world.exerciseSchemes, world.ids, world.clock);
    const made = await create.execute(world.userId, content);
    const change = new ChangeExerciseScheme(world.exerciseSchemes, world.clock);
    await change.execute(world.userId, made.id, { name: "Four runs a week", sessionsPerWeek: 4 });
    const list = new ListExerciseSchemes(world.exerciseSchemes);
    const { schemes } = await list.execute(world.userId, world.userId, { limit: 20, offset: 0 });
    expect(schemes).toMatchObject([{ name: "Four runs a week", sessionsPerWeek: 4, revision: 2 }]);
  });
});

function consistencyIn(world: Awaited<ReturnType<typeof aWorld>>): ValidateConsistency {
  return new ValidateConsistency(
    world.profiles,
    world.sportLogs,
    world.exerciseSchemes,
    new JudgeSchemes(contentCheck, world.timer),
    world.clock,
  );
}

describe("the consistency checks", () => {
  it("look at logs and at more schemes than one page has", async () => {
    const world = await aWorld("2026-03-04T12:00:00Z");
    const future = await world.hasLog({ sportStart: new Date("2026-03-05T10:00:00Z") });
    for (let made = 0; made < 101; made += 1) {
      await world.exerciseSchemes.insertExerciseScheme(anExerciseScheme({ userId: world.userId }));
    }
    const unknown = anExerciseScheme({
      userId: world.userId,
      createdAt: new Date(0),
      items: [aSchemeItem({ sportName: "asdfgh", exerciseType: "qwertz" })],
    });
    await world.exerciseSchemes.insertExerciseScheme(unknown);
    const consistency = consistencyIn(world);
    const first = await consistency.execute(world.userId, world.userId);
    expect(first.issues.map((issue) => issue.logId)).toEqual([future.id]);
    const second = await consistency.execute(world.userId, world.userId, first.nextOffset ?? 0);
    expect(second.issues.map((issue) => issue.schemeId)).toEqual([unknown.id]);
    expect([first.status, second.status, second.nextOffset]).toEqual([
      "inconsistent",
      "inconsistent",
      null,
    ]);
  });

  it("look at the latest sessions, at the open one, and further back when they are asked to", async () => {
    const world = await aWorld("2026-03-04T12:00:00Z");
    const start = (minutes: number) => new Date(Date.UTC(2025, 0, 1) + minutes * 60_000);
    const session = (minutes: number) => ({
      sportStart: start(minutes),
      sportEnd: start(minutes + 10),
      calories: 0,
    });
    const open = await world.hasLog({ sportStart: start(-60), sportEnd: null, finished: false });
    // Each overlaps with the one before it.
    for (let made = 0; made < 1_300; made += 1) await world.hasLog(session(made * 9));
    const consistency = consistencyIn(world);
    const examined = (report: ConsistencyReport, check: string) =>
      report.checks.find(({ name }) => name === check)?.examined;
    const first = await consistency.execute(world.userId, world.userId);
    expect(first.nextOffset).toBe(999);
    expect(first.issues.filter(({ code }) => code === "open_too_long")).toMatchObject([
      { logId: open.id },
    ]);
    const second = await consistency.execute(world.userId, world.userId, 999);
    expect(second.nextOffset).toBeNull();
    expect([examined(first, "overlap"), examined(second, "overlap")]).toEqual([1_000, 301]);
    const overlaps = (report: ConsistencyReport) =>
      report.issuesOmitted +
      report.issues.filter(({ code }) => code === "overlapping_sessions").length;
    expect(overlaps(first) + overlaps(second)).toBe(1_299);
  });
});

describe("the MET tables", () => {
  it("follow the age in the profile", async () => {
    const world = await aWorld();
    const values = new ListMetValues(world.profiles, world.clock);
    expect((await values.execute(world.userId)).table.id).toBe("adult-2024");
    const profile = new ChangeProfile(world.profiles, world.clock);
    await profile.execute(world.userId, { ageYears: 60 });
    expect((await values.execute(world.userId)).table.id).toBe("older-adult-2024");
    expect((await values.execute(world.userId, "wheelchair-2024")).table.id).toBe(
      "wheelchair-2024",
    );
  });

  it("list the exercises of one category, or of none that exists", async () => {
    const world = await aWorld();
    const list = new ListExerciseCategories(world.profiles, world.clock);
    const { userId } = world;
    expect((await list.execute({ userId })).categories).toHaveLength(22);
    const { categories } = await list.execute({ userId, categoryId: "running" });
    expect(categories.map((category) => category.exercises.length)).toEqual([66]);
    expect((await list.execute({ userId, categoryId: "quidditch" })).categories).toEqual([]);
  });
});
