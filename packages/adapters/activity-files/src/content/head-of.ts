import { HEAD_BYTES } from "../limits.data.ts";
import type { Content } from "./content.ts";

/** The beginning of a content; nothing after it is read. */
export async function headOf(content: Content): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of content.open()) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= HEAD_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, HEAD_BYTES);
}
