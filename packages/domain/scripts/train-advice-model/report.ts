import { type AdviceMeasures, unsafeSentences } from "../../src/chat/advice/advice-verdict.ts";
import { wholeReplies } from "./fit-measures.ts";
import type { Scored } from "./train-rows.ts";

/** What of whole replies would be stopped or changed, by weights that saw nothing of their writers; and what of sentences by themselves. */
export function reportOf(scored: readonly Scored[], measures: AdviceMeasures): string {
  const share = (some: readonly unknown[], all: readonly unknown[]): string =>
    `${some.length} of ${all.length}`;
  const isDropped = (one: Scored): boolean =>
    unsafeSentences({ danger: one.danger, scores: [one] }, measures)[0] === true;
  const isChanged = ({ danger, scores }: ReturnType<typeof wholeReplies>[number]): boolean =>
    unsafeSentences({ danger, scores }, measures).includes(true);
  const taught = scored.filter(({ example }) => example.isTaught);
  const unsafe = taught.filter(({ example }) => example.isUnsafe);
  const safe = taught.filter(({ example }) => !example.isUnsafe);
  const replies = wholeReplies(scored);
  const dangerous = replies.filter((reply) => reply.isUnsafe);
  const harmless = replies.filter((reply) => !reply.isUnsafe);
  const { threshold, danger, caution } = measures;
  return [
    `threshold ${threshold}, danger ${danger}, caution ${caution};`,
    "of writers not seen:",
    `unsafe replies stopped ${share(dangerous.filter(isChanged), dangerous)},`,
    `harmless ones changed ${share(harmless.filter(isChanged), harmless)};`,
    `alone as a whole reply, dropped: unsafe sentences ${share(unsafe.filter(isDropped), unsafe)},`,
    `harmless ones ${share(safe.filter(isDropped), safe)}`,
  ].join(" ");
}
