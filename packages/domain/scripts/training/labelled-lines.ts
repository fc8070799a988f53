import { readFileSync } from "node:fs";

/** The lines of a file, each a label, a tab, and a text. @throws Error naming a line that has no label. */
export function labelledLines<Label extends string>(
  file: URL,
  labels: readonly Label[],
): readonly { readonly label: Label; readonly text: string }[] {
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line, index) => {
    const [name, text] = line.split("\t");
    const label = labels.find((each) => each === name);
    if (label === undefined || text === undefined)
      throw new Error(`Line ${index + 1} of ${file.pathname} has no label.`);
    return { label, text };
  });
}
