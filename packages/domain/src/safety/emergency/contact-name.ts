import type { Writing } from "../../language/writing.ts";
import { ANYWHERE, CONTACT_KIND_NAMES } from "./contact-names.data.ts";
import type { EmergencyContact } from "./emergency-contact.ts";

/** The region of the number where no country is known. */
const NO_COUNTRY = "INTL";
/** What is added to a name for readers of English. */
const GLOSS = / \([^()]*\)$/;
const LATIN = /\p{Script=Latin}/u;
const HAN = /\p{Script=Han}/u;

/**
 * The name of a number for a reader: its own name, and what it is for in their words where the name does not tell them.
 */
export function contactNameFor(contact: EmergencyContact, writing: Writing): string {
  const { name, kind, region } = contact;
  const label = CONTACT_KIND_NAMES[kind][writing];
  if (writing === "en") return LATIN.test(name) ? name : `${name} (${label.toLowerCase()})`;
  if (region === NO_COUNTRY) return `${label}：${ANYWHERE[writing]}`;
  const ownName = name.replace(GLOSS, "");
  return HAN.test(ownName) ? ownName : `${label}（${ownName}）`;
}
