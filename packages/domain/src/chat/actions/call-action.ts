import type { Writing } from "../../language/writing.ts";
import { contactNameFor } from "../../safety/emergency/contact-name.ts";
import type { EmergencyContact } from "../../safety/emergency/emergency-contact.ts";
import { labelOf } from "./action-label.ts";
import { ACTION_LABELS } from "./action-labels.data.ts";
import type { OfferedAction } from "./chat-action.ts";

/** Offers to call whom a help text names. */
export function callActions(
  contacts: readonly EmergencyContact[],
  writing: Writing,
): readonly OfferedAction[] {
  return contacts.map((contact) => {
    const { phone } = contact;
    const name = contactNameFor(contact, writing);
    return { kind: "call", label: labelOf(ACTION_LABELS.call, writing, { phone, name }), phone };
  });
}
