/** A sentence with the marks and spaces after it; the point of a decimal ends none. */
const SENTENCE =
  /(?:[^.!?;。！？；…\n]|\.(?=\d))+[.!?;。！？；…\n]*["'”’」』）)\]]*\s*|[.!?;。！？；…\n]+\s*/gu;

/** The sentences of an English or Chinese text, which put together are the text again; linear in its length. */
export function sentencesOf(text: string): readonly string[] {
  return text.match(SENTENCE) ?? [];
}
