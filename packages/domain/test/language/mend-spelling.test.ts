import { describe, expect, it } from "vitest";
import { foldText } from "../../src/language/fold-text.ts";
import { mendSpelling } from "../../src/language/mend-spelling.ts";
import { readTokens } from "../../src/language/read-tokens.ts";
import { correctSpelling } from "../../src/language/spelling.ts";
import { isKnownWord } from "../../src/language/vocabulary.ts";

/** The words that are read at a token, and the token where reading goes on. */
function mendedIn(text: string, place = 0): [string, number] {
  const { words, end } = mendSpelling(readTokens(foldText({ text, places: undefined })), place);
  return [words.map((word) => word.text).join(" "), end];
}

describe("a word that is written otherwise", () => {
  it.each([
    ["exericse", "exercise"],
    ["gonna", "going to"],
    ["sooooo", "so"],
    ["heyyy", "hey"],
    ["dizzzy", "dizzy"],
    ["cooool", "cool"],
    ["wooooorld", "world"],
    ["su1c1de", "suicide"],
    ["d1e", "die"],
    ["h3art", "heart"],
    ["sk1p", "skip"],
    ["hel1o", "hello"],
    ["b00st", "boost"],
    ["p@in", "pain"],
    ["pa!n", "pain"],
    ["k*ll", "kill"],
    ["runnin", "running"],
    ["tired@home", "tired home"],
    ["pain|ache", "pain ache"],
    ["run*fast", "run fast"],
  ])("is mended: %s", (written, meant) => {
    expect(mendedIn(written)).toEqual([meant, 1]);
  });

  it.each(["exercise", "qwxz", "x1y2z3", "i1l", "in", "kil", "zzin"])(
    "stays as it is: %s",
    (word) => {
      expect(mendedIn(word)).toEqual([word, 1]);
    },
  );

  it("loses stretched letters even where nobody knows it", () => {
    expect(mendedIn("qwwwwxz")).toEqual(["qwwxz", 1]);
    expect(mendedIn("qwwxz")).toEqual(["qwwxz", 1]);
  });

  it("is a unit where it stands behind a number", () => {
    expect(mendedIn("10 kms", 1)).toEqual(["kms", 2]);
    expect(mendedIn("x kms", 1)).toEqual(["kill myself", 2]);
    expect(mendedIn("many kms", 1)).toEqual(["kms", 2]);
    expect(mendedIn("to kms", 1)).toEqual(["kill myself", 2]);
    expect(mendedIn("kms this week", 0)).toEqual(["kms", 1]);
    expect(mendedIn("kms tonight", 0)).toEqual(["kill myself", 1]);
    expect(mendedIn("my kms last week", 1)).toEqual(["kms", 2]);
    expect(mendedIn("my kms thoughts", 1)).toEqual(["kill myself", 2]);
    expect(mendedIn("ways of kms", 2)).toEqual(["kill myself", 3]);
    expect(mendedIn("kms so bad", 0)).toEqual(["kill myself", 1]);
    expect(mendedIn("5 w", 1)).toEqual(["w", 2]);
  });

  it("has the forms that it is compared in", () => {
    const words = (text: string) =>
      mendSpelling(readTokens(foldText({ text, places: undefined })), 0).words;
    expect(words("runs")).toEqual([{ text: "runs", singular: "run", stem: "run" }]);
    expect(words("runnin")).toEqual([{ text: "running", singular: "running", stem: "run" }]);
    expect(words("疼")).toEqual([{ text: "疼", singular: "疼", stem: "疼" }]);
  });
});

describe("letters one by one", () => {
  it.each<[string, [string, number]]>([
    ["k i l l", ["kill", 4]],
    ["s-u-i-c-i-d-e", ["suicide", 13]],
    ["s.u_i * c·i/d e now", ["suicide", 12]],
    ["k i l l m e", ["kill me", 6]],
    ["w a n t t o d i e", ["want to die", 9]],
    ["k i l l me", ["kill", 4]],
    ["k - i l l -", ["kill", 5]],
    ["q w x z", ["q w x z", 4]],
    ["k1ll 5 k m", ["kill", 1]],
  ])("are the words that they spell: %s", (text, words) => {
    expect(mendedIn(text)).toEqual(words);
  });

  it.each(["a b c", "k - - i l l", "i, i, i, i"])(
    "are letters where they spell none: %s",
    (text) => {
      expect(mendedIn(text)).toEqual([text.charAt(0), 1]);
    },
  );

  it("are numbers where they are digits", () => {
    expect(mendedIn("1 2 3 4")).toEqual(["1", 1]);
    expect(mendedIn("1 2 3 x")[1]).toBe(4);
  });

  it("are units where they stand close behind digits", () => {
    expect(mendedIn("1h 2m")).toEqual(["1", 1]);
    expect(mendedIn("9m 30s")).toEqual(["9", 1]);
  });

  it("are read in runs of a bounded length", () => {
    const letters = (count: number) => Array.from({ length: count }, () => "q").join(" ");
    expect(mendedIn(letters(48))[1]).toBe(48);
    expect(mendedIn(letters(60))[1]).toBe(48);
  });
});

describe("a right spelling", () => {
  const nobodyKnows = () => false;

  it.each([
    ["exercize", "exercise"],
    ["exercisse", "exercise"],
    ["xercise", "xercise"],
    ["diabtes", "diabetes"],
    ["diabetess", "diabetes"],
    ["diabtees", "diabetes"],
  ])("of %s is %s", (word, right) => {
    expect(correctSpelling(word, nobodyKnows)).toBe(right);
  });

  it.each([
    ["watters", "waters"],
    ["batery", "battery"],
    ["hlep", "help"],
    ["nubm", "numb"],
    ["thiners", "thinners"],
    ["evrything", "everything"],
  ])("%s is %s, as people say it all day", (written, meant) => {
    expect(correctSpelling(written, isKnownWord)).toBe(meant);
  });

  it("is the word that is said most of those that may be meant", () => {
    expect(correctSpelling("runnin", nobodyKnows)).toBe("running");
    expect(correctSpelling("strt", nobodyKnows)).toBe("strt");
    expect(correctSpelling("wher", nobodyKnows)).toBe("wher");
    expect(correctSpelling("therre", nobodyKnows)).toBe("there");
  });

  it.each([
    "bella",
    "whistler",
    "hangry",
    "grace",
    "sensory",
    "stretcher",
    "finnish",
    "platter",
    "parker",
    "herat",
    "ultram",
    "sacrum",
    "robin",
  ])("is %s itself, which only looks like another", (word) => {
    expect(correctSpelling(word, isKnownWord)).toBe(word);
  });

  it("is the word itself where somebody knows it, or it is short or long", () => {
    expect(correctSpelling("diabtes", () => true)).toBe("diabtes");
    expect(correctSpelling("thgh", nobodyKnows)).toBe("thgh");
    expect(correctSpelling("x".repeat(19), nobodyKnows)).toBe("x".repeat(19));
  });
});
