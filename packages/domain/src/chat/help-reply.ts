import type { TextLanguage } from "../language/text-language.ts";
import type { ContentCheck, SafetyFinding } from "../safety/content-check.ts";
import type { EmergencyContact } from "../safety/emergency/emergency-contact.ts";
import { isAtLeast } from "../safety/risk-level.ts";
import {
  CONTACT_KIND_NAMES,
  HELP_FRAME,
  HELP_KIND_OF_FLAG,
  HELP_KINDS,
  HELP_TEXTS,
  type HelpKind,
} from "./help-texts.data.ts";

/** What the fixed help text is made from: what was found, and the numbers of the person's region. */
export type HelpMaterial = {
  readonly check: ContentCheck;
  readonly contacts: readonly EmergencyContact[];
  readonly language: TextLanguage;
};

/** Whether a message is answered with help alone: an emergency, or somebody who might hurt themselves. */
export function callsForHelp({ findings }: Pick<ContentCheck, "findings">): boolean {
  return findings.some(isGrave);
}

/** The answer to a message that tells of an emergency: what to do now, and whom to call. No model is asked. */
export function helpReply({ check, contacts, language }: HelpMaterial): string {
  const texts = helpKindsOf(check).map((kind) => HELP_TEXTS[kind]);
  const contactKinds = new Set(texts.flatMap((text) => text.contacts));
  const numbers = [...contactKinds].flatMap((kind) =>
    contacts
      .filter((contact) => contact.kind === kind)
      .map((contact) => numberLine(contact, language)),
  );
  return [
    ...texts.map(({ text }) => text[language]),
    [HELP_FRAME.contacts[language], ...numbers].join("\n"),
    HELP_FRAME.closing[language],
  ].join("\n\n");
}

function helpKindsOf({ findings }: ContentCheck): readonly HelpKind[] {
  const found = new Set(
    findings.filter(isGrave).map(({ flag }) => HELP_KIND_OF_FLAG[flag] ?? "medical"),
  );
  return found.size === 0 ? ["medical"] : HELP_KINDS.filter((kind) => found.has(kind));
}

/** Self-harm is from `high` on: to wait for more is too late. */
function isGrave({ flag, level }: SafetyFinding): boolean {
  return isAtLeast(level, flag === "self_harm" ? "high" : "critical");
}

function numberLine({ name, phone, kind }: EmergencyContact, language: TextLanguage): string {
  const label = CONTACT_KIND_NAMES[kind][language];
  return language === "zh" ? `- ${label}：${phone}，${name}` : `- ${label}: ${phone}, ${name}`;
}
