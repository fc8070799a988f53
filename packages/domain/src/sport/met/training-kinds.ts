import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import type { ReadText } from "../../language/read-text.ts";
import type { SportLog } from "../sport-log.ts";
import { matchDescription, readDescription } from "./match-activity.ts";
import { KIND_ROWS, TRAINING_KINDS, type TrainingKind } from "./training-kinds.data.ts";

/** What names a session. */
export type NamedSession = Pick<SportLog, "sportName" | "exerciseType" | "matchedCategoryId">;

let finder: PhraseFinder<TrainingKind> | undefined;

/** What a session trains besides endurance, by the row of the catalogue that its name means, or by its words. */
export function trainingKindsOf(log: NamedSession): readonly TrainingKind[] {
  const description = readDescription({
    sportName: log.sportName,
    ...(log.exerciseType !== null && { exerciseType: log.exerciseType }),
  });
  const match = matchDescription(description, "adult-2024");
  const code = match.kind === "matched" ? match.activity.code : undefined;
  const told = kindsTold([description.name?.text, description.type?.text]);
  return TRAINING_KINDS.filter((kind) => {
    const { categories, codes } = KIND_ROWS[kind];
    return (
      told.has(kind) ||
      (code !== undefined && codes.includes(code)) ||
      categories.some((category) => category === log.matchedCategoryId)
    );
  });
}

function kindsTold(texts: readonly (ReadText | undefined)[]): ReadonlySet<TrainingKind> {
  finder ??= createPhraseFinder(
    TRAINING_KINDS.flatMap((kind) =>
      KIND_ROWS[kind].words.map((phrase) => [phrase, kind] as const),
    ),
    { compare: "singular" },
  );
  const hits = texts.flatMap((text) => finder?.findAll(text?.words ?? []).hits ?? []);
  return new Set(hits.map(({ meaning }) => meaning));
}
