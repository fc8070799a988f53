import { read } from "@health-exercise/domain/language";
import type { TextEmbedder } from "@health-exercise/ports-llm";
import { describe, expect, it } from "vitest";
import { builtInCorpus } from "../src/corpus/built-in-corpus.ts";
import { fuseRanks } from "../src/search/fuse-ranks.ts";
import { VectorIndex } from "../src/search/vector-index.ts";
import { SearchedKnowledge } from "../src/searched-knowledge.ts";

const unit = (...values: number[]): Float32Array => {
  const length = Math.hypot(...values);
  return Float32Array.from(values, (value) => value / length);
};

describe("vectors", () => {
  it("are found closest first, up to rounding to eight bits", () => {
    const index = new VectorIndex();
    index.put("north", unit(0, 1));
    index.put("east", unit(1, 0));
    index.put("north-east", unit(1, 1));
    const found = index.nearest(unit(0.1, 1), 2);
    expect(found.map(({ key }) => key)).toEqual(["north", "north-east"]);
    expect(found[0]?.similarity).toBeCloseTo(unit(0.1, 1)[1] ?? 0, 2);
  });

  it("can be replaced and removed, and their places used again", () => {
    const index = new VectorIndex();
    for (let round = 0; round < 3; round += 1) {
      index.put("a", unit(1, 0));
      index.put("b", unit(0, 1));
      index.put("a", unit(0, 1));
      expect(index.size).toBe(2);
      expect(index.nearest(unit(1, 0.01), 5).map(({ key }) => key)).toHaveLength(2);
      index.remove("a");
      index.remove("a");
      expect(index.has("a")).toBe(false);
      index.remove("b");
      expect(index.nearest(unit(1, 0), 5)).toEqual([]);
    }
  });

  it("of another length than the query are left out", () => {
    const index = new VectorIndex();
    index.put("long", unit(1, 0, 0));
    expect(index.nearest(unit(1, 0), 5)).toEqual([]);
  });
});

it("ranks of several lists are joined by reciprocal rank", () => {
  const ranks = fuseRanks([
    ["a", "b", "c"],
    ["b", "d"],
  ]);
  expect([...ranks].sort((left, right) => right[1] - left[1]).map(([id]) => id)).toEqual([
    "b",
    "a",
    "d",
    "c",
  ]);
  expect(ranks.get("b")).toBeCloseTo(1 / 62 + 1 / 61, 12);
});

/** Knows one direction for sleep and another for everything else. */
class SleepEmbedder implements TextEmbedder {
  readonly model = "sleep";
  fails = false;

  async embed(texts: readonly string[]): Promise<readonly Float32Array[]> {
    if (this.fails) throw new Error("the provider is away");
    return texts.map((text) => (/sleep|slumber|睡/i.test(text) ? unit(1, 0) : unit(0, 1)));
  }
}

/** A part of the guidance, with what it says of sleep. */
const corpus = builtInCorpus().filter(
  ({ topics }, at) => topics.includes("sleep") || at % 21 === 0,
);

async function knowledgeWithVectors() {
  const embedder = new SleepEmbedder();
  const failures: unknown[] = [];
  const onFailure = (error: unknown) => void failures.push(error);
  const knowledge = new SearchedKnowledge(corpus, {
    embedder,
    leastSimilarity: 0.9,
    onFailure,
  });
  for (;;) {
    const texts = knowledge.textsWithoutVector(100);
    if (texts.length === 0) break;
    const vectors = await embedder.embed(texts.map(({ text }) => text));
    knowledge.putVectors(
      texts.flatMap(({ textHash }, at) => {
        const vector = vectors[at];
        return vector === undefined ? [] : [{ textHash, vector }];
      }),
    );
  }
  return { knowledge, embedder, failures };
}

describe("search by meaning", () => {
  const request = { query: read("slumber"), language: "en", limit: 3, mayLeave: true } as const;

  it("finds what shares no word with the question", async () => {
    const { knowledge } = await knowledgeWithVectors();
    expect(knowledge.size.vectors).toBe(knowledge.size.passages);
    expect(await new SearchedKnowledge(corpus).retrieve(request)).toEqual([]);
    const found = await knowledge.retrieve(request);
    expect(found.length).toBeGreaterThan(0);
    for (const { title, text, score } of found) {
      expect(`${title} ${text}`).toMatch(/sleep/i);
      expect(score).toBeGreaterThan(0.4);
    }
  });

  it("goes on with words alone while the provider is away", async () => {
    const { knowledge, embedder, failures } = await knowledgeWithVectors();
    embedder.fails = true;
    expect(await knowledge.retrieve(request)).toEqual([]);
    const byWords = await knowledge.retrieve({
      ...request,
      query: read("how many hours of sleep"),
    });
    expect(byWords[0]?.id).toBe("sleep.en");
    // It is left alone for a while.
    expect(failures).toHaveLength(1);
  });
});
