import type { WrittenText } from "../../language/writing.ts";
import { MATTER_TEXTS, MATTER_TEXTS_AGAIN, type Matter } from "./matter-texts.data.ts";

/** Texts of which one at least is there. */
export type LaterTexts = readonly [WrittenText, ...WrittenText[]];

/** In which words a matter is asked after at later turns, one after the other. */
export function laterTexts(matter: Matter): LaterTexts {
  return [MATTER_TEXTS[matter].later, ...(MATTER_TEXTS_AGAIN[matter] ?? [])];
}
