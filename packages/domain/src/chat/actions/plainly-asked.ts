import type { ActionCue } from "./action-cues.data.ts";
import {
  type ActionReading,
  cuesOf,
  isSameClause,
  sentenceOf,
  type WordSpan,
} from "./action-reading.ts";

/** The places of a cue right behind a wish for it of the writer: "I want to stop my run" asks for what it wishes. */
export function wished(
  reading: ActionReading,
  cue: ActionCue,
  wish: "wish" | "wishToKnowHow",
): readonly WordSpan[] {
  const { denied, distant } = reading;
  const wishes = cuesOf(reading, wish).filter(
    ({ start, end }) => distant[start] !== 1 && !denied.subarray(start, end).includes(1),
  );
  return cuesOf(reading, cue).filter(
    ({ start, end }) =>
      !denied.subarray(start, end).includes(1) &&
      wishes.some(
        (each) =>
          each.end === start && sentenceOf(reading, each.start) === sentenceOf(reading, start),
      ),
  );
}

/** These say no more of what is wished. */
const NOTHING_MORE = new Set(
  "now please pls plz thanks here already right today because cause cos as since and but im 了 吧 啦 喇 啊 呀 现 在 先 谢 因".split(
    " ",
  ),
);

/** The same where that is all of it: to finish a run in half an hour is wished for while it goes on. */
export function wishedAlone(
  reading: ActionReading,
  cue: ActionCue,
  wish: "wish" | "wishToKnowHow",
): readonly WordSpan[] {
  const { words } = reading.text;
  return wished(reading, cue, wish).filter(({ start, end }) => {
    const next = words[end];
    return next === undefined || NOTHING_MORE.has(next.text) || !isSameClause(reading, start, end);
  });
}
