import { read } from "@health-exercise/domain/language";

/** A sentence with what stands between it and the next one. */
export type WholeSentence = { readonly text: string; readonly gap: string };

/** What ends a part of a sentence, and is read as the end of one: "…; ask your doctor". */
const SEMICOLON = /[;；]$/;

/** The sentences of a text from full stop to full stop. Joined with their gaps they are the text, without what surrounds it. */
export function wholeSentences(source: string): readonly WholeSentence[] {
  const spans: { readonly start: number; end: number }[] = [];
  let isOpen = false;
  for (const { start, end } of read(source).sentences) {
    const last = spans.at(-1);
    if (isOpen && last !== undefined) last.end = end;
    else spans.push({ start, end });
    isOpen = SEMICOLON.test(source.slice(start, end));
  }
  return spans.map(({ start, end }, index) => ({
    text: source.slice(start, end),
    gap: source.slice(end, spans[index + 1]?.start ?? end),
  }));
}
