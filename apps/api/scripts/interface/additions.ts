import type { ApiDescription, Json } from "./api-description.ts";
import { breakingChanges } from "./breaking-changes.ts";

/** Something that is new in an interface. */
export type Addition = {
  readonly place: string;
  /** What the changelog has to say for those who look for it: a path, a field, a parameter, a code. */
  readonly name: string;
};

/** What breaks whoever goes back from `after` to `before`, by how it is told, with the name of it. */
const GOING_BACK = [
  /^(?:\w+ (?<name>\/\S*)|webhook (?<name>\S+)): is gone$/,
  /(?:parameter|header|event|\.)\s*(?<name>[\w-]+) is gone$/,
  /(?: no more answers with|\bis no more) (?<name>\w+)$/,
];

/** What is new in `after`: paths, events, parameters, headers, fields, statuses, and words of schemas that were known. */
export function additions(before: ApiDescription, after: ApiDescription): readonly Addition[] {
  const told = breakingChanges(after, before).flatMap((place): Addition[] => {
    const name = GOING_BACK.map((pattern) => pattern.exec(place)?.groups?.["name"]).find(Boolean);
    return name === undefined ? [] : [{ place, name }];
  });
  return [
    ...told.map(({ place, name }) => ({ place: asNew(place), name })),
    ...newWords(before, after),
  ];
}

function asNew(place: string): string {
  return place
    .replace(/is gone$/, "is new")
    .replace(/no more answers with (\w+)$/, "answers with $1 are new")
    .replace(/is no more (\w+)$/, "may be $1");
}

function newWords(
  { components: before }: ApiDescription,
  { components: after }: ApiDescription,
): Addition[] {
  return Object.entries(before.schemas).flatMap(([schema, known]) => {
    const words = new Set(wordsIn(known));
    const added = wordsIn(after.schemas[schema] ?? {}).filter((word) => !words.has(word));
    return added.map((name) => ({ place: `${schema} may say ${name}`, name }));
  });
}

/** The words that values in a schema are chosen from. */
function wordsIn(part: Json): readonly string[] {
  const { enum: values, ...rest } = part;
  const words = Array.isArray(values) ? values.filter((each) => typeof each === "string") : [];
  const inside = Object.values(rest).filter((each) => typeof each === "object" && each !== null);
  return [...words, ...inside.flatMap((each) => wordsIn(each as Json))];
}
