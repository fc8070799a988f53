import { read } from "@health-exercise/domain/language";
import { triesToInstruct } from "@health-exercise/domain/safety/content-check";

/** Whether the text of a document tries to instruct a model that reads it. */
export function givesInstructions(text: string): boolean {
  return triesToInstruct(read(text), "document");
}
