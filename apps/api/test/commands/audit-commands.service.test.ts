import { createTestDatabase, type TestDatabase } from "@health-exercise/testing/database";
import { afterAll, beforeAll, expect, it } from "vitest";
import { TEST_SECRET } from "../support/test-service.ts";
import { companionCall } from "./support/companion-call.ts";

const ANN = "0199a1b2-c3d4-7e5f-8a6b-9c0d1e2f3a4b";
const BEN = "0199a1b2-c3d4-7e5f-8a6b-9c0d1e2f3a4c";
const NOBODY = "0199a1b2-c3d4-7e5f-8a6b-9c0d1e2f3a4d";

type Event = { kind: string; outcome: string; who: string; actor: string | null; at: string };

let database: TestDatabase;
const call = (...words: string[]) =>
  companionCall({ ...database.environment, JWT_SECRET: TEST_SECRET }, words);
const kindsOf = async (...words: string[]): Promise<string[]> => {
  const { events } = (await call("audit", "list", ...words, "--json")).json();
  return (events as Event[]).map(({ kind, outcome }) => `${kind} ${outcome}`);
};

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it("`audit list` shows what was done to whom, latest first, also of those who are gone", async () => {
  expect((await call("audit", "list")).stdout).toBe("There are no security events.\n");
  await call("user", "create", "--id", ANN, "--email", "ann@example.org", "--name", "Ann");
  await call("user", "create", "--id", BEN);
  await call("token", "issue", "--user", ANN);
  await call("user", "disable", "--id", ANN);
  expect((await call("token", "issue", "--user", ANN)).code).toBe(1);
  await call("user", "delete", "--id", ANN);

  const ofAnn = [
    "user_erased done",
    "token_issued refused",
    "user_disabled done",
    "token_issued done",
    "user_created done",
  ];
  expect(await kindsOf("--user", ANN.toUpperCase())).toEqual(ofAnn);
  expect(await kindsOf()).toEqual([...ofAnn.slice(0, 4), "user_created done", "user_created done"]);
  expect(await kindsOf("--user", BEN)).toEqual(["user_created done"]);
  expect(await kindsOf("--user", NOBODY)).toEqual([]);
  expect(await kindsOf("--limit", "2")).toEqual(ofAnn.slice(0, 2));

  const { stdout, code } = await call("audit", "list", "--user", ANN, "--limit", "1");
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /^AT +EVENT +OUTCOME +WHO +BY\n\d{4}-\d\d-\d\dT[\d:.]+Z +user_erased +done +\S+ +-\n$/,
  );
  const everything = `${(await call("audit", "list")).stdout}${(await call("audit", "list", "--json")).stdout}`;
  for (const told of [ANN, BEN, "ann@example.org"]) expect(everything).not.toContain(told);
});
