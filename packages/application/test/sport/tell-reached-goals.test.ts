import { anExerciseGoal, aSportLog, aWebhook } from "@health-exercise/testing/builders";
import { describe, expect, it } from "vitest";
import { GoalsWithProgress } from "../../src/sport/goals-with-progress.ts";
import { TellReachedGoals } from "../../src/sport/tell-reached-goals.ts";
import { ChangeProfile } from "../../src/user/change-profile.ts";
import { aWorld, day } from "../support/a-world.ts";

async function aServiceWithAGoal(target: number) {
  const world = await aWorld();
  const timer = { wait: async () => {} };
  const storage = { ...world, goals: world.exerciseGoals };
  const progress = new GoalsWithProgress(storage, world.clock, timer);
  const tell = new TellReachedGoals(world.goalChecks, world.exerciseGoals, progress);
  const webhook = aWebhook({ events: ["sport.goal.reached"] });
  await world.webhooks.insertWebhook(webhook, 10);
  const goal = anExerciseGoal({ userId: world.userId, target });
  await world.exerciseGoals.insertExerciseGoal(goal);
  const finish = (daysAgo = 0) =>
    world.sportLogs.insertSportLog(
      aSportLog({
        userId: world.userId,
        sportStart: new Date(world.clock.now().getTime() - daysAgo * 86_400_000),
      }),
    );
  const told = async () => {
    const options = { after: undefined, limit: 100, leaseMilliseconds: 0 };
    const claimed = await world.webhookDeliveries.claimDeliveries(webhook.id, options);
    return claimed?.deliveries.map(({ data }) => data["goal_id"]);
  };
  const pending = async () => (await world.webhookDeliveries.readBacklog()).pending;
  return { world, tell, goal, finish, told, pending };
}

describe("a goal", () => {
  it("is told of when a session makes it reached, and not again by the next one", async () => {
    const { tell, goal, finish, told, pending } = await aServiceWithAGoal(2);
    await finish();
    await tell.execute();
    expect(await pending()).toBe(0);
    await finish();
    await finish();
    await tell.execute();
    await finish();
    await tell.execute();
    expect(await told()).toEqual([goal.id]);
    expect(await pending()).toBe(1);
  });

  it("is told of only where something is expected, and once the pause is taken back that expected nothing", async () => {
    const { world, tell, goal, finish, told, pending } = await aServiceWithAGoal(1);
    const change = new ChangeProfile(world.profiles, world.clock);
    const week = { startDate: day("2026-03-01"), endDate: day("2026-03-09") };
    await change.execute(world.userId, { pauses: [{ ...week, reason: "illness" }] });
    expect(await tell.execute()).toBe(1);
    await finish();
    expect(await tell.execute()).toBe(1);
    expect(await pending()).toBe(0);
    await change.execute(world.userId, { pauses: [] });
    expect(await tell.execute()).toBe(1);
    expect(await told()).toEqual([goal.id]);
  });

  it("is not reached by sessions of other periods", async () => {
    const { tell, finish, pending } = await aServiceWithAGoal(1);
    await finish(40);
    expect(await tell.execute()).toBe(1);
    expect(await pending()).toBe(0);
  });

  it("of somebody who is disabled is told of to nobody, and is not looked at again", async () => {
    const { world, tell, finish, pending } = await aServiceWithAGoal(1);
    await finish();
    await world.users.disableUser(world.userId, world.clock.now());
    expect(await tell.execute()).toBe(1);
    expect(await tell.execute()).toBe(0);
    expect(await pending()).toBe(0);
  });
});
