import { describe, expect, it } from "vitest";
import {
  validateKnowledge,
  validateKnowledgeInSteps,
} from "../../src/knowledge/knowledge-validation.ts";
import { read } from "../../src/language/read.ts";
import {
  reportIncident,
  reportIncidentInSteps,
} from "../../src/safety/incident/report-incident.ts";
import {
  recommendExercise,
  recommendExerciseInSteps,
} from "../../src/safety/recommendation/recommend-exercise.ts";
import { assessRisk, assessRiskInSteps } from "../../src/safety/risk/assess-risk.ts";
import type { SafetyIncidentId } from "../../src/shared/ids.ts";
import { finished, type Steps } from "../../src/shared/steps.ts";
import { contentCheck as checkContent } from "../support/check-content.ts";

/** A text of so many UTF-16 units. */
const repeated = (piece: string) => (length: number) =>
  piece
    .repeat(Math.ceil(length / piece.length))
    .slice(0, length)
    .toWellFormed();

const SCRIPTS = {
  Latin: repeated("My knee hurts when I run. She is dizzy, should she stop? "),
  Han: repeated("我膝盖疼，跑步的时候头晕，应该停下来吗？"),
  ligatures: repeated("\ufdfa"),
  "combining marks": repeated("e\u0301\u0302\u0303 "),
  emoji: repeated("👩‍👩‍👧‍👦🏃🏽‍♀️ "),
  "one long word": repeated("a"),
} as const;
const scripts = Object.entries(SCRIPTS);

/** The longest text of one field: no step may read more. */
const MOST_CHARACTERS = 20_000;

/** What a language is weighed by is unpacked when it is first needed, in steps of its own. */
for (const write of [SCRIPTS.Latin, SCRIPTS.Han]) checkContent(read(write(100)));

/** What each step has read, and what came of all of them. */
function taken<Result>(steps: Steps<Result>) {
  const read: number[] = [];
  for (;;) {
    const step = steps.next();
    if (step.done === true) return { read, result: step.value };
    read.push(step.value);
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

describe("the steps of an assessment", () => {
  it.each(scripts)("in %s are short, and together give the assessment", (_, write) => {
    const entries = Array.from({ length: 10 }, (_each, index) => `${index} ${write(90)}`);
    const input = {
      profile: { age: 40, conditions: entries, medications: entries },
      query: write(MOST_CHARACTERS),
      history: Array.from({ length: 12 }, (_each, index) => `${index} ${write(2_000)}`),
    };
    const { read: characters, result } = taken(assessRiskInSteps(input, checkContent));
    expect(result).toEqual(assessRisk(input, checkContent));
    expect(Math.max(...characters)).toBeLessThanOrEqual(MOST_CHARACTERS);
    // Each turn is read, and then checked at the least.
    expect(characters.length).toBeGreaterThanOrEqual(2 * input.history.length + 20);
    expect(sum(characters)).toBeGreaterThan(2 * (MOST_CHARACTERS + 12 * 2_000));
  });
});

describe("the steps of a check", () => {
  it.each(scripts)("in %s read the text and each thing that is known of the person", (_, write) => {
    const conditions = Array.from({ length: 50 }, (_each, index) => `${index} ${write(190)}`);
    const text = read(write(MOST_CHARACTERS));
    const inSteps = checkContent.inSteps as NonNullable<typeof checkContent.inSteps>;
    const { read: characters, result } = taken(inSteps(text, { conditions }));
    expect(result).toEqual(checkContent(text, { conditions }));
    // Passage by passage, with whole readings between.
    expect(Math.max(...characters)).toBeLessThanOrEqual(MOST_CHARACTERS);
    expect(sum(characters)).toBeGreaterThanOrEqual(
      2 * text.source.length + sum(conditions.map(({ length }) => length)),
    );
    expect(characters.join()).toContain(conditions.map(({ length }) => length).join());
  });
});

describe("the steps of a report, a recommendation and a validation", () => {
  const made = { id: "an id" as SafetyIncidentId, now: new Date("2026-03-02T07:00:00Z") };

  it.each(scripts)("in %s are short, and together give the same", (_, write) => {
    const report = {
      type: "injury",
      description: write(10_000),
      aiResponse: write(MOST_CHARACTERS),
    } as const;
    const recommended = {
      profile: { injuries: Array.from({ length: 20 }, () => write(100)) },
      exerciseType: write(100),
    };
    const text = read(write(MOST_CHARACTERS));
    const each = [
      [
        reportIncidentInSteps(report, checkContent, made),
        reportIncident(report, checkContent, made),
        4,
      ],
      [
        recommendExerciseInSteps(recommended, checkContent),
        recommendExercise(recommended, checkContent),
        20,
      ],
      [
        validateKnowledgeInSteps(text, [], checkContent),
        validateKnowledge(text, [], checkContent),
        1,
      ],
    ] as const;
    for (const [steps, whole, least] of each) {
      const { read: characters, result } = taken<unknown>(steps);
      expect(result).toEqual(whole);
      expect(characters.length).toBeGreaterThanOrEqual(least);
      expect(Math.max(...characters)).toBeLessThanOrEqual(MOST_CHARACTERS);
    }
  });
});

describe("all steps at once", () => {
  it("give what comes of them", () => {
    const three = function* (): Steps<string> {
      yield 1;
      yield 2;
      return "done";
    };
    expect(finished(three())).toBe("done");
  });
});
