import type { ObserveReply } from "@health-exercise/application";
import { ANSWER_BASES, REPLY_FLAGS } from "@health-exercise/domain/chat";
import { RISK_LEVELS, type RiskLevel } from "@health-exercise/domain/safety";
import { Counter } from "prom-client";
import type { HttpMetrics } from "./metrics.ts";

/** What is counted of replies, of searches for them, and of checks. */
export type ChatMetrics = {
  readonly replied: ObserveReply;
  /** A question was looked up: whether anything is known of it. */
  searched(isKnown: boolean): void;
  /** A text was checked for danger: a message of a chat, or one that was sent to be checked. */
  checked(surface: CheckedSurface, level: RiskLevel): void;
};

const SURFACES = ["chat", "check"] as const;
type CheckedSurface = (typeof SURFACES)[number];

export function chatMetrics({ registry }: Pick<HttpMetrics, "registry">): ChatMetrics {
  const registers = [registry];
  const replies = new Counter({
    name: "chat_replies_total",
    help: "Replies that were stored, by what they rest on and who gave them; service gives the help texts.",
    labelNames: ["basis", "provider"],
    registers,
  });
  const reviews = new Counter({
    name: "chat_reply_reviews_total",
    help: "What the review of replies did: a reply counts as unchanged, or once for each thing that was done to it.",
    labelNames: ["outcome"],
    registers,
  });
  const searches = new Counter({
    name: "knowledge_searches_total",
    help: "Questions that chat looked up; outcome none is an abstention: nothing that is known meets the question.",
    labelNames: ["outcome"],
    registers,
  });
  const checks = new Counter({
    name: "safety_checks_total",
    help: "Texts that were checked for danger, by where they came from and the level that was found.",
    labelNames: ["surface", "level"],
    registers,
  });
  for (const basis of ANSWER_BASES) replies.inc({ basis, provider: "builtin" }, 0);
  for (const outcome of ["unchanged", ...REPLY_FLAGS]) reviews.inc({ outcome }, 0);
  for (const outcome of ["found", "none"]) searches.inc({ outcome }, 0);
  for (const surface of SURFACES)
    for (const level of RISK_LEVELS) checks.inc({ surface, level }, 0);
  const checked: ChatMetrics["checked"] = (surface, level) => checks.inc({ surface, level });
  return {
    replied({ origin: { basis, provider }, safetyCheck: { riskLevel, flags } }) {
      replies.inc({ basis, provider });
      checked("chat", riskLevel);
      // A help text is given as it stands.
      if (basis === "help") return;
      const done = REPLY_FLAGS.filter((flag) => flags.includes(flag));
      if (done.length === 0) reviews.inc({ outcome: "unchanged" });
      for (const outcome of done) reviews.inc({ outcome });
    },
    searched: (isKnown) => searches.inc({ outcome: isKnown ? "found" : "none" }),
    checked,
  };
}
