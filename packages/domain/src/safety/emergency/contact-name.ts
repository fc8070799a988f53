import type { Writing } from "../../language/writing.ts";
import { ANYWHERE, CONTACT_KIND_NAMES } from "./contact-names.data.ts";
import type { EmergencyContact } from "./emergency-contact.ts";

/** The region of the number where no country is known; it works in most countries. */
const NO_COUNTRY = "INTL";
/** What an operator or another language calls a number, behind its own name; for readers of English. */
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
  const ownName = ownNameOf(contact, writing);
  if (region === NO_COUNTRY) return `${label}：${ownName}`;
  return HAN.test(ownName) ? ownName : `${label}（${ownName}）`;
}

/**
 * A number as it stands in a list: what it is for, the number, and its own name. In Chinese what it is for says all of
 * an emergency number; a crisis line or poison centre goes by its own name.
 */
export function contactLine(contact: EmergencyContact, writing: Writing): string {
  const { kind, phone, region } = contact;
  const label = CONTACT_KIND_NAMES[kind][writing];
  const isEnglish = writing === "en";
  const [colon, comma] = isEnglish ? [": ", ", "] : ["：", "，"];
  const isToldByKind = !isEnglish && region !== NO_COUNTRY && NAMED_BY_KIND.has(kind);
  const name = isToldByKind ? "" : `${comma}${ownNameOf(contact, writing)}`;
  return `- ${label}${colon}${phone}${name}`;
}

const NAMED_BY_KIND: ReadonlySet<EmergencyContact["kind"]> = new Set(["emergency", "police"]);

/** Where a number works in most countries, that is what has to be known of it. */
function ownNameOf({ name, region }: EmergencyContact, writing: Writing): string {
  if (region === NO_COUNTRY) return ANYWHERE[writing];
  return writing === "en" ? name : name.replace(GLOSS, "");
}
