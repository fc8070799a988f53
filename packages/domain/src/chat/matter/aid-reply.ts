import type { ReadText } from "../../language/read-text.ts";
import type { Writing } from "../../language/writing.ts";
import type { EmergencyContact } from "../../safety/emergency/emergency-contact.ts";
import { isAtLeast, type RiskLevel } from "../../safety/risk-level.ts";
import { aidTextFor, mayBeForRecords } from "../help/aid-text.ts";
import { AID_CLOSING, AID_ESSENCES, CALLING_TEXT } from "../help/aid-texts.data.ts";
import { aidTopicsIn } from "../help/aid-topics-in.ts";
import { HELP_FRAME } from "../help/help-frame.data.ts";
import { contactLines, contactsOf, type Help } from "../help/help-reply.ts";
import { HELP_TEXTS } from "../help/help-texts.data.ts";
import { isQuestion } from "../in-session/once-more.ts";
import { CLEARED_TEXT, MATTER_TEXTS, type Matter } from "./matter-texts.data.ts";
import type { OpenMatter } from "./open-matter.ts";

/** Of these somebody may ask whether to call. */
const OF_BODY: ReadonlySet<Matter> = new Set(["medical", "injury", "other_person"]);

/** What is said while an emergency of the body is open: to which message, and whom to call. */
export type AidMaterial = {
  readonly message: ReadText;
  readonly riskLevel: RiskLevel;
  /** Whether the person's own records answer the message. */
  readonly isOnRecord: boolean;
  readonly contacts: readonly EmergencyContact[];
  readonly writing: Writing;
};

/**
 * The answer to a message while an emergency of the body is open: the facts on what it asks, or what matters most of the
 * help text. No model is asked. Undefined where something else has to be said: where no such emergency is open, another
 * red flag is told, the records are asked, or something is asked once it is looked after.
 */
export function aidReply(open: OpenMatter, material: AidMaterial): Help | undefined {
  const { matter, stage, help } = open;
  const { message, riskLevel, isOnRecord, contacts, writing } = material;
  if (help === undefined) return callingReply(open, material);
  if (isOnRecord && mayBeForRecords(message)) return undefined;
  const { first, later, resolved } = MATTER_TEXTS[matter];
  if (stage === "resolved") {
    const told = open.isCleared === true ? CLEARED_TEXT : resolved;
    return isQuestion(message) ? undefined : { text: told[writing], contacts: [] };
  }
  const known = aidTextFor(help, message);
  if (known === undefined && isAtLeast(riskLevel, "high")) return undefined;
  const named = contactsOf(HELP_TEXTS[help].contacts, contacts);
  const lead = help === "low_sugar" ? [] : [(stage === "first" ? first : later)[writing]];
  const told =
    known === undefined
      ? [...lead, AID_ESSENCES[help][writing], AID_CLOSING[writing]]
      : [known[writing]];
  const numbers = [HELP_FRAME.contacts[writing], ...contactLines(named, writing)].join("\n");
  return { text: [...told, numbers, HELP_FRAME.closing[writing]].join("\n\n"), contacts: named };
}

/** Whether to call, where a complaint is open that was no emergency as it was told. */
function callingReply(
  { matter, stage }: OpenMatter,
  { message, riskLevel, contacts, writing }: AidMaterial,
): Help | undefined {
  const isAsked = OF_BODY.has(matter) && aidTopicsIn(message).includes("calling");
  if (!isAsked || stage === "resolved" || isAtLeast(riskLevel, "high")) return undefined;
  const named = contactsOf(["emergency"], contacts);
  const { first, later } = MATTER_TEXTS[matter];
  const lead = (stage === "first" ? first : later)[writing];
  const numbers = [HELP_FRAME.contacts[writing], ...contactLines(named, writing)].join("\n");
  const told = [lead, CALLING_TEXT.text[writing], numbers, HELP_FRAME.closing[writing]];
  return { text: told.join("\n\n"), contacts: named };
}
