import { aSportLogId } from "@health-exercise/testing/builders";
import { describe, expect, it } from "vitest";
import { ChangeSportLog } from "../../src/sport/change-sport-log.ts";
import { CreateSportLog, type CreateSportLogInput } from "../../src/sport/create-sport-log.ts";
import { DeleteSportLog } from "../../src/sport/delete-sport-log.ts";
import { GetActiveSportLog } from "../../src/sport/get-active-sport-log.ts";
import { GiveSportFeedback } from "../../src/sport/give-sport-feedback.ts";
import { ListSportLogs } from "../../src/sport/list-sport-logs.ts";
import { aWorld } from "../support/a-world.ts";

function newLog(facts: Partial<CreateSportLogInput>): CreateSportLogInput {
  return {
    userId: facts.userId as CreateSportLogInput["userId"],
    sportName: "Morning run",
    sportStart: new Date("2026-03-04T07:00:00Z"),
    sportEnd: null,
    calories: 0,
    caloriesSource: "user",
    finished: false,
    feedback: null,
    notes: null,
    exerciseType: null,
    isCustom: false,
    ...facts,
  };
}

describe("recording a session", () => {
  it("looks up the intensity from the name", async () => {
    const world = await aWorld();
    const create = new CreateSportLog(world.sportLogs, world.ids, world.clock);
    const { log } = await create.execute(newLog({ userId: world.userId }));
    expect(log.mets.adult).toBeGreaterThan(3);
    expect(log.matchedCategoryId).toBe("running");
  });

  it("keeps the intensity that the person states, with two decimals", async () => {
    const world = await aWorld();
    const create = new CreateSportLog(world.sportLogs, world.ids, world.clock);
    const { log } = await create.execute(newLog({ userId: world.userId, statedMet: 4.256 }));
    expect(log.mets.stated).toBe(4.26);
  });

  it("refuses a second open log and names the first", async () => {
    const world = await aWorld();
    const open = await world.hasLog({ finished: false });
    const create = new CreateSportLog(world.sportLogs, world.ids, world.clock);
    await expect(create.execute(newLog({ userId: world.userId }))).rejects.toMatchObject({
      code: "active_log_exists",
      conflictingId: open.id,
    });
  });
});

describe("changing a session", () => {
  it("ends an open one at the time of the clock", async () => {
    const world = await aWorld("2026-03-04T08:00:00Z");
    const open = await world.hasLog({
      finished: false,
      sportStart: new Date("2026-03-04T07:00:00Z"),
    });
    const change = new ChangeSportLog(world.sportLogs, world.clock);
    const { log } = await change.execute(world.userId, open.id, { finished: true });
    expect(log.sportEnd).toEqual(new Date("2026-03-04T08:00:00Z"));
    const active = new GetActiveSportLog(world.sportLogs);
    await expect(active.execute(world.userId)).rejects.toMatchObject({ code: "no_active_log" });
  });

  it("does not reopen one beside an open one", async () => {
    const world = await aWorld();
    const finished = await world.hasLog();
    const open = await world.hasLog({ finished: false });
    const change = new ChangeSportLog(world.sportLogs, world.clock);
    await expect(
      change.execute(world.userId, finished.id, { finished: false }),
    ).rejects.toMatchObject({ code: "active_log_exists", conflictingId: open.id });
  });

  it("does not find what is not there", async () => {
    const world = await aWorld();
    const change = new ChangeSportLog(world.sportLogs, world.clock);
    await expect(
      change.execute(world.userId, aSportLogId(), { calories: 1 }),
    ).rejects.toMatchObject({ code: "sport_log_not_found" });
  });

  it("keeps two changes made at the same moment", async () => {
    const world = await aWorld();
    const { id } = await world.hasLog({ calories: 100, feedback: null });
    const change = new ChangeSportLog(world.sportLogs, world.clock);
    await Promise.all([
      change.execute(world.userId, id, { calories: 250 }),
      change.execute(world.userId, id, { feedback: "good" }),
    ]);
    const { log } = await world.sportLogs.getSportLog(world.userId, id);
    expect(log).toMatchObject({ calories: 250, feedback: "good", revision: 3 });
  });
});

describe("feedback", () => {
  it("closes the session and replaces the calories", async () => {
    const world = await aWorld("2026-03-04T08:00:00Z");
    const open = await world.hasLog({
      finished: false,
      sportStart: new Date("2026-03-04T07:00:00Z"),
    });
    const give = new GiveSportFeedback(world.sportLogs, world.clock);
    const { log } = await give.execute(world.userId, open.id, {
      feelingRating: 4,
      finalCalories: 480,
    });
    expect(log).toMatchObject({ finished: true, calories: 480 });
    expect(JSON.parse(log.feedback ?? "")).toEqual({ feeling_rating: 4, final_calories: 480 });
  });
});

describe("deleting a session", () => {
  it("takes it out of the list", async () => {
    const world = await aWorld();
    const { id } = await world.hasLog();
    await new DeleteSportLog(world.sportLogs, world.clock).execute(world.userId, id);
    const page = await new ListSportLogs(world.sportLogs).execute(world.userId, {
      limit: 20,
      offset: 0,
    });
    expect(page).toMatchObject({ logs: [], total: 0 });
  });
});
