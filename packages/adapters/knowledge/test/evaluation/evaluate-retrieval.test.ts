import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { evaluateRetrieval } from "../../src/evaluation/evaluate-retrieval.ts";
import { runLines } from "../../src/evaluation/trec-run.ts";
import { aFolder } from "../support/a-folder.ts";

const jsonl = (...records: object[]) => records.map((record) => JSON.stringify(record)).join("\n");

/** Words tell something only where most documents lack them. */
const OTHERS = Array.from({ length: 20 }, (_, index) => [
  { _id: `en${index}`, title: "", text: "Drink enough water on warm days." },
  { _id: `zh${index}`, title: "", text: "天热时要多喝水。" },
]).flat();

const FILES = {
  "corpus.jsonl": jsonl(
    ...OTHERS,
    { _id: "squat", title: "Squat", text: "Bend your knees and lower your hips." },
    { _id: "plank", title: "Plank", text: "Hold your body straight on your elbows." },
    { _id: "swim", text: "Swimming trains the whole body." },
    { _id: "taiji", title: "太极拳", text: "太极拳动作缓慢，适合老年人。", metadata: { url: "x" } },
  ),
  "queries.jsonl": jsonl(
    { _id: "q1", text: "squat knees" },
    { _id: "q2", text: "老年人太极拳" },
    { _id: "q3", text: "plank" },
    { _id: "unjudged", text: "swimming" },
  ),
  "qrels.tsv": "query-id\tcorpus-id\tscore\nq1\tsquat\t2\nq2\ttaiji\t1\nq3\tswim\t1\n",
};

function evaluate(changed: Partial<typeof FILES> = {}, cutOff = 10) {
  const folder = aFolder({ ...FILES, ...changed });
  const [corpus, queries, qrels] = Object.keys(FILES).map((name) => join(folder, name));
  return evaluateRetrieval({
    corpus: corpus ?? "",
    queries: queries ?? "",
    qrels: qrels ?? "",
    cutOff,
  });
}

describe("an evaluation", () => {
  it("measures the judged queries, each in the documents of its language", async () => {
    const { queriesPerSecond, run, ...measured } = await evaluate();
    expect(measured).toMatchObject({ documents: 44, queries: 3 });
    expect(measured.ndcg).toBeCloseTo(2 / 3, 9);
    expect(measured.mrr).toBeCloseTo(2 / 3, 9);
    expect(measured.recall).toBeCloseTo(2 / 3, 9);
    expect(queriesPerSecond).toBeGreaterThan(0);
    expect(run.map((line) => line.split(" ").slice(0, 4))).toEqual([
      ["q1", "Q0", "squat", "1"],
      ["q2", "Q0", "taiji", "1"],
      ["q3", "Q0", "plank", "1"],
    ]);
  });

  it("looks into the other language where the own one has nothing", async () => {
    const { ndcg } = await evaluate({
      "queries.jsonl": jsonl({ _id: "q1", text: "squat 弓" }),
    });
    expect(ndcg).toBe(1);
  });

  it("reads judgements without headings", async () => {
    expect((await evaluate({ "qrels.tsv": "q1\tsquat\t1\r\n\r\n" })).queries).toBe(1);
  });

  it.each<[string, Partial<typeof FILES>, string]>([
    ["two columns", { "qrels.tsv": "q1\tsquat\t1\nq2\ttaiji" }, "qrels.tsv, line 2: "],
    [
      "a gain that is none",
      { "qrels.tsv": "q1\tsquat\t1\nq2\ttaiji\tgood" },
      "qrels.tsv, line 2: ",
    ],
    ["spaces for tabs", { "qrels.tsv": "q1 squat 1" }, "qrels.tsv, line 1: "],
    [
      "a query without text",
      { "queries.jsonl": '{"_id":"q1"}' },
      'queries.jsonl, line 1: the field "text"',
    ],
    [
      "a query twice",
      { "queries.jsonl": `${FILES["queries.jsonl"]}\n{"_id":"q1","text":"x"}` },
      "q1 comes twice",
    ],
    ["no judged query", { "qrels.tsv": "q9\tsquat\t1" }, "no query of it is judged"],
    ["broken JSON", { "corpus.jsonl": "{" }, "corpus.jsonl, line 1: the line is no valid JSON"],
    ["no document", { "corpus.jsonl": "\n" }, "corpus.jsonl: it has no document"],
  ])("refuses %s", async (_what, changed, message) => {
    await expect(evaluate(changed)).rejects.toThrow(message);
  });
});

describe("a run", () => {
  it("has scores that fall strictly", () => {
    const hits = [3, 3, 2.9999999, 1, 0, 0].map((rank, index) => ({
      id: `d${index}`,
      rank,
      relevance: 1,
    }));
    const scores = runLines("q", hits).map((line) => Number(line.split(" ")[4]));
    expect(scores).toEqual([3, 2.999999, 2.999998, 1, 0, -0.000001]);
  });
});
