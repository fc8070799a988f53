import { describe, expect, it } from "vitest";
import { read } from "../../../src/language/read.ts";
import { contentEngine } from "../../../src/safety/content-check/content-engine.ts";
import { CONTENT_RULES } from "../../../src/safety/content-check/rules.ts";
import { SAFETY_FLAGS } from "../../../src/safety/safety-flag.ts";

const firedBy = (text: string, kind: "message" | "advice") =>
  contentEngine()
    .applyRules(contentEngine().counted(contentEngine().find(read(text))), new Set(), kind)
    .map(({ id }) => id);

describe("the rules", () => {
  for (const rule of CONTENT_RULES) {
    for (const kind of rule.kinds ?? ["message" as const]) {
      it.each(rule.examples.match)(`${rule.id} recognises in a ${kind}: %s`, (text) => {
        expect(firedBy(text, kind)).toContain(rule.id);
      });
      it.each(rule.examples.pass)(`${rule.id} leaves alone in a ${kind}: %s`, (text) => {
        expect(firedBy(text, kind)).not.toContain(rule.id);
      });
    }
  }

  it("cover every flag but those that weights and numbers tell", () => {
    const flags = new Set(CONTENT_RULES.map(({ flag }) => flag));
    expect(SAFETY_FLAGS.filter((flag) => !flags.has(flag))).toEqual([]);
  });
});
