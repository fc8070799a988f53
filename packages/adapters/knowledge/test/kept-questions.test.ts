import type { NewKnowledgeDocument } from "@health-exercise/domain/knowledge";
import { read } from "@health-exercise/domain/language";
import { describe, expect, it } from "vitest";
import { SearchedKnowledge } from "../src/searched-knowledge.ts";

const STUDIO: NewKnowledgeDocument = {
  id: "studio",
  title: "Opening hours of the climbing hall",
  summary: "The climbing hall opens at nine.",
  source: { organisation: "Climbing Hall", title: "Opening hours", year: 2026, url: null },
  language: "en",
  topics: [],
  audience: { ageGroups: [], conditions: [] },
  passages: [
    { position: 0, headings: [], text: "The climbing hall opens at nine in the morning." },
  ],
  text: "The climbing hall opens at nine in the morning.",
  evidenceGrade: null,
  checkedOn: null,
  contentHash: "0".repeat(64),
  isWithheld: false,
  importedAt: new Date("2026-11-30T09:00:00Z"),
};

const asked = {
  query: read("When does the climbing hall open?"),
  language: "en",
  limit: 3,
} as const;

describe("a question that was asked before", () => {
  it("finds the same again", async () => {
    const knowledge = new SearchedKnowledge();
    knowledge.put(STUDIO);
    const first = await knowledge.retrieve(asked);
    expect(first.map(({ title }) => title)).toEqual([STUDIO.title]);
    expect(await knowledge.retrieve({ ...asked, query: read(asked.query.source) })).toEqual(first);
  });

  it("finds what was added since, and no more what was removed", async () => {
    const knowledge = new SearchedKnowledge();
    expect(await knowledge.retrieve(asked)).toEqual([]);
    knowledge.put(STUDIO);
    expect(await knowledge.retrieve(asked)).toHaveLength(1);
    knowledge.put({ ...STUDIO, title: "When the climbing hall opens" });
    const [changed] = await knowledge.retrieve(asked);
    expect(changed?.title).toBe("When the climbing hall opens");
    knowledge.remove(STUDIO.id);
    expect(await knowledge.retrieve(asked)).toEqual([]);
  });
});
