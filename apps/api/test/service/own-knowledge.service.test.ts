import { createDatabase, KyselyKnowledgeRepository } from "@health-exercise/adapter-postgres";
import { aKnowledgeDocument } from "@health-exercise/testing/builders";
import { batchesOf } from "@health-exercise/testing/contracts";
import { createTestDatabase } from "@health-exercise/testing/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService, type TestService } from "../support/test-service.ts";

const CLAIM = "A zorbing harness needs two buckles that click.";
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let storage: ReturnType<typeof createDatabase>;
let services: readonly TestService[];
beforeAll(async () => {
  database = await createTestDatabase();
  storage = createDatabase({ connectionString: database.connectionString });
  services = await Promise.all([startTestService({}, database), startTestService({}, database)]);
});
afterAll(async () => {
  await Promise.all(services.map((service) => service.stop()));
  await storage.close();
  await database.drop();
});

async function verdictOf(service: TestService): Promise<string> {
  const { body } = await service.send("POST", "/api/safety/validate-knowledge", {
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ content: CLAIM }),
  });
  return body.verdict;
}

const document = (facts: { isWithheld?: boolean } = {}) =>
  aKnowledgeDocument({
    id: "zorbing",
    language: "en",
    title: "Zorbing harness",
    text: CLAIM,
    passages: [{ position: 0, headings: [], text: CLAIM }],
    isWithheld: false,
    ...facts,
  });

describe("an operator's document", () => {
  const knowledge = () => new KyselyKnowledgeRepository(storage.kysely);
  const everywhere = (verdict: string) =>
    expect
      .poll(() => Promise.all(services.map(verdictOf)), { interval: 200 })
      .toEqual(services.map(() => verdict));

  it("is found by every process that runs, until it is removed", async () => {
    for (const service of services) expect(await verdictOf(service)).toBe("unverified");
    await knowledge().importDocuments(batchesOf([document()]));
    await everywhere("supported");
    await knowledge().removeDocuments(["zorbing"]);
    await everywhere("unverified");
  });

  it("is found by a process that starts later", async () => {
    await knowledge().importDocuments(batchesOf([document()]));
    const late = await startTestService({}, database);
    expect(await verdictOf(late)).toBe("supported");
    await late.stop();
  });

  it("that gives instructions is never found", async () => {
    const withheld = { ...document({ isWithheld: true }), contentHash: "f".repeat(64) };
    await knowledge().importDocuments(batchesOf([withheld]));
    await everywhere("unverified");
  });
});
