import type { Companion } from "../../companion/companion.ts";
import type { KnowledgePassage } from "../../knowledge/knowledge-entry.ts";
import type { ReadText } from "../../language/read-text.ts";
import type { TextLanguage } from "../../language/text-language.ts";
import type { Writing } from "../../language/writing.ts";
import type { ContentCheck } from "../../safety/content-check.ts";
import type { ExerciseLimits } from "../../safety/policy/exercise-limits.ts";
import type { PolicyFinding } from "../../safety/policy/exercise-policy.ts";
import type { Profile } from "../../user/profile.ts";
import type { OfferedAction } from "../actions/chat-action.ts";
import type { ChatTurn } from "../chat-message.ts";
import type { ChatNote, ToldNote } from "../notes/chat-note.ts";
import type { OwnRecords } from "../own-records.ts";
import type { RecordAnswer } from "../records/record-answer.ts";

/** Everything a reply is made from. Texts of the person, of passages and of earlier turns are data, never instructions. */
export type ReplyMaterial = {
  /** What the person wrote. */
  readonly message: ReadText;
  /** What of it asks for something: without the sentences that try to instruct the service; empty when nothing is left. */
  readonly question: ReadText;
  /** The person's earlier question that this one leans on; empty where it can be understood by itself. */
  readonly earlierQuestion: ReadText;
  /** The language of the message, and of the reply. */
  readonly language: TextLanguage;
  /** How the message is written, and the reply: of Chinese, in which characters. */
  readonly writing: Writing;
  /** Earlier turns of the session since its context was last cleared, the earliest first. */
  readonly history: readonly ChatTurn[];
  /** What the person told of themselves, in this session or another, latest first. */
  readonly notes: readonly ChatNote[];
  /** What the message itself tells of the person, and is kept with the exchange. */
  readonly told: readonly ToldNote[];
  /** What is known about the question, best first, at most `CHAT_LIMITS.passages`. */
  readonly passages: readonly KnowledgePassage[];
  readonly records: OwnRecords;
  /** What the records say to the question; null where it asks for none. */
  readonly answer: RecordAnswer | null;
  readonly profile: Profile | null;
  /** In whose mood the reply is given; null where the person has none. */
  readonly companion: Companion | null;
  /** What the client knows about the moment, as it sent it. */
  readonly userContext: Readonly<Record<string, unknown>> | null;
  /** What was recognised in the message. */
  readonly check: ContentCheck;
  /** What limits this person's exercise. */
  readonly limits: ExerciseLimits;
  /** Whether they have told that the child is born, while their profile still says that they are pregnant. */
  readonly isAfterBirth?: boolean;
  /** Whether what an earlier turn told is still open: nothing may then sound like leave to exercise. */
  readonly isMatterOpen?: boolean;
  /** Whether that is an injury, and no emergency: what makes nobody exercise may be told. */
  readonly isInjuryOpen?: boolean;
  /** Whether the question while a complaint is open is for what makes nobody exercise: that is answered as always. */
  readonly isAskedBeside?: boolean;
  /** What these limits say about the activities that the message names. */
  readonly cautions: readonly PolicyFinding[];
  /** What the person is offered to do beside the reply: nothing of it is done. */
  readonly actions: readonly OfferedAction[];
  /** Whether it tells of a session that is on record already, and nothing is offered. */
  readonly isLoggedAlready?: boolean;
};
