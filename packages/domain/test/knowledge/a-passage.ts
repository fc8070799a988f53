import type { KnowledgePassage } from "../../src/knowledge/knowledge-entry.ts";
import type { CheckContent } from "../../src/safety/content-check.ts";
import type { RiskLevel } from "../../src/safety/risk-level.ts";

/** A passage with this text, for everybody unless `changes` says so. */
export function aPassage(text: string, changes: Partial<KnowledgePassage> = {}): KnowledgePassage {
  return {
    id: "an-entry",
    title: "An entry",
    text,
    summary: text,
    source: { organisation: "WHO", title: "Guidelines", year: 2020, url: "https://www.who.int/" },
    language: "en",
    topics: ["amounts"],
    audience: { ageGroups: [], conditions: [] },
    score: 0.9,
    ...changes,
  };
}

/** A content check that finds so much in every text. */
export function finds(riskLevel: RiskLevel): CheckContent {
  const isSafe = riskLevel === "safe" || riskLevel === "low";
  return () => ({
    language: "en",
    riskLevel,
    isSafe,
    flags: isSafe ? [] : ["extreme_diet"],
    warnings: isSafe ? [] : ["Eat enough."],
    requiresHumanReview: !isSafe,
    findings: [],
  });
}
