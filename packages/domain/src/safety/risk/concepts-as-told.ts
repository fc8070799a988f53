import type { Token } from "../../language/read-text.ts";
import { withBackPainRead } from "./back-pain.ts";
import { conceptsInTime } from "./concepts-in-time.ts";
import { readEventTiming } from "./event-timing.ts";
import type { HealthConcept } from "./health-concept.ts";

/**
 * The concepts as the words around them tell: whether they last, are fresh or are over. When it was is told by those
 * `near`, what a pain in the back is also by those further `about`.
 */
export function conceptsAsTold(
  concepts: readonly HealthConcept[],
  near: readonly Token[],
  about: readonly Token[] = near,
): readonly HealthConcept[] {
  const timing = readEventTiming(near);
  return conceptsInTime(withBackPainRead(concepts, about, timing), timing);
}
