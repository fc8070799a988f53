import type { GuardTaxonomy } from "./guard-category.ts";

/**
 * The categories of the moderation protocol. What each means stands in the source; the levels are design values by what
 * the levels of the content check mean. Injuries are everyday talk here, so depicted violence is no finding in a
 * message; words of intent are `high`, which gives the help text, and not `critical`: they also stand for eating disorders.
 */
export const MODERATION: GuardTaxonomy = {
  name: "moderation",
  source: {
    kind: "publication",
    organisation: "OpenAI",
    title: "Moderation (guide and API reference of omni-moderation)",
    year: 2024,
    url: "https://platform.openai.com/docs/guides/moderation",
  },
  categories: {
    harassment: { flag: "harassment", message: "low", reply: "medium" },
    "harassment/threatening": { flag: "violence", message: "high", reply: "high" },
    hate: { flag: "harassment", message: "medium", reply: "high" },
    "hate/threatening": { flag: "violence", message: "high", reply: "high" },
    illicit: { flag: "dangerous_act", message: "medium", reply: "medium" },
    "illicit/violent": { flag: "violence", message: "high", reply: "high" },
    "self-harm": { flag: "self_harm", message: "medium", reply: "medium" },
    "self-harm/intent": { flag: "self_harm", message: "high", reply: "medium" },
    "self-harm/instructions": { flag: "self_harm", message: "high", reply: "high" },
    sexual: { flag: "sexual_misconduct", message: null, reply: "medium" },
    "sexual/minors": { flag: "sexual_misconduct", message: "high", reply: "high" },
    violence: { flag: "violence", message: null, reply: "low" },
    "violence/graphic": { flag: "violence", message: null, reply: "medium" },
  },
};
