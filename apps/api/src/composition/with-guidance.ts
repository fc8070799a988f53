import {
  LoadedKnowledge,
  loadGuidance,
  loadSubjectJudge,
  type SearchedKnowledge,
} from "@health-exercise/adapter-knowledge";
import { guidanceFile, subjectsFile } from "../service/guidance-file.ts";

/** The same with the guidance written for this service, loaded when it is first needed. */
export function withGuidance(searched: SearchedKnowledge): LoadedKnowledge {
  return new LoadedKnowledge(searched, {
    entries: () => loadGuidance(guidanceFile()),
    judge: () => loadSubjectJudge(subjectsFile()),
  });
}
