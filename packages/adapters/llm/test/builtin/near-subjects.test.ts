import { expect, it } from "vitest";
import { isNearBeside } from "../../src/builtin/guidance/near-subjects.ts";
import { aPassage } from "./a-passage.ts";

const SHOULDER = aPassage({ topics: ["shoulder", "martial_arts"] });
const isNear = (title: string, topics: readonly string[], nearest = SHOULDER) =>
  isNearBeside(new Set(["judo", "shoulder", "surgeri"]), aPassage({ title, topics }), nearest);

it("what has a telling word of the question may be told beside the nearest", () => {
  expect(isNear("Shoulder braces in sport", ["shoulder"])).toBe(true);
});

it("what shares nothing but a common word may not", () => {
  expect(isNear("After training: what now", ["recovery"])).toBe(false);
});

it("what is on another part of the body may not", () => {
  expect(isNear("After thyroid surgery: tight neck", ["neck"])).toBe(false);
});

it("what is for the ill may where the nearest is too", () => {
  expect(isNear("Judo after surgery", ["surgery"])).toBe(false);
  const ill = aPassage({ topics: ["surgery"] });
  expect(isNear("Judo after surgery", ["surgery"], ill)).toBe(true);
});
