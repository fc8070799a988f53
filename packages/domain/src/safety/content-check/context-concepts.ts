import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import { toldOnce } from "../../language/told-once.ts";
import type { Steps } from "../../shared/steps.ts";
import type { SafetyContext } from "../content-check.ts";
import type { HealthArea } from "../risk/health-concept.ts";
import { readHealthEntry } from "../risk/read-health-entry.ts";
import { withoutHarmlessNames } from "../risk/without-harmless-names.ts";
import { contentEngine } from "./content-engine.ts";

const ADULT_AGE_YEARS = 18;
const CHILD_AGE_YEARS = 13;
const OLDER_AGE_YEARS = 65;
/** The health concept of what is over. */
const HEALED = "healed_problem";

/** What is known about a person, as the numbers of the concepts that a text could state. */
export function* contextConcepts(context: SafetyContext): Steps<ReadonlySet<number>> {
  const engine = contentEngine();
  const known = new Set<number>();
  const { conditions = [], symptoms = [], medications = [], injuries = [], age } = context;
  const health = [...statedIn(context), ...conditions, ...symptoms, ...medications];
  const told = health.map((entry) => [entry, "condition"] as const);
  for (const [entry, area] of [...told, ...injuries.map((each) => [each, "injury"] as const)]) {
    const text = yield* withoutHarmlessNames(read(entry), "content_check");
    yield entry.length;
    if (isOver(text, area)) continue;
    for (const concept of assertedIn(text)) known.add(concept);
    if (area === "injury") known.add(engine.conceptNumber("injury"));
  }
  const know = (concept: string): Set<number> => known.add(engine.conceptNumber(concept));
  if (age === undefined) return known;
  if (age < ADULT_AGE_YEARS) know("minorPerson");
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

/** Whether an entry says that there is nothing, or that what there was has healed. */
function isOver(entry: ReadText, area: HealthArea): boolean {
  const told = readHealthEntry(entry, area);
  if (told.kind !== "recognised") return told.kind === "nothing";
  return told.concepts.every(({ code }) => code === HEALED);
}

const assertedIn = toldOnce((entry: ReadText) => contentEngine().assertedConcepts(entry));
