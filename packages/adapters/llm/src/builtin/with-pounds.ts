import type { ReplyMaterial } from "@health-exercise/domain/chat";
import { read, readAmounts } from "@health-exercise/domain/language";
import type { Guidance } from "./guidance/tell-guidance.ts";
import { KILOGRAMS_PER_POUND } from "./records/measures.ts";

/** Lighter ones are told to the tenth (design value). */
const LIGHT_POUNDS = 10;
const TENTHS = 10;
/** Behind these a kilogram is no weight but a measure ("1.6 g per kg"). */
const PER: ReadonlySet<string> = new Set(["per", "/", "a", "an", "each", "every"]);

/**
 * Guidance as somebody counts who tells their weight in pounds: behind each weight in kilograms the same in pounds. In English alone, as
 * Chinese has pounds of its own.
 */
export function inUnitsOf(
  guidance: Guidance,
  { profile, language }: Pick<ReplyMaterial, "profile" | "language">,
): Guidance {
  if (profile?.units !== "imperial" || language !== "en") return guidance;
  const quoted = guidance.quoted.map(({ passage, sentences }) => ({
    passage,
    sentences: sentences.map(withPounds),
  }));
  return { ...guidance, text: withPounds(guidance.text), quoted };
}

/** A text with pounds behind each weight in kilograms that has none yet: "11.5 to 16 kg (25 to 35 lb)". */
function withPounds(text: string): string {
  const { tokens, source } = read(text);
  let told = "";
  let done = 0;
  for (const amount of readAmounts(tokens)) {
    const { low, high, numberStart, end, unit } = amount;
    const last = tokens[end - 1];
    const isWeight = unit.measure === "weight" && last?.text === "kg";
    const isTold = tokens[end]?.text === "(" || PER.has(tokens[numberStart - 1]?.text ?? "");
    if (last === undefined || !isWeight || isTold || last.end < done) continue;
    const pounds = low === high ? poundsOf(low) : `${poundsOf(low)} to ${poundsOf(high)}`;
    told += `${source.slice(done, last.end)} (${pounds} lb)`;
    done = last.end;
  }
  return told + source.slice(done);
}

function poundsOf(kilograms: number): string {
  const pounds = kilograms / KILOGRAMS_PER_POUND;
  const rounded = pounds < LIGHT_POUNDS ? Math.round(pounds * TENTHS) / TENTHS : Math.round(pounds);
  return rounded.toLocaleString("en-US");
}
