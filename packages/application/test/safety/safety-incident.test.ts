import type { CheckContent, IncidentTransition } from "@health-exercise/domain/safety";
import type { SafetyIncidentId } from "@health-exercise/domain/user";
import { aSafetyIncidentId, aUser } from "@health-exercise/testing/builders";
import { describe, expect, it } from "vitest";
import { GetSafetyIncident } from "../../src/safety/get-safety-incident.ts";
import { ListSafetyIncidents } from "../../src/safety/list-safety-incidents.ts";
import { ReportSafetyIncident } from "../../src/safety/report-safety-incident.ts";
import { TransitionSafetyIncident } from "../../src/safety/transition-safety-incident.ts";
import { aWorld } from "../support/a-world.ts";
import { reading, TURN } from "../support/reading.ts";

const finds: CheckContent = () => ({
  language: "en",
  riskLevel: "high",
  isSafe: false,
  flags: ["cardiac_symptom"],
  warnings: [],
  requiresHumanReview: true,
  findings: [],
});

const REPORT = { type: "injury", description: "It hurt.", aiResponse: null } as const;

async function aReviewedWorld() {
  const world = await aWorld();
  const reviewer = { userId: world.userId, roles: ["safety_reviewer"] };
  const { safetyIncidents, securityLog, clock, ids } = world;
  return {
    ...world,
    reviewer,
    report: new ReportSafetyIncident(safetyIncidents, finds, ids, clock, reading),
    list: new ListSafetyIncidents(safetyIncidents, securityLog),
    get: new GetSafetyIncident(safetyIncidents, securityLog),
    transition: new TransitionSafetyIncident(safetyIncidents, securityLog, clock),
  };
}

const TAKE: Omit<IncidentTransition, "reviewerId"> = { to: "in_review", note: "Mine." };

describe("a report", () => {
  it("waits for review, linked to the user it names", async () => {
    const world = await aReviewedWorld();
    const claimed = { userId: world.userId, dialogueId: null };
    const id = await world.report.execute(REPORT, claimed, TURN);
    const { incident, steps } = await world.get.execute(world.reviewer, id);
    expect(incident).toMatchObject({ status: "pending_review", severity: "high" });
    expect([incident.userId, incident.dialogueId, steps]).toEqual([world.userId, null, []]);
  });

  it("is refused, and not kept, where the check fails, with an error that quotes nothing", async () => {
    const world = await aReviewedWorld();
    const quoting: CheckContent = ({ source }) => {
      throw new SyntaxError(`cannot read\n    at ${source}`);
    };
    const report = new ReportSafetyIncident(
      world.safetyIncidents,
      quoting,
      world.ids,
      world.clock,
      reading,
    );
    const refusal = await report
      .execute(REPORT, { userId: null, dialogueId: null }, TURN)
      .catch((error: unknown) => error);
    expect(refusal).toMatchObject({ message: "The content check threw SyntaxError." });
    expect(refusal).not.toHaveProperty("cause");
    expect((refusal as Error).stack).not.toContain("hurt");
    const page = await world.list.execute(world.reviewer, {}, { limit: 5, offset: 0 });
    expect(page.total).toBe(0);
  });
});

describe("a review", () => {
  it("is for reviewers alone, whether there is such an incident or not", async () => {
    const world = await aReviewedWorld();
    const id = await world.report.execute(REPORT, { userId: null, dialogueId: null }, TURN);
    for (const roles of [[], ["admin", "reviewer"], ["Safety_Reviewer"]]) {
      const caller = { userId: world.userId, roles };
      const attempts = [
        world.list.execute(caller, {}, { limit: 5, offset: 0 }),
        ...[id, aSafetyIncidentId()].flatMap((each: SafetyIncidentId) => [
          world.get.execute(caller, each),
          world.transition.execute(caller, each, TAKE),
        ]),
      ];
      for (const attempt of await Promise.allSettled(attempts)) {
        expect(attempt).toMatchObject({ reason: { code: "role_missing" } });
      }
    }
  });

  it("is not repeated over a step that came first", async () => {
    const world = await aReviewedWorld();
    const id = await world.report.execute(REPORT, { userId: null, dialogueId: null }, TURN);
    const other = aUser();
    await world.users.insertUser(other);
    const rival = { userId: other.id, roles: ["safety_reviewer"] };
    const results = await Promise.allSettled([
      world.transition.execute(world.reviewer, id, TAKE),
      world.transition.execute(rival, id, TAKE),
    ]);
    expect(results.map((result) => result.status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(results).toContainEqual(
      expect.objectContaining({ reason: expect.objectContaining({ code: "changed_meanwhile" }) }),
    );
    expect((await world.get.execute(rival, id)).steps).toHaveLength(1);
  });

  it("tells the whole history after each step", async () => {
    const world = await aReviewedWorld();
    const id = await world.report.execute(REPORT, { userId: null, dialogueId: null }, TURN);
    await world.transition.execute(world.reviewer, id, TAKE);
    world.setTime("2026-03-05T08:00:00Z");
    const decision = { to: "dismissed", note: null, seenRevision: 2 } as const;
    const answered = await world.transition.execute(world.reviewer, id, decision);
    expect(answered.steps.map((step) => [step.to, step.note])).toEqual([
      ["in_review", "Mine."],
      ["dismissed", null],
    ]);
    expect(await world.get.execute(world.reviewer, id)).toEqual(answered);
    await world.list.execute(world.reviewer, {}, { limit: 5, offset: 0 });
    const subject = { userId: world.reviewer.userId };
    const recorded = await world.securityEvents.listSecurityEvents(subject, {
      limit: 9,
      offset: 0,
    });
    expect(recorded.map(({ kind }) => kind).toReversed()).toEqual([
      "incident_decided",
      "incident_decided",
      "incident_read",
      "incidents_listed",
    ]);
  });
});
