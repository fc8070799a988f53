/** A piece of TypeScript that a text shows, with what it prints: every comment in it is a line of its output. */
export type CodeExample = {
  /** Where it stands, for people. */
  readonly place: string;
  readonly code: string;
  readonly output: string;
};

/** The examples of a Markdown text, or of the TSDoc comments of a source file. */
export function codeExamplesIn(text: string, file: string): readonly CodeExample[] {
  const examples: CodeExample[] = [];
  for (const match of text.matchAll(/^( \* )?```ts\n([\s\S]*?)^(?: \* )?```$/gmu)) {
    const line = text.slice(0, match.index).split("\n").length;
    const code = match[1] === undefined ? match[2] : match[2]?.replace(/^ \* ?/gmu, "");
    if (code === undefined) continue;
    examples.push({ place: `${file}:${line}`, code, output: outputOf(code) });
  }
  return examples;
}

function outputOf(code: string): string {
  const comments = code.split("\n").map((line) => /(?:^\s*|; )\/\/(?: (.*))?$/u.exec(line));
  return comments.flatMap((comment) => (comment === null ? [] : [comment[1] ?? ""])).join("\n");
}
