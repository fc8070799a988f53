import type { ReadText } from "@health-exercise/domain/language";
import type { Cancellation, ChatSessionId, UserId } from "@health-exercise/domain/user";
import type { LanguageModel } from "@health-exercise/ports-llm";
import type { Turn } from "../work-lane.ts";

/** A message to be answered. */
export type AskedMessage = {
  readonly userId: UserId;
  /** Read once, for all who want to know what it says. */
  readonly message: ReadText;
  readonly userContext: Readonly<Record<string, unknown>> | null;
  /** The session it belongs to; undefined when that does not exist yet. */
  readonly sessionId: ChatSessionId | undefined;
  readonly model: LanguageModel;
  /** Answers in its place where nothing of the person may leave the service. */
  readonly ownModel: LanguageModel;
  readonly now: Date;
  /** Aborts when nobody wants the reply any more; absent where it is wanted in any case. */
  readonly signal?: Cancellation | undefined;
};

/** Whose turn the steps of answering a message are. */
export function turnOf({ userId, signal }: Pick<AskedMessage, "userId" | "signal">): Turn {
  return { person: userId, signal };
}
