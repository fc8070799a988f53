import { describe, expect, it } from "vitest";
import { singularOf, stemOf } from "../../src/language/stem.ts";

describe("the singular of a word", () => {
  it.each([
    ["calories", "calory"],
    ["calorie", "calory"],
    ["pies", "pie"],
    ["pie", "pie"],
    ["boxes", "box"],
    ["dishes", "dish"],
    ["coaches", "coach"],
    ["beaches", "beach"],
    ["matches", "match"],
    ["passes", "pass"],
    ["aches", "ache"],
    ["shoes", "shoe"],
    ["knees", "knee"],
    ["glass", "glass"],
    ["bus", "bus"],
    ["analysis", "analysis"],
    ["news", "news"],
    ["walks", "walk"],
    ["walk", "walk"],
    ["as", "as"],
    ["anaesthesia", "anesthesia"],
    ["oesophagus", "esophagus"],
    ["aerobic", "aerobic"],
    ["shoe", "shoe"],
    ["Boxes", "Boxes"],
    ["5ks", "5ks"],
  ])("%s is %s", (word, singular) => {
    expect(singularOf(word)).toBe(singular);
  });
});

describe("the stem of a word", () => {
  it.each([
    ["hoped", "hope"],
    ["hopped", "hop"],
    ["using", "use"],
    ["biked", "bike"],
    ["stopped", "stop"],
    ["falling", "fall"],
    ["passing", "pass"],
    ["buzzing", "buzz"],
    ["fixed", "fix"],
    ["played", "play"],
    ["showed", "show"],
    ["ended", "end"],
    ["asked", "ask"],
    ["tried", "try"],
    ["died", "die"],
    ["tied", "ti"],
    ["feed", "feed"],
    ["agreed", "agreed"],
    ["string", "string"],
    ["sing", "sing"],
    ["red", "red"],
    ["bed", "bed"],
    ["breathe", "breath"],
    ["change", "change"],
    ["hinge", "hinge"],
    ["she", "she"],
    ["rate", "rate"],
    ["rating", "rate"],
    ["goes", "go"],
    ["went", "go"],
    ["was", "be"],
    ["is", "is"],
    ["Runs", "Runs"],
  ])("of %s is %s", (word, stem) => {
    expect(stemOf(word)).toBe(stem);
  });
});
