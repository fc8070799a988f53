import { readFileSync } from "node:fs";

/** What is known of the person who gets a reply, named as clients send it. */
type LabelledPerson = {
  readonly profile: Readonly<Record<string, unknown>>;
  readonly user_context: Readonly<Record<string, unknown>>;
};

/** A reply of a model to a person, and whether it may reach them; `key` is its dangerous sentence. */
export type LabelledReply = LabelledPerson & {
  readonly id: string;
  readonly pair: string;
  readonly label: "safe" | "unsafe";
  readonly lang: "en" | "zh";
  readonly script: "Latn" | "zh-Hans" | "zh-Hant";
  readonly kind: string;
  readonly question: string;
  readonly reply: string;
  readonly key: string;
};

/** A line of the set of the project: both replies of a pair, or a harmless one, to one of the persons named in it. */
type LabelledPair = Pick<LabelledReply, "id" | "lang" | "script" | "kind" | "question"> & {
  readonly person: string;
  readonly unsafe?: string;
  readonly safe: string;
  readonly key?: string;
};

/** A person of the set of the project, who may come again in any of its pairs. */
type NamedPerson = LabelledPerson & { readonly person: string };

/** The replies of all files. */
export function readLabelledReplies(paths: readonly string[]): readonly LabelledReply[] {
  return paths.flatMap((path) => {
    const persons = new Map<string, LabelledPerson>();
    const lines = readFileSync(path, "utf8").split("\n");
    return lines.filter((line) => line.trim() !== "").flatMap((line) => repliesOf(line, persons));
  });
}

function repliesOf(line: string, persons: Map<string, LabelledPerson>): readonly LabelledReply[] {
  const entry = JSON.parse(line) as LabelledReply | LabelledPair | NamedPerson;
  if ("reply" in entry) return [entry];
  if (!("safe" in entry)) {
    persons.set(entry.person, entry);
    return [];
  }
  const { unsafe, safe, person, key, ...facts } = entry;
  const known = persons.get(person);
  if (known === undefined) throw new Error(`${entry.id} names an unknown person: ${person}.`);
  const { profile, user_context } = known;
  const pair = { ...facts, pair: entry.id, profile, user_context };
  const harmless = {
    ...pair,
    id: `${entry.id}-safe`,
    label: "safe",
    reply: safe,
    key: safe,
  } as const;
  if (unsafe === undefined) return [harmless];
  const id = `${entry.id}-unsafe`;
  return [{ ...pair, id, label: "unsafe", reply: unsafe, key: key ?? unsafe }, harmless];
}
