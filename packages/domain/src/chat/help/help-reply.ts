import type { ReadText } from "../../language/read-text.ts";
import type { Writing } from "../../language/writing.ts";
import type { ContentCheck } from "../../safety/content-check.ts";
import { contactLine } from "../../safety/emergency/contact-name.ts";
import type {
  EmergencyContact,
  EmergencyContactKind,
} from "../../safety/emergency/emergency-contact.ts";
import { HELP_FRAME } from "./help-frame.data.ts";
import { neededHelp } from "./help-kinds-of.ts";
import { HELP_TEXTS, OVERDOSE_TEXT } from "./help-texts.data.ts";

/** What the fixed help text is made from: what was found in a message, and the numbers of the person's region. */
export type HelpMaterial = {
  readonly check: ContentCheck;
  readonly message: ReadText;
  readonly contacts: readonly EmergencyContact[];
  readonly writing: Writing;
  readonly ageYears?: number | undefined;
};

/** How sure a help text is of answering: it says what to do, whatever it was that happened. */
export const HELP_CONFIDENCE = 1;

/** Whether a message is answered with help alone: an emergency, or somebody who might hurt themselves. */
export function callsForHelp(check: Pick<ContentCheck, "findings">, message: ReadText): boolean {
  return neededHelp(check, message).kinds.length > 0;
}

/** Help for a message: what to do now, and whom to call. */
export type Help = {
  readonly text: string;
  /** Whom the text names, in its order. */
  readonly contacts: readonly EmergencyContact[];
};

/** The answer to a message that tells of an emergency. No model is asked. */
export function helpReply(material: HelpMaterial): Help {
  const { check, message, contacts, writing, ageYears } = material;
  const { kinds, isOverdose } = neededHelp(check, message, ageYears);
  const texts = (kinds.length === 0 ? (["medical"] as const) : kinds).map(
    (kind) => HELP_TEXTS[kind],
  );
  const first: readonly EmergencyContactKind[] = isOverdose ? ["poison_control", "emergency"] : [];
  const named = contactsOf([...first, ...texts.flatMap((text) => text.contacts)], contacts);
  const text = [
    ...texts.map(({ text }) => text[writing]),
    ...(isOverdose ? [OVERDOSE_TEXT[writing]] : []),
    [HELP_FRAME.contacts[writing], ...contactLines(named, writing)].join("\n"),
    HELP_FRAME.closing[writing],
  ].join("\n\n");
  return { text, contacts: named };
}

/** The contacts of these kinds, each once, in the order of the kinds. */
export function contactsOf(
  kinds: readonly EmergencyContactKind[],
  contacts: readonly EmergencyContact[],
): readonly EmergencyContact[] {
  return [...new Set(kinds)].flatMap((kind) => contacts.filter((each) => each.kind === kind));
}

/** Their numbers, a line each. */
export function contactLines(
  contacts: readonly EmergencyContact[],
  writing: Writing,
): readonly string[] {
  return contacts.map((contact) => contactLine(contact, writing));
}
