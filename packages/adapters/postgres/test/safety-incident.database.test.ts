import { transitionIncident } from "@health-exercise/domain/safety";
import {
  aChatSession,
  aNewSafetyIncident,
  asStored,
  aUser,
} from "@health-exercise/testing/builders";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { KyselySafetyIncidentRepository } from "../src/safety/kysely-safety-incident-repository.ts";
import {
  listAllIncidents,
  listIncidentsOfStatus,
} from "../src/safety/safety-incident.statements.ts";
import { openTestStorage } from "./support/open-test-storage.ts";
import { planOf } from "./support/plan-of.ts";
import { refusals } from "./support/refusals.ts";

const storage = await openTestStorage(20);
const { chatSessions, safetyIncidents, users } = storage;
const { pool } = storage.database;
const reviewer = aUser();
const NOW = new Date("2026-03-05T09:30:00.000Z");
const NOBODY = { userId: null, dialogueId: null };

beforeAll(() => users.insertUser(reviewer));
afterAll(() => storage.close());

describe("a step of a review", () => {
  it("is taken by exactly one of 30 reviewers at once, and kept once", async () => {
    const incident = aNewSafetyIncident();
    await safetyIncidents.insertSafetyIncident(incident, NOBODY);
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, async () => {
        const rival = aUser();
        await users.insertUser(rival);
        const decision = { to: "in_review" as const, reviewerId: rival.id, note: null };
        const { step } = transitionIncident(asStored(incident), decision, NOW);
        await safetyIncidents.saveReviewStep(rival.id, step);
        return rival.id;
      }),
    );
    expect(refusals(results)).toHaveLength(29);
    for (const refusal of refusals(results)) {
      expect(refusal).toMatchObject({ code: "changed_meanwhile" });
    }
    const winner = results.find((result) => result.status === "fulfilled");
    const { steps } = await safetyIncidents.getSafetyIncident(reviewer.id, incident.id);
    expect(steps.map((step) => step.reviewerId)).toEqual([winner?.value]);
  });
});

describe("a report", () => {
  it("is kept whatever happens to the user it names at the same moment", async () => {
    for (let round = 0; round < 20; round += 1) {
      const user = aUser();
      await users.insertUser(user);
      const session = aChatSession({ userId: user.id });
      await chatSessions.insertChatSession(session);
      const claimed = { userId: user.id, dialogueId: session.id };
      const incidents = Array.from({ length: 5 }, () => aNewSafetyIncident());
      await Promise.all([
        ...incidents.map((each) => safetyIncidents.insertSafetyIncident(each, claimed)),
        users.deleteUser(user.id),
      ]);
      for (const { id } of incidents) {
        const { incident } = await safetyIncidents.getSafetyIncident(reviewer.id, id);
        expect([incident.userId, incident.dialogueId]).toEqual([null, null]);
      }
    }
  });

  it("that links a user and a dialogue in the moment of their end keeps neither", async () => {
    const user = aUser();
    await users.insertUser(user);
    const session = aChatSession({ userId: user.id });
    await chatSessions.insertChatSession(session);
    const incident = aNewSafetyIncident();
    const waiting = `
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    let deleting = Promise.resolve();
    await storage.database.kysely.transaction().execute(async (transaction) => {
      const reports = new KyselySafetyIncidentRepository(transaction);
      await reports.insertSafetyIncident(incident, { userId: user.id, dialogueId: session.id });
      deleting = users.deleteUser(user.id);
      await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
    });
    await deleting;
    expect(await safetyIncidents.getSafetyIncident(reviewer.id, incident.id)).toEqual({
      incident: asStored(incident),
      steps: [],
    });
  });
});

describe("the tables of incidents", () => {
  it("name no dialogue without the user whose it is", async () => {
    const incident = aNewSafetyIncident();
    await safetyIncidents.insertSafetyIncident(incident, NOBODY);
    const write = pool.query("update safety_incident set dialogue_id = $1 where id = $1", [
      incident.id,
    ]);
    await expect(write).rejects.toMatchObject({ constraint: "safety_incident_dialogue_of_user" });
  });

  it("take codes alone, whichever column a text is written to", async () => {
    const { rows: columns } = await pool.query(`
      select column_name as name, udt_name as type from information_schema.columns
      where table_name = 'safety_incident' and udt_name in ('text', '_text')`);
    expect(columns.length).toBeGreaterThanOrEqual(13);
    const incident = aNewSafetyIncident();
    const text = incident.summary.description;
    const summary = { description: text, aiResponse: text };
    await safetyIncidents.insertSafetyIncident({ ...incident, summary }, NOBODY);
    for (const { name, type } of columns) {
      const value = type === "_text" ? "array['my chest hurts a lot']" : "'my chest hurts a lot'";
      const write = pool.query(`update safety_incident set ${name} = ${value} where id = $1`, [
        incident.id,
      ]);
      await expect(write, name).rejects.toMatchObject({ code: "23514" });
    }
  });

  it("have no column that could hold a text, but the reviewer's note", async () => {
    const { rows } = await pool.query(`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_name like 'safety_incident%'
        and udt_name not in ('uuid', 'timestamptz', 'int4', 'text', '_text')`);
    expect(rows).toEqual([]);
  });
});

describe("the plan", () => {
  it("of a list reads the page in the order of an index", async () => {
    await pool.query(`
      insert into safety_incident (
        id, type, severity, status, description_language, description_risk_level,
        description_flags, description_characters, description_sentences, created_at, updated_at,
        revision
      )
      select gen_random_uuid(), 'other', 'low', (array['resolved', 'dismissed'])[1 + n % 2], 'en',
        'safe', '{}', '1-20', '1', at, at, 1
      from generate_series(1, 5000) n, lateral (select now() - n * interval '1 minute' as at) t`);
    await pool.query("analyze safety_incident");
    const page = { reviewerId: reviewer.id, limit: 20, offset: 0 };
    expect(await planOf(pool, listAllIncidents, page)).toMatch(
      /CTE page.*\n.*Limit\n.*Index Scan using safety_incident_by_creation/,
    );
    expect(await planOf(pool, listIncidentsOfStatus, { ...page, status: "resolved" })).toMatch(
      /CTE page.*\n.*Limit\n.*Index Scan using safety_incident_by_status/,
    );
  });
});
