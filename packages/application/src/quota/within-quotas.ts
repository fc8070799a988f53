import type { ExerciseScheme, RecordedTrack, SportLog } from "@health-exercise/domain/sport";
import type { UserId } from "@health-exercise/domain/user";
import type {
  ChatMessageRepository,
  ChatSessionRepository,
  ExerciseGoalRepository,
  ExerciseSchemeRepository,
  SportLogRepository,
} from "@health-exercise/ports-repositories";
import type { QuotaWatch } from "./quota-watch.ts";

/** What a record takes beside its texts (design value). */
const RECORD_BYTES = 400;
/** A character takes one to three bytes. */
const CHARACTER_BYTES = 2;

const bytesOf = (...texts: readonly (string | null | undefined)[]) =>
  texts.reduce((sum, text) => sum + CHARACTER_BYTES * (text?.length ?? 0), RECORD_BYTES);

const logBytes = ({ notes, feedback }: SportLog) => bytesOf(notes, feedback);

/** The same logs; what is added to them is within the quotas of the person. */
export function logsWithinQuotas(logs: SportLogRepository, watch: QuotaWatch): SportLogRepository {
  return guarded(logs, {
    async insertSportLog(log) {
      await requireRooms(watch, log.userId, { logs: 1, bytes: logBytes(log) });
      return logs.insertSportLog(log);
    },
    async replaceSportLog(log) {
      await requireRooms(watch, log.userId, { bytes: bytesOf(log.feedback) });
      return logs.replaceSportLog(log);
    },
    async insertNewSportLogs(userId, added, tracks, starts) {
      const bytes = added.reduce(
        (sum, log) => sum + logBytes(log) + trackBytes(tracks?.get(log.id)),
        0,
      );
      await requireRooms(watch, userId, { logs: added.length, bytes });
      return logs.insertNewSportLogs(userId, added, tracks, starts);
    },
    async insertSourcedSportLogs(userId, added) {
      const bytes = added.reduce((sum, log) => sum + logBytes(log), 0);
      await requireRooms(watch, userId, { logs: added.length, bytes });
      return logs.insertSourcedSportLogs(userId, added);
    },
  });
}

const BYTES_OF_POINT = 20;

function trackBytes(recorded: RecordedTrack | undefined): number {
  return recorded === undefined ? 0 : recorded.track.seconds.length * BYTES_OF_POINT;
}

/** The same schemes, within the quotas of the person. */
export function schemesWithinQuotas(
  schemes: ExerciseSchemeRepository,
  watch: QuotaWatch,
): ExerciseSchemeRepository {
  const schemeBytes = ({ description, items }: ExerciseScheme) =>
    bytesOf(description) + items.length * RECORD_BYTES;
  return guarded(schemes, {
    async insertExerciseScheme(scheme) {
      await requireRooms(watch, scheme.userId, { schemes: 1, bytes: schemeBytes(scheme) });
      return schemes.insertExerciseScheme(scheme);
    },
    async replaceExerciseScheme(scheme) {
      await requireRooms(watch, scheme.userId, { bytes: schemeBytes(scheme) });
      return schemes.replaceExerciseScheme(scheme);
    },
  });
}

/** The same goals, within the quotas of the person. */
export function goalsWithinQuotas(
  goals: ExerciseGoalRepository,
  watch: QuotaWatch,
): ExerciseGoalRepository {
  return guarded(goals, {
    async insertExerciseGoal(goal) {
      await requireRooms(watch, goal.userId, { goals: 1 });
      return goals.insertExerciseGoal(goal);
    },
  });
}

/** The same chat sessions, within the quotas of the person. */
export function sessionsWithinQuotas(
  sessions: ChatSessionRepository,
  watch: QuotaWatch,
): ChatSessionRepository {
  return guarded(sessions, {
    async insertChatSession(session) {
      await requireRooms(watch, session.userId, { sessions: 1, bytes: RECORD_BYTES });
      return sessions.insertChatSession(session);
    },
  });
}

/** The same chat messages, and the default session that the first of them begins, within the quotas of the person. */
export function messagesWithinQuotas(
  messages: ChatMessageRepository,
  watch: QuotaWatch,
): ChatMessageRepository {
  return guarded(messages, {
    async saveChatExchange(exchange) {
      const { session, question, reply, request } = exchange;
      const bytes = bytesOf(
        question.content,
        reply.content,
        ...reply.ragContext,
        request?.response,
      );
      const isBegun = session.isDefault && session.lastMessageAt === null;
      await requireRooms(watch, question.userId, { bytes, ...(isBegun && { sessions: 1 }) });
      return messages.saveChatExchange(exchange);
    },
  });
}

type Rooms = Partial<Record<"logs" | "sessions" | "schemes" | "goals" | "bytes", number>>;

async function requireRooms(watch: QuotaWatch, userId: UserId, rooms: Rooms): Promise<void> {
  for (const [kind, adding] of Object.entries(rooms) as [keyof Rooms, number][]) {
    const counting = watch.requireRoom(userId, kind, adding);
    if (counting !== undefined) await counting;
  }
}

/** The repository with some of its methods replaced. */
function guarded<Repository extends object>(
  repository: Repository,
  methods: Partial<Repository>,
): Repository {
  const bound = new Map<PropertyKey, unknown>();
  return new Proxy(repository, {
    get(target, name) {
      const own = (methods as Record<PropertyKey, unknown>)[name];
      if (own !== undefined) return own;
      const known = bound.get(name);
      if (known !== undefined) return known;
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      const method = value.bind(target);
      bound.set(name, method);
      return method;
    },
  });
}
