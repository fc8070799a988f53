/**
 * Writes `src/language/vocabulary.data.ts`, by which misspelt words are told from right ones. The trained weights of the
 * content check depend on it: train them after it.
 * Usage: node --conditions=@health-exercise/source packages/domain/scripts/write-vocabulary.ts
 */
import { writeFileSync } from "node:fs";
import { vocabularyFile } from "./write-vocabulary/vocabulary-file.ts";

writeFileSync(new URL("../src/language/vocabulary.data.ts", import.meta.url), vocabularyFile());
