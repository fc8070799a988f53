import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import { toldOnce } from "../../language/told-once.ts";
import type { Steps } from "../../shared/steps.ts";
import { isMinor } from "../../user/adulthood.ts";
import type { SafetyContext } from "../content-check.ts";
import { contentEngine } from "./content-engine.ts";

const CHILD_AGE_YEARS = 13;
const OLDER_AGE_YEARS = 65;

/** What is known about a person, as the numbers of the concepts that a text could state. */
export function* contextConcepts(context: SafetyContext): Steps<ReadonlySet<number>> {
  const engine = contentEngine();
  const known = new Set<number>();
  const { conditions = [], symptoms = [], medications = [], injuries = [], age } = context;
  const told = [conditions, symptoms, medications, injuries].flat();
  for (const entry of [...statedIn(context), ...told]) {
    for (const concept of assertedIn(read(entry))) known.add(concept);
    yield entry.length;
  }
  const know = (concept: string): Set<number> => known.add(engine.conceptNumber(concept));
  if (injuries.length > 0) know("injury");
  if (age === undefined) return known;
  if (isMinor(age)) know("minorPerson");
  if (age < CHILD_AGE_YEARS) know("childPerson");
  if (age >= OLDER_AGE_YEARS) know("olderPerson");
  return known;
}

/** What is told in fields of its own, as entries would say it. */
function statedIn({ pregnant, systolicBloodPressure }: SafetyContext): readonly string[] {
  return [
    ...(pregnant === true ? ["pregnant"] : []),
    ...(systolicBloodPressure === undefined ? [] : [`blood pressure ${systolicBloodPressure}`]),
  ];
}

const assertedIn = toldOnce((entry: ReadText) => contentEngine().assertedConcepts(entry));
