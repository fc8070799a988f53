import type { ReadText } from "../../language/read-text.ts";
import type { WrittenText } from "../../language/writing.ts";
import { AID_ESSENCES, AID_TEXTS, type AidKind, SUGAR_TEXTS } from "./aid-texts.data.ts";
import { aidTopicsIn, asksForWhatWasDone } from "./aid-topics-in.ts";
import { begins } from "./begins.ts";
import type { HelpKind } from "./help-texts.data.ts";
import { tellsSugarIsBack } from "./sugar-back.ts";
import { sugarToldIn } from "./sugar-told.ts";

/** The emergency of the body that a help text is for; undefined for others, which leave support to be given. */
export function aidKindOf(kind: HelpKind): AidKind | undefined {
  return isAidKind(kind) ? kind : undefined;
}

function isAidKind(kind: HelpKind): kind is AidKind {
  return Object.hasOwn(AID_ESSENCES, kind);
}

/** What is said to a message while an emergency of this kind is open; undefined where it asks for nothing that is known. */
export function aidTextFor(kind: AidKind, message: ReadText): WrittenText | undefined {
  const sugar = kind === "low_sugar" ? toldOfSugar(message) : undefined;
  if (sugar !== undefined) return SUGAR_TEXTS[sugar];
  for (const topic of aidTopicsIn(message)) {
    const found = AID_TEXTS.find(
      ({ topics, kinds }) => topics.includes(topic) && (kinds?.includes(kind) ?? true),
    );
    if (found !== undefined) return found.text;
  }
  return undefined;
}

function toldOfSugar(message: ReadText): "low" | "back" | undefined {
  return sugarToldIn(message) ?? (tellsSugarIsBack(message) ? "back" : undefined);
}

/** Whether a message that the records answer may be for them: it asks for what was done, or for nothing that is asked in an emergency. */
export function mayBeForRecords(message: ReadText): boolean {
  return aidTopicsIn(message).length === 0 || asksForWhatWasDone(message);
}

/** Whether a reply says what to do in an emergency that is open. */
export function isAidText(reply: string): boolean {
  const { back, low } = SUGAR_TEXTS;
  const texts = [...AID_TEXTS.map(({ text }) => text), back, low, AID_ESSENCES.low_sugar];
  return texts.some((text) => begins(reply, text));
}
