import { describe, expect, it } from "vitest";
import { endsDenial, endsList } from "../../src/knowledge/claim-words.ts";
import { DenialScope } from "../../src/knowledge/denial-scope.ts";
import { read } from "../../src/language/read.ts";

const wordsOf = (text: string) => read(text).words;
const DENIAL = [{ kind: "denial" }] as const;
const REFUSAL = [{ kind: "refusal" }] as const;

/** A scope that went on over these words, each with its role where it has one. */
function scopeAfter(...steps: readonly (readonly [string, ("denial" | "refusal")?])[]) {
  const scope = new DenialScope();
  const bare = steps.map(([text, kind]) => scope.enter(wordsOf(text), kind && [{ kind }]));
  return { scope, bare };
}

describe("what a denial covers", () => {
  it("is nothing at the beginning", () => {
    const { scope } = scopeAfter();
    expect([scope.isDenied, scope.hasDenial]).toEqual([false, false]);
  });

  it("begins behind a word of denial, and a second one takes it back", () => {
    expect(scopeAfter(["not", "denial"]).scope).toMatchObject({ isDenied: true, hasDenial: true });
    expect(scopeAfter(["not", "denial"], ["never", "denial"]).scope).toMatchObject({
      isDenied: false,
      hasDenial: false,
    });
  });

  it("begins behind a refusal, which is no denial of its own", () => {
    expect(scopeAfter(["avoid", "refusal"]).scope).toMatchObject({
      isDenied: true,
      hasDenial: false,
    });
    expect(scopeAfter(["avoid", "refusal"], ["quit", "refusal"]).scope.isDenied).toBe(false);
    expect(scopeAfter(["not", "denial"], ["avoid", "refusal"]).scope).toMatchObject({
      isDenied: false,
      hasDenial: true,
    });
  });

  it("ends at a word that ends it, while a refusal goes on", () => {
    expect(scopeAfter(["not", "denial"], ["because"]).scope.isDenied).toBe(false);
    expect(scopeAfter(["avoid", "refusal"], ["because"]).scope.isDenied).toBe(true);
    expect(scopeAfter(["not", "denial"], ["running"]).scope.isDenied).toBe(true);
  });

  it("ends for a refusal at the single word but alone", () => {
    expect(scopeAfter(["avoid", "refusal"], ["but"]).scope.isDenied).toBe(false);
    expect(scopeAfter(["avoid", "refusal"], ["nothing but"]).scope.isDenied).toBe(true);
    expect(scopeAfter(["avoid", "refusal"], ["but so"]).scope.isDenied).toBe(true);
  });

  it("is bare where it ends without a word that was denied", () => {
    expect(scopeAfter(["not", "denial"], ["because"]).bare).toEqual([false, true]);
    const { scope } = scopeAfter(["not", "denial"]);
    scope.cover();
    expect(scope.enter(wordsOf("because"), undefined)).toBe(false);
    expect(scopeAfter(["because"]).bare).toEqual([false]);
    expect(scopeAfter(["not", "denial"], ["never", "denial"], ["because"]).bare.at(-1)).toBe(false);
  });

  it("ends with its clause, and a refusal where a list ends", () => {
    const denied = scopeAfter(["not", "denial"]).scope;
    expect(denied.enterClause(wordsOf("running")[0])).toBe(true);
    expect([denied.isDenied, denied.enterClause(undefined)]).toEqual([false, false]);

    const refused = scopeAfter(["avoid", "refusal"]).scope;
    expect(refused.enterClause(wordsOf("running")[0])).toBe(false);
    expect(refused.isDenied).toBe(true);
    refused.enterClause(wordsOf("keep")[0]);
    expect(refused.isDenied).toBe(false);
    refused.enter(wordsOf("avoid"), REFUSAL);
    refused.enterClause(undefined);
    expect(refused.isDenied).toBe(false);
  });

  it("takes any number of roles of the same words", () => {
    const scope = new DenialScope();
    scope.enter(wordsOf("not"), [...DENIAL, { kind: "empty" }, { kind: "word", words: ["x"] }]);
    expect(scope.isDenied).toBe(true);
  });
});

describe("the end of what is denied", () => {
  it.each(["is", "because", "so that", "due to", "因为", "但是"])("comes with %s", (text) => {
    expect(endsDenial(wordsOf(text))).toBe(true);
  });

  it.each(["", "due", "to", "running", "is because"])("does not come with %j", (text) => {
    expect(endsDenial(wordsOf(text))).toBe(false);
  });

  it("comes for a list with a word of something else to do, or with the end", () => {
    expect([
      endsList(undefined),
      ...["and", "drink", "请"].map((text) => endsList(wordsOf(text)[0])),
    ]).toEqual([true, true, true, true]);
    expect(endsList(wordsOf("swimming")[0])).toBe(false);
  });
});
