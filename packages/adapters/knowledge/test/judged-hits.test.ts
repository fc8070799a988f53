import { describe, expect, it } from "vitest";
import { judgedHits } from "../src/search/judged-hits.ts";

const HITS = [
  { id: "run", relevance: 0.9, rank: 10 },
  { id: "walk", relevance: 0.7, rank: 8 },
  { id: "own:plan", relevance: 0.6, rank: 6 },
];
const isOwn = (id: string) => id.startsWith("own:");
const judged = (chances: readonly (readonly [string, number])[], isWanted = (_: string) => true) =>
  judgedHits(HITS, new Map(chances), isWanted, isOwn);

describe("hits with the chances of the judge", () => {
  it("are led by what is meant, however many words another shares", () => {
    const [best] = judged([["walk", 0.95]]);
    expect(best).toMatchObject({ id: "walk", relevance: 0.95 });
  });

  it("keep their order where the judge knows nothing", () => {
    const [first, second] = judged([]).filter(({ id }) => !isOwn(id));
    expect([first?.id, second?.id]).toEqual(["run", "walk"]);
  });

  it("hold what is meant and shares no word, unless it is unlikely or not wanted", () => {
    expect(judged([["swim", 0.6]]).map(({ id }) => id)).toContain("swim");
    expect(judged([["swim", 0.01]]).map(({ id }) => id)).not.toContain("swim");
    expect(judged([["swim", 0.6]], (id) => id !== "swim").map(({ id }) => id)).not.toContain(
      "swim",
    );
  });

  it("are found by the judge alone where words find nothing", () => {
    const [only] = judgedHits([], new Map([["swim", 0.6]]), () => true, isOwn);
    expect(only).toMatchObject({ id: "swim", relevance: 0.6 });
    expect(only?.rank).toBeGreaterThan(0);
  });

  it("leave a document of one's own as sure as its words are", () => {
    const own = judged([["run", 0.9]]).find(({ id }) => id === "own:plan");
    expect(own?.relevance).toBe(0.6);
    expect(own?.rank).toBeGreaterThan(judged([["run", 0.9]]).at(-1)?.rank ?? 0);
  });
});
