import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Executed } from "../src/driver/prepared-execution.ts";
import type { StatementConnection } from "../src/driver/statement-connection.ts";
import { StatementsTogether } from "../src/driver/statements-together.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setImmediate", "setTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

/** Connections whose pieces are answered when the test says so. */
function connections() {
  const pieces: { readonly texts: readonly string[]; readonly answer: () => Promise<void> }[] = [];
  let released = 0;
  const connection = {
    executeTogether(queries: readonly { readonly sql: string }[]) {
      const answers = queries.map(() => Promise.withResolvers<Executed>());
      const answer = async () => {
        for (const [index, { resolve }] of answers.entries()) {
          resolve({ rows: [], tag: queries[index]?.sql ?? "" });
        }
        await turn();
      };
      pieces.push({ texts: queries.map(({ sql }) => sql), answer });
      return answers.map(({ promise }) => promise);
    },
    release: () => {
      released += 1;
    },
  };
  const together = new StatementsTogether(
    async () => connection as unknown as StatementConnection,
    (on, queries) => on.executeTogether(queries),
  );
  const answered: string[] = [];
  const ask = (...texts: readonly string[]) => {
    for (const sql of texts) {
      void together.run({ sql, parameters: [] }).then(({ tag }) => answered.push(tag));
    }
    return turn();
  };
  return { ask, pieces, answered, released: () => released };
}

const turn = () => vi.advanceTimersByTimeAsync(0);
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `s${index}`);

it("go in one piece when they are asked for in one turn, and are answered one by one", async () => {
  const { ask, pieces, answered, released } = connections();
  await ask("a", "b", "c");
  expect(pieces.map(({ texts }) => texts)).toEqual([["a", "b", "c"]]);
  await pieces[0]?.answer();
  expect(answered).toEqual(["a", "b", "c"]);
  expect(released()).toBe(1);
});

it("go in pieces of eight, and what finds two on their way waits for the first to come back", async () => {
  const { ask, pieces } = connections();
  await ask(...numbered(20));
  expect(pieces.map(({ texts }) => texts.length)).toEqual([8, 8]);
  await ask("x");
  expect(pieces).toHaveLength(2);
  await pieces[1]?.answer();
  expect(pieces[2]?.texts).toEqual(["s16", "s17", "s18", "s19", "x"]);
});

it("do not wait for a piece that is late", async () => {
  const { ask, pieces } = connections();
  await ask(...numbered(16));
  await ask("x");
  expect(pieces).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(6);
  expect(pieces[2]?.texts).toEqual(["x"]);
  await ask("y");
  expect(pieces[3]?.texts).toEqual(["y"]);
});

it("fail where there is no connection, and the next ones are tried again", async () => {
  let connects = 0;
  const refuse = () => {
    connects += 1;
    return Promise.reject(new Error("There is no server."));
  };
  const together = new StatementsTogether(refuse, (on, queries) => on.executeTogether(queries));
  const outcomes = ["a", "b"].map((sql) => together.run({ sql, parameters: [] }));
  const settled = Promise.allSettled(outcomes);
  await turn();
  expect((await settled).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  const again = Promise.allSettled([together.run({ sql: "c", parameters: [] })]);
  await turn();
  await again;
  expect(connects).toBe(2);
});
