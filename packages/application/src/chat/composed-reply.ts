import {
  type GivenReply,
  HELP_CONFIDENCE,
  type OfferedAction,
  type ReplyFlag,
  type ReplyMaterial,
  type ReplyTrace,
  type ToldNote,
} from "@health-exercise/domain/chat";
import type { KnowledgePassage } from "@health-exercise/domain/knowledge";
import type { ContentCheck } from "@health-exercise/domain/safety";

/** What is said, and how it came about. */
export type ComposedReply = Pick<
  GivenReply,
  | "content"
  | "ragContext"
  | "confidence"
  | "origin"
  | "actions"
  | "safetyCheck"
  | "requiresAcknowledgment"
> & {
  readonly trace: ReplyTrace;
  /** What the person told of themselves with the message that is to be kept. */
  readonly notes: readonly ToldNote[];
};

/** Is told of a reply once it is stored: how it came about, and nothing of what it says. */
export type ObserveReply = (reply: Pick<ComposedReply, "origin" | "safetyCheck">) => void;

/** The name of whoever gives the fixed help text. */
const SERVICE = "service";

/** A text of the service's own, and whom it names to be called. */
export type FixedText = { readonly text: string; readonly calls: readonly OfferedAction[] };

/** The reply that such a text is. */
export function fixedReply(
  { text, calls }: FixedText,
  check: ContentCheck,
  requiresAcknowledgment: boolean,
): ComposedReply {
  return {
    content: text,
    ragContext: [],
    confidence: HELP_CONFIDENCE,
    origin: { basis: "help", provider: SERVICE, isFallback: false },
    actions: calls,
    safetyCheck: safetyOf(check, []),
    requiresAcknowledgment,
    trace: traceOf(check, { provider: SERVICE, model: SERVICE, instructionsVersion: SERVICE }),
    notes: [],
  };
}

/** What the safety check says about an exchange. */
export function safetyOf(
  { isSafe, riskLevel, flags, warnings }: ContentCheck,
  replyFlags: readonly ReplyFlag[],
  cautions: readonly string[] = [],
): GivenReply["safetyCheck"] {
  return {
    isSafe,
    riskLevel,
    flags: [...flags, ...replyFlags],
    warnings: [...new Set([...warnings, ...cautions])],
  };
}

/** How a reply came about. */
export function traceOf(
  check: ContentCheck,
  {
    provider,
    model,
    instructionsVersion,
  }: Pick<ReplyTrace, "provider" | "model" | "instructionsVersion">,
  passages: readonly KnowledgePassage[] = [],
): ReplyTrace {
  return {
    provider,
    model,
    instructionsVersion,
    passages: passages.map(({ id, title, score }) => ({ id, title, score })),
    messageRules: check.findings.map(({ ruleId }) => ruleId),
    replyRules: [],
  };
}

/** What the limits of the person say about what they ask for. */
export function cautionsIn({
  cautions,
  language,
}: Pick<ReplyMaterial, "cautions" | "language">): readonly string[] {
  return cautions.map(({ description }) => description[language]);
}
