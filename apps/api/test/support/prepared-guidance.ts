import { loadGuidance } from "@health-exercise/adapter-knowledge";
import { guidanceFile } from "../../src/service/guidance-file.ts";

/** Prepares the guidance once, before any test: services that answer their first message at the same time would each do it. */
export async function setup(): Promise<void> {
  for await (const _ of loadGuidance(guidanceFile()));
}
