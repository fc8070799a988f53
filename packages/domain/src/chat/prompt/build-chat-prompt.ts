import type { KnowledgePassage } from "../../knowledge/knowledge-entry.ts";
import type { ReplyMaterial } from "../reply-material.ts";
import { dataBlock } from "./data-block.ts";
import { estimateTokens } from "./estimate-tokens.ts";
import { CLOSING_REQUEST, INSTRUCTIONS_VERSION } from "./instructions.data.ts";
import { profileData, recordsData } from "./personal-data.ts";
import { systemText } from "./system-text.ts";
import {
  entriesWithin,
  passagesWithin,
  textWithin,
  tokensOf,
  turnsWithin,
} from "./within-tokens.ts";

/** What a model is given, in two roles that are never mixed. */
export type ChatPrompt = {
  /** For the system role: texts of this service alone. */
  readonly system: string;
  /** One message: everything that others wrote, fenced as data. */
  readonly data: string;
  /** The passages that there was room for, best first. */
  readonly passages: readonly KnowledgePassage[];
  readonly instructionsVersion: string;
};

const NO_DATA = {
  profile: {},
  records: {},
  user_context: {},
  passages: [],
  history: [],
  message: "",
};

/** The share of the room left at its turn that each part may take (design values); earlier turns get the rest. */
const SHARES = { records: 0.5, profile: 0.5, passages: 0.5, userContext: 0.25 } as const;

/**
 * The prompt for a reply, of at most `maxTokens` (4,000 or more) by `estimateTokens`. Instructions go first, then the
 * message, which is cut only if it alone is too long; then records, profile, passages, what the client sent and the
 * latest turns, each while there is room.
 */
export function buildChatPrompt(material: ReplyMaterial, maxTokens: number): ChatPrompt {
  const system = systemText(material);
  let left = maxTokens - estimateTokens(system) - estimateTokens(dataOf(NO_DATA));
  const take = <Value>(fit: (tokens: number) => Value, share = 1): Value => {
    const value = fit(Math.floor(left * share));
    left -= tokensOf(value);
    return value;
  };
  const { today } = material.records;
  const message = take((tokens) => textWithin(material.message.source, tokens));
  const records = take(
    (tokens) => entriesWithin(recordsData(material.records), tokens),
    SHARES.records,
  );
  const profile = take(
    (tokens) => entriesWithin(profileData(material.profile, today), tokens),
    SHARES.profile,
  );
  const passages = take((tokens) => passagesWithin(material.passages, tokens), SHARES.passages);
  const userContext = take(
    (tokens) => entriesWithin(material.userContext ?? {}, tokens),
    SHARES.userContext,
  );
  const history = take((tokens) => turnsWithin(material.history, tokens));
  return {
    system,
    data: dataOf({ profile, records, user_context: userContext, passages, history, message }),
    passages: material.passages.slice(0, passages.length),
    instructionsVersion: INSTRUCTIONS_VERSION,
  };
}

function dataOf(blocks: Readonly<Record<keyof typeof NO_DATA, unknown>>): string {
  const fenced = Object.entries(blocks).map(([name, value]) => dataBlock(name, value));
  return [...fenced, CLOSING_REQUEST].join("\n");
}
