import type { SafetyGuidelines } from "@health-exercise/application";
import type { Guideline, KnowledgeSource } from "@health-exercise/domain/knowledge";
import type { EmergencyContact } from "@health-exercise/domain/safety";

/** Guidelines for everybody and for one person. */
export function presentSafetyGuidelines(guidelines: SafetyGuidelines) {
  return {
    general: guidelines.general.map(presentGuideline),
    personalized: guidelines.personalized.map(presentGuideline),
    emergency_contacts: guidelines.emergencyContacts.map(presentEmergencyContact),
  };
}

/** Guidelines for everybody. */
export function presentGeneralGuidelines(guidelines: SafetyGuidelines) {
  return {
    general: guidelines.general.map(presentGuideline),
    emergency_contacts: guidelines.emergencyContacts.map(presentEmergencyContact),
  };
}

/** Where knowledge comes from. */
export function presentSource(source: KnowledgeSource) {
  return {
    organisation: source.organisation,
    title: source.title,
    year: source.year,
    url: source.url,
  };
}

function presentGuideline(guideline: Guideline) {
  return {
    id: guideline.id,
    title: guideline.title,
    text: guideline.text,
    source: presentSource(guideline.source),
    ...(guideline.reason !== undefined && { reason: guideline.reason }),
  };
}

function presentEmergencyContact(contact: EmergencyContact) {
  return {
    name: contact.name,
    phone: contact.phone,
    // The interface knows three kinds; the police is an emergency number, named as what it is.
    kind: contact.kind === "police" ? "emergency" : contact.kind,
    region: contact.region,
  };
}
