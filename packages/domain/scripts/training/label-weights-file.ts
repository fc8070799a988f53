import { writeFileSync } from "node:fs";
import type { PackedRows } from "../../src/safety/learned/weight-row.ts";
import { packedRowsText } from "./packed-rows.ts";

/** A module of trained weights of labels: where it is, what it exports, of which type (of which module beside it), and which script writes it. */
type WeightsModule = {
  readonly file: URL;
  readonly name: string;
  readonly type: string;
  readonly typeFrom: string;
  readonly script: string;
};

/** Writes the weights of labels into their module. */
export function writeLabelWeights(
  { file, name, type, typeFrom, script }: WeightsModule,
  { trainedOn, rows }: { readonly trainedOn: string; readonly rows: PackedRows<string> },
): void {
  writeFileSync(
    file,
    `import type { ${type} } from "${typeFrom}";

/** Written by \`scripts/${script}\`; not to be edited by hand. */
export const ${name}: ${type} = {
  trainedOn: "${trainedOn}",
  rows:
${packedRowsText(rows)}
};
`,
  );
}
