import type { GivenResponse } from "@health-exercise/application";
import type { SportLog } from "@health-exercise/domain/sport";
import type { ChatSessionId, SportLogId, UserId } from "@health-exercise/domain/user";

/** What a run has shown that must never be. */
export type Violation = string;

/** A record whose id its person was told. */
export type KnownRecord =
  | { readonly kind: "session"; readonly id: SportLogId }
  | { readonly kind: "chat"; readonly id: ChatSessionId };

/** Everything that was answered to one key. */
export class AnswersToKey {
  readonly responses = new Set<string>();
  /** How many answers were given that were no repetition of another. */
  timesDone = 0;

  note({ response, isReplayed }: GivenResponse): void {
    this.responses.add(response);
    if (!isReplayed) this.timesDone += 1;
  }
}

/** What a person was told, to be held against what is stored. */
export class Told {
  readonly userId: UserId;
  /** By the number of the message. */
  readonly messages: AnswersToKey[] = [];
  /** By the number of the session that was recorded with a key. */
  readonly sessions: AnswersToKey[] = [];
  /** Sessions as they were acknowledged; nobody changes them afterwards. */
  readonly recorded: SportLog[] = [];
  /** A session that was changed; as its last acknowledged changes leave it. */
  changed: Pick<SportLog, "id" | "calories" | "feedback"> | undefined;
  readonly records: KnownRecord[] = [];
  readonly violations = new Set<Violation>();

  constructor(userId: UserId) {
    this.userId = userId;
  }
}
