import { readFile } from "node:fs/promises";
import { createSubjectJudge, type JudgeSubjects } from "./subject-judge.ts";
import { subjectsIn, type TrainedSubjects } from "./subject-weights.ts";

/** The trained weights of a file. */
export async function readSubjects(file: string): Promise<TrainedSubjects> {
  const content = await readFile(file);
  // In memory of its own, where arrays of numbers can begin.
  return subjectsIn(new Uint8Array(content));
}

/** The judge whose weights are in a file. */
export async function loadSubjectJudge(file: string): Promise<JudgeSubjects> {
  return createSubjectJudge((await readSubjects(file)).weights);
}
