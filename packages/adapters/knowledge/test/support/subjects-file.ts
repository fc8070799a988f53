import { fileURLToPath } from "node:url";

/** The trained weights of the judge of subjects. */
export const SUBJECTS_FILE = fileURLToPath(
  new URL("../../src/subjects/subjects.bin", import.meta.url),
);
