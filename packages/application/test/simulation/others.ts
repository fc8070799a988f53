import {
  type ChatSessionId,
  DomainError,
  type DomainErrorCode,
  type SportLogId,
  type UserId,
} from "@health-exercise/domain/user";
import type { Ask, Network } from "./network.ts";
import { aMessage, notesOf, textOf } from "./requests.ts";
import type { KnownRecord, Told } from "./told.ts";

/** How often a person asks for what is another's, and how long they wait before at most. */
const TIMES = 4;
const LONGEST_WAIT_MS = 30_000;

const KINDS = ["session", "chat"] as const satisfies readonly KnownRecord["kind"][];

type Attempt = { readonly what: string; readonly ask: Ask<unknown> };

/** How the service says that a record is not the caller's. */
const REFUSALS = {
  session: "sport_log_not_yours",
  chat: "chat_session_not_found",
} as const satisfies Record<KnownRecord["kind"], DomainErrorCode>;

/** Now and then somebody asks for what others were told the id of, to read and to change it. All of that is refused. */
export async function askForOthers(
  told: Told,
  others: readonly Told[],
  network: Network,
): Promise<void> {
  for (let time = 0; time < TIMES; time += 1) {
    await network.pause(LONGEST_WAIT_MS);
    const kind = network.oneOf(KINDS);
    const known = others.flatMap(({ records }) => records);
    const record = network.oneOf(known.filter((each) => each.kind === kind));
    const attempt = record && network.oneOf(attemptsAt(record, told.userId));
    if (record === undefined || attempt === undefined) continue;
    const answer = await answerTo(network.untilAnswered(attempt.ask));
    if (answer !== REFUSALS[record.kind]) {
      told.violations.add(`somebody ${attempt.what} of another: ${answer}`);
    }
  }
}

function attemptsAt(record: KnownRecord, stranger: UserId): readonly Attempt[] {
  return record.kind === "chat"
    ? attemptsAtChat(record.id, stranger)
    : attemptsAtSession(record.id, stranger);
}

function attemptsAtChat(sessionId: ChatSessionId, stranger: UserId): readonly Attempt[] {
  const message = textOf(stranger, "there");
  const page = { page: 1, limit: 100 };
  return [
    {
      what: "reads a chat",
      ask: ({ getChatHistory }) => getChatHistory.execute(stranger, sessionId, page),
    },
    { what: "writes into a chat", ask: aMessage(stranger, message, { sessionId }) },
    {
      what: "writes into a chat with a key",
      ask: aMessage(stranger, message, { sessionId, key: "theirs" }),
    },
    {
      what: "deletes a chat",
      ask: ({ deleteChatSession }) => deleteChatSession.execute(stranger, sessionId),
    },
  ];
}

function attemptsAtSession(id: SportLogId, stranger: UserId): readonly Attempt[] {
  const change = { notes: notesOf(stranger) };
  return [
    {
      what: "reads a session",
      ask: ({ getSportLog }) => getSportLog.execute(stranger, id),
    },
    {
      what: "changes a session",
      ask: ({ changeSportLog }) => changeSportLog.execute(stranger, id, change),
    },
    {
      what: "deletes a session",
      ask: ({ deleteSportLog }) => deleteSportLog.execute(stranger, id),
    },
  ];
}

/** The code of a refusal, which tells nothing else; or whatever else was answered. */
async function answerTo(asking: Promise<unknown>): Promise<string> {
  try {
    return JSON.stringify((await asking) ?? "done");
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { code, issues, conflictingId } = error;
    return issues.length === 0 && conflictingId === undefined ? code : JSON.stringify(error);
  }
}
