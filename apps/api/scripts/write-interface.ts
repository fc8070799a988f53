/**
 * Writes the OpenAPI document of this source tree:
 *   node --conditions=@health-exercise/source apps/api/scripts/write-interface.ts FILE
 */
import { writeFile } from "node:fs/promises";
import { apiDocument } from "./interface/api-document.ts";

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error("Say where to write the document.");
const document: unknown = JSON.parse(await apiDocument());
await writeFile(file, `${JSON.stringify(document, undefined, 2)}\n`);
