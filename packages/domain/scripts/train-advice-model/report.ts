import { harmlessReplies, type Scored } from "./train-rows.ts";

/** What of sentences and replies would be dropped at a threshold, by weights that saw nothing of their writers. */
export function reportOf(scored: readonly Scored[], threshold: number): string {
  const share = (some: readonly unknown[], all: readonly unknown[]): string =>
    `${some.length} of ${all.length}`;
  const isDropped = ({ score }: { readonly score: number }): boolean => score >= threshold;
  const unsafe = scored.filter(({ example }) => example.isUnsafe);
  const safe = scored.filter(({ example }) => !example.isUnsafe);
  const dangerous = unsafe.filter(({ example }) => example.reply !== undefined);
  const replies = harmlessReplies(scored);
  return [
    `threshold ${threshold}; of writers not seen, dropped: unsafe sentences ${share(unsafe.filter(isDropped), unsafe)},`,
    `harmless ones ${share(safe.filter(isDropped), safe)};`,
    `unsafe replies stopped ${share(dangerous.filter(isDropped), dangerous)},`,
    `harmless ones changed ${share(replies.filter(isDropped), replies)}`,
  ].join(" ");
}
