import type { KnowledgePassage } from "../../knowledge/knowledge-entry.ts";
import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import type { SafetyFinding } from "../../safety/content-check.ts";
import type { RecordFacts } from "../numbers/number-claim.ts";
import type { StatedGround } from "./answer-basis.ts";

/** A reply as a model gave it, with the passages that it was given. */
export type UnreviewedReply = {
  readonly text: string;
  readonly passages: readonly KnowledgePassage[];
  /** What the model says that it rests on; undefined where its words have to tell. */
  readonly stated?: StatedGround | undefined;
  /** What a guard found in it; nothing where none read it. */
  readonly guardFindings?: readonly SafetyFinding[];
  /** What the records say to `claimQueries`; where absent, no figure of the records is put right. */
  readonly facts?: RecordFacts | undefined;
  /** What of it the person has already, as `reviewBeginning` let it pass. */
  readonly given?: string;
};

/** Control characters but line ends and tabs, broken Unicode, and what turns the direction of writing. */
const UNWRITTEN = /[^\P{Cc}\n\t]|[\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The text of a reply, without what cannot be seen. */
export function readReply({ text }: UnreviewedReply): ReadText {
  return read(text.replace(UNWRITTEN, "").trim());
}
