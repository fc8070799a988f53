import type { RecordedActivity } from "@health-exercise/domain/sport";
import type { Content } from "../content/content.ts";
import { FileFault } from "../file-fault.ts";
import { FIT_BYTES } from "../limits.data.ts";
import { fitActivities } from "./fit-activities.ts";

/** The activities of a FIT file. @throws FileFault where it has none, is damaged or too large. */
export async function readFit(content: Content): Promise<readonly RecordedActivity[]> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of content.open()) {
    length += chunk.length;
    if (length > FIT_BYTES) throw new FileFault("fit_too_large");
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return fitActivities(bytes);
}
