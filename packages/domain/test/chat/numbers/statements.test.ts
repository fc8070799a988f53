import { describe, expect, it } from "vitest";
import { checkNumbers, outcomeOf } from "../../../scripts/eval-statements/evaluate.ts";
import { read } from "../../../src/language/read.ts";
import { traditional } from "../../support/traditional.ts";
import { UNTOUCHED } from "./replies/untouched.ts";
import { aRecordedPerson } from "./statements/a-recorded-person.ts";
import { figuresOf, fillReply } from "./statements/fill-replies.ts";
import { filledTemplates } from "./statements/fill-templates.ts";
import { TEMPLATES_EN } from "./statements/templates-en.ts";
import { TEMPLATES_ZH } from "./statements/templates-zh.ts";
import { WHOLE_REPLIES } from "./statements/whole-replies.ts";

const person = aRecordedPerson(7);
const HAN = /\p{Script=Han}/u;
const bothScripts = (texts: readonly string[]) =>
  texts.flatMap((text) => (HAN.test(text) ? [text, traditional(text)] : [text]));

describe.each([
  ["en", TEMPLATES_EN],
  ["zh", TEMPLATES_ZH],
] as const)("what is said of somebody's records (%s)", (lang, templates) => {
  const seeds = [1, 2, 3, 4];
  const statements = seeds.flatMap((seed) =>
    filledTemplates(person, "p", templates, lang, seed).map((statement) => ({
      statement,
      outcome: outcomeOf(statement, checkNumbers(statement.reply, person)),
    })),
  );
  const saying = (...outcomes: readonly string[]) =>
    statements
      .filter(({ outcome }) => outcomes.includes(outcome))
      .map(({ statement }) => statement.reply);

  it("stays where it is true", () => {
    expect(saying("kept").length).toBeGreaterThan(250);
    expect(saying("dropped", "false")).toEqual([]);
  });

  it("is put right or left out where it is false, nineteen times of twenty", () => {
    const [caught, missed] = [saying("caught", "corrected"), saying("missed")];
    expect(caught.length / (caught.length + missed.length), missed.join("\n")).toBeGreaterThan(
      0.95,
    );
  });
});

describe("a whole reply", () => {
  const known = WHOLE_REPLIES.filter((reply) => fillReply(reply, person) !== undefined);

  it.each(known)("stays where all of its figures are true: %s", (template) => {
    for (const text of bothScripts([fillReply(template, person) ?? ""]))
      expect(checkNumbers(text, person)).toEqual({ text, corrected: false });
  });

  it("is mended where one of them is false, mostly", () => {
    const wrong = known.flatMap((template) =>
      Array.from({ length: figuresOf(template) }, (_, at) => fillReply(template, person, at) ?? ""),
    );
    const mended = wrong.filter((text) => checkNumbers(text, person).corrected);
    expect(mended.length / wrong.length).toBeGreaterThan(0.85);
  });
});

it.each(WHOLE_REPLIES.filter((reply) => !reply.includes("\n")))(
  "what is read of a reply while it is written stays as it was read: %s",
  (template) => {
    for (let at = 0; at < figuresOf(template); at += 1) {
      const text = fillReply(template, person, at) ?? "";
      const whole = checkNumbers(text, person).text;
      for (const { end } of read(text).sentences) {
        const beginning = checkNumbers(text.slice(0, end), person).text;
        expect(whole.startsWith(beginning.trimEnd())).toBe(true);
      }
    }
  },
);

it.each(bothScripts(UNTOUCHED))("what tells nothing of records stays: %s", (text) => {
  expect(checkNumbers(text, person)).toEqual({ text, corrected: false });
});
