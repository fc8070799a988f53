import { characterPairs } from "./character-pairs.ts";
import { DIALECT_CHARACTERS } from "./characters.data.ts";
import { SIMPLIFIED_FORMS } from "./scripts.data.ts";

let forms: ReadonlyMap<string, string> | undefined;
let scripts: { readonly [Script in "simplified" | "traditional"]: ReadonlySet<string> } | undefined;

/** The simplified form of a traditional Chinese character or regional variant; any other character as it is. */
export function simplifiedCharacter(character: string): string {
  forms ??= characterPairs(...SIMPLIFIED_FORMS, DIALECT_CHARACTERS);
  return forms.get(character) ?? character;
}

/** A text in simplified characters; each stays in its place. */
export function simplifiedText(text: string): string {
  return Array.from(text, simplifiedCharacter).join("");
}

/** Simplified forms that traditional texts write too, of another character or of a rare variant (喫, 醣, 遊, 鬱). */
const WRITTEN_IN_BOTH = new Set(
  "吃糖游郁只面才周布私幸杰家克即念采峰岳雕佛舍挨卷折扑抬教于既升台拐查杆棋核制志同胡注回腌合板旋暗秋千肴肮松斗咸曲出修夸累致彩唇席卜灶泛凌抵杯真困秘御沾恤群仆伙娘",
);

/**
 * The script that a character speaks for: one of a pair that is written differently. Characters of both scripts (像, 覆, 吃)
 * speak for none; 后 and 里, which are rare in traditional texts, for the simplified one.
 */
export function scriptOfCharacter(character: string): "simplified" | "traditional" | undefined {
  scripts ??= scriptsOfPairs(characterPairs(...SIMPLIFIED_FORMS));
  if (scripts.traditional.has(character)) return "traditional";
  return scripts.simplified.has(character) ? "simplified" : undefined;
}

function scriptsOfPairs(pairs: ReadonlyMap<string, string>) {
  const inBoth = new Set(DIALECT_CHARACTERS);
  const traditional = [...pairs].filter(([from, to]) => from !== to && !inBoth.has(from));
  return {
    traditional: new Set(traditional.map(([from]) => from)),
    simplified: new Set(traditional.flatMap(([, to]) => (WRITTEN_IN_BOTH.has(to) ? [] : to))),
  };
}
