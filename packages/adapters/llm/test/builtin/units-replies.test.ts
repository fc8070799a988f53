import { aProfile } from "@health-exercise/testing/builders";
import { expect, it } from "vitest";
import { aPassage } from "./a-passage.ts";
import { replyTo } from "./reply-to.ts";

const gaining = aPassage({
  title: "Weight gain in pregnancy",
  summary: "With a normal weight before 11.5 to 16 kg in all.",
  text: "About 0.4 kg a week is usual, and 1.6 g of protein per kg of body weight. A 3 kg (7 lb) baby is heavy.",
});
const question = "How much weight gain is usual in pregnancy?";

it("weights are told in pounds too to who counts so", async () => {
  const profile = aProfile({ units: "imperial" });
  const reply = await replyTo(question, { profile, passages: [gaining] });
  expect(reply).toContain("11.5 to 16 kg (25 to 35 lb) in all");
  expect(reply).toContain("0.4 kg (0.9 lb) a week");
  expect(reply).not.toMatch(/per kg \(|\(7 lb\) \(/);
});

it("weights are told in kilograms to everybody else", async () => {
  expect(await replyTo(question, { passages: [gaining] })).not.toContain("25 to 35 lb");
});
