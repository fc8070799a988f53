import type { KnowledgePassage } from "../../knowledge/knowledge-entry.ts";
import type { Amount } from "../../language/amount.ts";
import { read } from "../../language/read.ts";
import { readAmounts } from "../../language/read-amounts.ts";
import type { ReadText } from "../../language/read-text.ts";
import type { RecordQuery } from "../../sport/records/record-query.ts";
import { quotedFrom } from "../advice/quoted-from.ts";
import { type ClaimContext, claimsIn } from "../numbers/claims-in.ts";
import { type NumberClaim, queriesOf } from "../numbers/number-claim.ts";
import { stopwatchTimes } from "../numbers/stopwatch-times.ts";
import type { ReplyMaterial } from "./reply-material.ts";
import { readReply, type UnreviewedReply } from "./unreviewed-reply.ts";

const TELLS_TIME = /\d\s?[:'\u2032\u2019分m]/iu;

/** The figures that a reply states of the person; what is quoted from a passage tells nothing about them. */
export function claimsOfReply(
  reply: ReadText,
  passages: readonly KnowledgePassage[],
  { records, message, answer, notes, history }: ReplyMaterial,
): readonly NumberClaim[] {
  return claimsIn(reply, {
    today: records.today,
    asked: answer?.kind === "records" ? scopeOf(answer.fact.query) : null,
    // Who asks for their records tells nothing of them.
    told: [
      ...(answer === null
        ? [...readAmounts(message.tokens), ...stopwatchTimes(message.tokens)]
        : []),
      ...timesToldBefore(notes, history),
    ],
    isQuoted: quotedFrom(reply, passages),
  });
}

/** The times that the person told in notes and earlier turns, as of races before there were records. */
function timesToldBefore(
  notes: ReplyMaterial["notes"],
  history: ReplyMaterial["history"],
): readonly Amount[] {
  const turns = history.filter(({ role }) => role === "user").map(({ content }) => content);
  return [...notes.map(({ text }) => text), ...turns]
    .filter((text) => TELLS_TIME.test(text))
    .flatMap((text) => stopwatchTimes(read(text).tokens));
}

function scopeOf(query: RecordQuery): ClaimContext["asked"] {
  return {
    activity: "activity" in query ? query.activity : undefined,
    period: "period" in query ? query.period : undefined,
  };
}

/** What has to be asked of the records to tell whether the figures of a reply are right, each once. */
export function claimQueries(
  reply: UnreviewedReply,
  material: ReplyMaterial,
): readonly RecordQuery[] {
  return queriesOf(claimsOfReply(readReply(reply), reply.passages, material));
}
