import { TEXT_LANGUAGES } from "@health-exercise/domain/language";
import { expect, it } from "vitest";
import { fingerprintOfSubjects } from "../../scripts/train-subjects/lessons.ts";
import { builtInCorpus } from "../../src/corpus/built-in-corpus.ts";
import { readSubjects } from "../../src/subjects/read-subjects.ts";
import { NO_ENTRY } from "../../src/subjects/subject-weights.ts";
import { SUBJECTS_FILE } from "../support/subjects-file.ts";

const trained = await readSubjects(SUBJECTS_FILE);

// Where it fails, `scripts/train-subjects.ts` has to run again.
it("the weights are those of the corpus and the questions as they are", async () => {
  expect(trained.trainedOn).toBe(await fingerprintOfSubjects());
});

it("every entry of the corpus is known", () => {
  for (const language of TEXT_LANGUAGES) {
    const entries = builtInCorpus().filter((entry) => entry.language === language);
    expect(trained.weights[language].entries).toEqual([...entries.map(({ id }) => id), NO_ENTRY]);
  }
});
