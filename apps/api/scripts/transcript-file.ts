const START = "<!-- transcript: written by `npx -y pnpm docs:chat` -->";
const END = "<!-- end of the transcript -->";

/** A document with another transcript between its marks. */
export function withTranscript(document: string, transcript: string): string {
  const start = document.indexOf(START);
  const end = document.indexOf(END);
  if (start < 0 || end < start) throw new Error("The document has no place for a transcript.");
  return `${document.slice(0, start + START.length)}\n\n${transcript}\n\n${document.slice(end)}`;
}
