import { createHash } from "node:crypto";
import type { OwnDataExport } from "@health-exercise/application";
import { OWN_DATA_FORMAT, OWN_DATA_VERIFICATION, OWN_DATA_VERSION } from "./own-data.schemas.ts";

/** Texts of many records at once would live long in memory. */
const RECORDS_IN_A_PART = 32;

type Manifest = Record<string, { readonly count: number; readonly sha256: string }>;

/**
 * Everything stored of a person as one JSON document, in parts of a page each: nobody has to hold all of it. Records are
 * written as they are stored, because the document is a copy of them and no view.
 */
export async function* ownDataDocument({
  userId,
  exportedAt,
  sections,
}: OwnDataExport): AsyncGenerator<Uint8Array> {
  const manifest: Manifest = {};
  const head = {
    format: OWN_DATA_FORMAT,
    version: OWN_DATA_VERSION,
    user_id: userId,
    exported_at: exportedAt.toISOString(),
  };
  let before = `${JSON.stringify(head).slice(0, -1)},"data":{`;
  for (const { section, pages } of sections) {
    const hash = createHash("sha256");
    let count = 0;
    before += `${JSON.stringify(section)}:`;
    for await (const page of pages) {
      for (let at = 0; at < page.length; at += RECORDS_IN_A_PART) {
        const records = page.slice(at, at + RECORDS_IN_A_PART);
        const list = JSON.stringify(records).slice(1, -1);
        const text = Buffer.from(`${count === 0 ? "[" : ","}${list}`);
        count += records.length;
        hash.update(text);
        if (before !== "") yield Buffer.from(before);
        before = "";
        yield text;
      }
    }
    const end = count === 0 ? "[]" : "]";
    manifest[section] = { count, sha256: hash.update(end).digest("hex") };
    before += `${end},`;
  }
  const last = { sections: manifest, verification: OWN_DATA_VERIFICATION };
  yield Buffer.from(`${before.slice(0, -1)}},"manifest":${JSON.stringify(last)}}`);
}
