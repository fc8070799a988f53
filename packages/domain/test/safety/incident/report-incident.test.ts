import { describe, expect, it } from "vitest";
import type { CheckContent, ContentCheck } from "../../../src/safety/content-check.ts";
import {
  type IncidentReport,
  reportIncident,
} from "../../../src/safety/incident/report-incident.ts";
import {
  INCIDENT_TYPES,
  type IncidentType,
  incidentTypeOf,
} from "../../../src/safety/incident/safety-incident.ts";
import type { RiskLevel } from "../../../src/safety/risk-level.ts";
import type { SafetyIncidentId } from "../../../src/shared/ids.ts";

const id = "01980c20-1111-7222-8333-444455556666" as SafetyIncidentId;
const now = new Date("2026-03-04T12:00:00.000Z");

/** Finds in a text what the test says, by the text. */
function checkThatFinds(outcomes: Record<string, Partial<ContentCheck>>): CheckContent {
  return ({ source }) => ({
    language: "en",
    riskLevel: "safe",
    isSafe: true,
    flags: [],
    warnings: [source],
    requiresHumanReview: false,
    findings: [],
    ...outcomes[source],
  });
}

const nothing = checkThatFinds({});

function report(facts: Partial<IncidentReport> = {}, check: CheckContent = nothing) {
  const whole = { type: "other" as const, description: "Something.", aiResponse: null, ...facts };
  return reportIncident(whole, check, { id, now });
}

describe("a reported incident", () => {
  it.each([
    ["I broke my leg during the workout it suggested", "high"],
    ["按计划训练后手腕骨折了", "high"],
    ["I sprained my ankle on the second day", "medium"],
    ["No fracture, only bruises", "medium"],
    ["My mother broke her leg", "medium"],
  ])("of an injury is as grave as the injury: %s", (description, severity) => {
    expect(report({ type: "injury", description }).severity).toBe(severity);
    expect(report({ type: "privacy", description }).severity).toBe("low");
  });

  it("waits for review, with what was recognised in both texts", () => {
    const check = checkThatFinds({
      "My chest hurts. I ran on!": { riskLevel: "high", flags: ["cardiac_symptom"] },
      没事: { language: "zh", riskLevel: "medium", flags: ["exercising_injured"] },
    });
    const facts = { description: "My chest hurts. I ran on!", aiResponse: "没事" };
    expect(report({ type: "injury", ...facts }, check)).toEqual({
      id,
      type: "injury",
      severity: "high",
      status: "pending_review",
      summary: {
        description: {
          language: "en",
          riskLevel: "high",
          flags: ["cardiac_symptom"],
          characters: "21-100",
          sentences: "2-5",
        },
        aiResponse: {
          language: "zh",
          riskLevel: "medium",
          flags: ["exercising_injured"],
          characters: "1-20",
          sentences: "1",
        },
      },
      createdAt: now,
      updatedAt: now,
      revision: 1,
    });
  });

  it("holds no word of what was written", () => {
    const words = "abrasive bicycle cushions drift eastward following green hedges";
    const stored = JSON.stringify(report({ description: words, aiResponse: words }));
    for (const word of words.split(" ")) expect(stored).not.toContain(word);
  });

  it("reads the reply of the assistant as advice", () => {
    const kinds: unknown[] = [];
    const listening: CheckContent = (content, context, kind) => {
      kinds.push(kind);
      return nothing(content, context, kind);
    };
    report({ description: "a", aiResponse: "b" }, listening);
    expect(kinds).toEqual(["message", "advice"]);
  });

  const severities: [IncidentType, RiskLevel, RiskLevel | null, string][] = [
    ["other", "safe", null, "low"],
    ["other", "low", "safe", "low"],
    ["privacy", "safe", "medium", "medium"],
    ["injury", "safe", null, "medium"],
    ["unsafe_advice", "low", null, "medium"],
    ["adverse_symptom", "safe", "high", "high"],
    ["misinformation", "critical", "safe", "critical"],
  ];

  it.each(severities)("%s, found %s and %s, is %s", (type, described, advised, severity) => {
    const check = checkThatFinds({
      d: { riskLevel: described },
      a: { riskLevel: advised ?? "safe" },
    });
    const facts = { type, description: "d", aiResponse: advised === null ? null : "a" };
    expect(report(facts, check).severity).toBe(severity);
  });

  const lengths: [number, string][] = [
    [1, "1-20"],
    [20, "1-20"],
    [21, "21-100"],
    [500, "101-500"],
    [2_000, "501-2000"],
    [10_000, "2001-10000"],
    [20_000, "over 10000"],
  ];

  it.each(lengths)("tells the class of %d characters, not of code units", (count, expected) => {
    const { summary } = report({ description: "🏃".repeat(count) });
    expect(summary.description.characters).toBe(expected);
  });

  it("counts sentences in classes, in both languages", () => {
    const sentencesOf = (description: string) =>
      report({ description }).summary.description.sentences;
    expect(sentencesOf("no end")).toBe("1");
    expect(sentencesOf("🙂🙂")).toBe("1");
    expect(sentencesOf("One... Two?! Three.")).toBe("2-5");
    expect(sentencesOf("我胸口疼。还能跑吗？".repeat(5))).toBe("6-20");
    expect(sentencesOf("xy. ".repeat(100))).toBe("21-100");
    expect(sentencesOf("xy. ".repeat(101))).toBe("over 100");
  });

  it("fails where the check fails", () => {
    const broken: CheckContent = () => {
      throw new Error("no rules");
    };
    expect(() => report({}, broken)).toThrow("no rules");
  });
});

describe("the type of an incident", () => {
  it("is one that is known, or other", () => {
    for (const type of INCIDENT_TYPES) expect(incidentTypeOf(type)).toBe(type);
    for (const name of ["Injury", "toString", "my coach shouted at me"]) {
      expect(incidentTypeOf(name)).toBe("other");
    }
  });
});
