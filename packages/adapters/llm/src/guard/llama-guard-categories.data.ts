import type { GuardTaxonomy } from "./guard-category.ts";

/** What stands for an answer that says unsafe and names no category that is known. */
export const UNNAMED = "unnamed";

/**
 * The hazards of Llama Guard 3 and 4, by the standard of MLCommons. What each means stands in the source; the levels are
 * design values. S6 is any specialised advice: a person may ask for it, and a reply about health can hardly be without it,
 * so that whether it is safe is left to the review. Null is no danger to anybody's health.
 */
export const LLAMA_GUARD: GuardTaxonomy = {
  name: "llama_guard",
  source: {
    kind: "publication",
    organisation: "Meta",
    title: "Llama Guard 3 model card (hazard taxonomy after MLCommons)",
    year: 2024,
    url: "https://www.llama.com/docs/model-cards-and-prompt-formats/llama-guard-3/",
  },
  categories: {
    // Violent crimes.
    S1: { flag: "violence", message: "high", reply: "high" },
    // Non-violent crimes.
    S2: { flag: "dangerous_act", message: "medium", reply: "medium" },
    // Sex-related crimes.
    S3: { flag: "sexual_misconduct", message: "high", reply: "high" },
    // Child sexual exploitation.
    S4: { flag: "sexual_misconduct", message: "high", reply: "high" },
    // Defamation.
    S5: null,
    // Specialised advice.
    S6: { flag: "diagnosis_request", message: "low", reply: "low" },
    // Privacy.
    S7: { flag: "privacy_violation", message: "medium", reply: "medium" },
    // Intellectual property.
    S8: null,
    // Indiscriminate weapons.
    S9: { flag: "violence", message: "high", reply: "high" },
    // Hate.
    S10: { flag: "harassment", message: "medium", reply: "high" },
    // Suicide and self-harm, disordered eating among it.
    S11: { flag: "self_harm", message: "high", reply: "high" },
    // Sexual content.
    S12: { flag: "sexual_misconduct", message: null, reply: "medium" },
    // Elections.
    S13: null,
    // Abuse of a code interpreter.
    S14: null,
    [UNNAMED]: { flag: "dangerous_act", message: "medium", reply: "medium" },
  },
};
