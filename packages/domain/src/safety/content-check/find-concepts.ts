import type { ReadText } from "../../language/read-text.ts";
import type { Steps } from "../../shared/steps.ts";
import type { CompiledConcepts } from "./compiled-concepts.ts";
import type { ConceptHit, FoundConcepts } from "./concept-hit.ts";
import { tellReadings } from "./how-it-is-meant.ts";
import { hiddenByIdioms, IDIOM } from "./idioms.ts";
import { nearHits } from "./near-hits.ts";

/** Finds every concept in a text and tells how each find is meant, step by step; in time proportional to the text. */
export function* findConcepts(compiled: CompiledConcepts, text: ReadText): Steps<FoundConcepts> {
  const { words } = text;
  const idiom = compiled.numberOf(IDIOM);
  const { hits, steps } = yield* compiled.finder.findAllInSteps(words);
  const idioms = hits.filter(({ meaning }) => meaning === idiom);
  const isHidden = hiddenByIdioms(idioms, words.length);
  const finds: ConceptHit[][] = compiled.concepts.map(() => []);
  for (const { meaning, start, end } of hits) {
    if (meaning !== idiom && isHidden(start, end)) continue;
    const { sentence = 0, clause = 0 } = words[start] ?? {};
    addLongest(finds[meaning] ?? [], { start, end, sentence, clause, reading: 0 });
  }
  yield text.source.length;
  const manners = tellReadings(compiled, text, finds, idioms);
  yield text.source.length;
  return { text, finds, manners, steps: steps + derive(compiled, finds) };
}

/** Of several finds at one place the longest stays. */
function addLongest(hits: ConceptHit[], hit: ConceptHit): void {
  const last = hits.at(-1);
  if (last === undefined || last.start !== hit.start) hits.push(hit);
  else if (last.end < hit.end) hits[hits.length - 1] = hit;
}

/** Adds the finds of the concepts that are made of others. */
function derive({ derived, numberOf }: CompiledConcepts, finds: readonly ConceptHit[][]): number {
  let steps = 0;
  for (const { id, includes, near } of derived) {
    const own = finds[numberOf(id)] ?? [];
    const before = own.length;
    for (const other of includes) own.push(...(finds[other] ?? []));
    steps += own.length - before;
    for (const pattern of near) {
      const joined = nearHits(pattern, finds);
      own.push(...joined.hits);
      steps += joined.steps;
    }
    if (own.length > before)
      own.sort((left, right) => left.start - right.start || right.end - left.end);
  }
  return steps;
}
