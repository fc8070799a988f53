import type { ReadText } from "@health-exercise/domain/language";
import type { ChatSessionId, UserId } from "@health-exercise/domain/user";
import type { LanguageModel } from "@health-exercise/ports-llm";

/** A message to be answered. */
export type AskedMessage = {
  readonly userId: UserId;
  /** Read once, for all who want to know what it says. */
  readonly message: ReadText;
  readonly userContext: Readonly<Record<string, unknown>> | null;
  /** The session it belongs to; undefined when that does not exist yet. */
  readonly sessionId: ChatSessionId | undefined;
  readonly model: LanguageModel;
  readonly now: Date;
};
