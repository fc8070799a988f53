// Checks a file from GET /api/account/export: is it whole, and does every section hold as many records as its
// manifest says, to the byte? Reads it in pieces, so that it may be of any size. Shares no code with the service.
//
//   node examples/verify-export.mjs health-exercise-export.json

import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import process from "node:process";

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING = new Set([0x7b, 0x5b]);
const CLOSING = new Set([0x7d, 0x5d]);

/** How deep the values of the document stand: `data` is in the document, a section in `data`. */
const IN_DOCUMENT = 1;
const IN_MEMBER = 2;
const IN_SECTION = 3;

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error("Usage: node examples/verify-export.mjs FILE");
  process.exit(2);
}
const { sections, manifest, isWhole } = await read(
  createReadStream(file, { highWaterMark: 2 ** 20 }),
);
const faults = isWhole ? faultsOf(sections, manifest) : ["the document breaks off"];
for (const [name, { count, sha256 }] of sections) console.log(`${name}: ${count} ${sha256}`);
for (const fault of faults) console.error(`NOT VALID: ${fault}`);
if (faults.length === 0) console.log("valid");
process.exitCode = faults.length === 0 ? 0 : 1;

/** Walks over the bytes of the document: what stands in each section of `data`, and the text of `manifest`. */
async function read(stream) {
  const sections = new Map();
  const manifest = [];
  const names = [];
  let depth = 0;
  let text; // Bytes of the string that is being read where names stand.
  let inString = false;
  let isEscaped = false;
  let section;

  for await (const chunk of stream) {
    // Of a section whatever of it is in this chunk is hashed in one piece.
    let from = section === undefined ? -1 : 0;
    for (let index = 0; index < chunk.length; index += 1) {
      const byte = chunk[index];
      if (names[0] === "manifest" && depth >= IN_DOCUMENT) manifest.push(byte);
      if (inString) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) {
          inString = false;
          if (text !== undefined) names[depth - 1] = Buffer.from(text).toString();
          text = undefined;
          continue;
        }
        text?.push(byte);
      } else if (byte === QUOTE) {
        inString = true;
        if (depth === IN_DOCUMENT || (depth === IN_MEMBER && names[0] === "data")) text = [];
      } else if (OPENING.has(byte)) {
        depth += 1;
        if (depth === IN_SECTION && names[0] === "data") {
          section = { count: 0, hash: createHash("sha256") };
          from = index;
        } else if (depth === IN_SECTION + 1 && section?.count === 0) section.count = 1;
      } else if (CLOSING.has(byte)) {
        depth -= 1;
        if (depth === IN_MEMBER && section !== undefined) {
          section.hash.update(chunk.subarray(from, index + 1));
          sections.set(names[1], { count: section.count, sha256: section.hash.digest("hex") });
          section = undefined;
        }
      } else if (byte === COMMA && depth === IN_SECTION && section !== undefined) {
        section.count += 1;
      }
    }
    if (section !== undefined) section.hash.update(chunk.subarray(from));
  }
  const isWhole = depth === 0 && !inString && sections.size > 0 && manifest.length > 0;
  return { sections, manifest: isWhole ? manifestIn(manifest) : undefined, isWhole };
}

/** The manifest is the last member: what was kept begins at its colon and ends with the document. */
function manifestIn(bytes) {
  const text = Buffer.from(bytes).toString().trim();
  return JSON.parse(text.replace(/^:/, "").replace(/\}$/, ""));
}

function faultsOf(sections, manifest) {
  const faults = [];
  for (const name of new Set([...sections.keys(), ...Object.keys(manifest.sections)])) {
    const [found, promised] = [sections.get(name), manifest.sections[name]];
    if (found === undefined) faults.push(`${name} is missing`);
    else if (promised === undefined) faults.push(`${name} is not in the manifest`);
    else if (found.count !== promised.count) faults.push(`${name} has another number of records`);
    else if (found.sha256 !== promised.sha256) faults.push(`${name} was changed`);
  }
  return faults;
}
