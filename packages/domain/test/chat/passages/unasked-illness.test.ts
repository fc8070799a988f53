import { expect, it } from "vitest";
import { withoutUnaskedIllness } from "../../../src/chat/passages/unasked-illness.ts";
import { read } from "../../../src/language/read.ts";
import { aPassage, aReplyMaterial } from "../a-reply-material.ts";

const PASSAGES = ["Sauna after training", "Sauna with high blood pressure", "Hot springs"].map(
  (title) => aPassage({ id: title, title }),
);
const titlesFor = (question: string, before: readonly string[] = []) => {
  const history = before.map((content) => ({ role: "user" as const, content }));
  const material = { ...aReplyMaterial({}), question: read(question), history };
  return withoutUnaskedIllness(PASSAGES, material).map(({ title }) => title);
};

it("what is headed by an illness that nobody named is not told beside the best answer", () => {
  expect(titlesFor("sauna ok?")).toEqual(["Sauna after training", "Hot springs"]);
});

it("it is told where the question or an earlier turn names it", () => {
  expect(titlesFor("sauna with high blood pressure?")).toHaveLength(3);
  expect(titlesFor("sauna ok?", ["i have high blood pressure"])).toHaveLength(3);
});

it("the best answer stays, whatever heads it", () => {
  const [, ill] = PASSAGES;
  const material = { ...aReplyMaterial({}), question: read("sauna ok?") };
  expect(withoutUnaskedIllness(ill === undefined ? [] : [ill], material)).toEqual([ill]);
});
