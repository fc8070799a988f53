import type { UserId } from "@health-exercise/domain/user";
import { aUser } from "@health-exercise/testing/builders";
import { inMemoryRepositories } from "@health-exercise/testing/in-memory";
import { CHANGES, Clients, endOf, type Told, textOf } from "./clients.ts";
import { Scheduler } from "./scheduler.ts";
import { seededRandom } from "./seeded-random.ts";
import { LEASE_MS, type Storage, startProcess } from "./simulated-process.ts";

const PERSONS = 2;
const PROCESSES = 2;
/** How likely a process ends after a step; another one takes its place. */
const DEATH = 0.003;

/** How likely a process stands still after a step, and for how long at most: for longer than a lease. */
const PAUSE = 0.02;
const LONGEST_PAUSE_MS = 4 * LEASE_MS;

/** What a run has shown that must never be. */
export type Violation = string;

/**
 * Persons who chat and record sessions at two processes on one storage, while storage and model fail now and then,
 * processes stand still and end, and clients try again. Everything that happens follows from the seed, and is told.
 */
export async function simulate(
  seed: number,
  tell?: (event: string) => void,
): Promise<readonly Violation[]> {
  const scheduler = new Scheduler(seededRandom(seed), tell);
  const storage = inMemoryRepositories(() => scheduler.now());
  let made = 0;
  const ids = { newId: () => `00000000-0000-7000-8000-${String(++made).padStart(12, "0")}` };
  const persons = Array.from(
    { length: PERSONS },
    (_, index) => `00000000-0000-7000-9000-00000000000${index}` as UserId,
  );
  for (const id of persons) await storage.users.insertUser(aUser({ id }));
  const start = () => startProcess(storage, scheduler, ids);
  const processes = Array.from({ length: PROCESSES }, start);
  const clients = new Clients(scheduler, processes);
  const violations = new Set<Violation>();
  const lives = Promise.all(persons.map((id) => clients.lifeOf(id)));
  await scheduler.run(async () => {
    for (const id of persons) {
      if ((await openLogsOf(storage, id)) > 1) violations.add(`${id} has two open sessions`);
    }
    const index = scheduler.below(PROCESSES);
    const process = processes[index]?.process;
    if (process !== undefined && scheduler.chance(PAUSE)) {
      scheduler.tell(process, "stands still");
      process.standsStillUntil = scheduler.now() + scheduler.below(LONGEST_PAUSE_MS);
    }
    if (scheduler.chance(DEATH)) {
      if (process !== undefined) scheduler.tell(process, "ends");
      process?.die();
      processes[index] = start();
    }
  });
  await lives;
  for (const id of persons) {
    for (const found of await violationsOf(storage, id, clients.told)) violations.add(found);
  }
  return [...violations];
}

async function openLogsOf(storage: Storage, userId: UserId): Promise<number> {
  const { logs } = await storage.sportLogs.listSportLogs(userId, {}, { limit: 100, offset: 0 });
  return logs.filter(({ finished }) => !finished).length;
}

async function violationsOf(storage: Storage, userId: UserId, told: Told): Promise<Violation[]> {
  return [...(await inChat(storage, userId, told)), ...(await inSessions(storage, userId, told))];
}

async function inChat(storage: Storage, userId: UserId, told: Told): Promise<Violation[]> {
  const found: Violation[] = [];
  const history = { page: 1, limit: 100 };
  const { messages } = await storage.chatMessages.listChatMessages(userId, undefined, history);
  const asked = messages.filter(({ role }) => role === "user");
  const replies = messages.filter(({ role }) => role === "assistant");
  const keys = [...told.answers].filter(([name]) => name.startsWith(userId));
  if (asked.length !== keys.length) found.push(`${asked.length} messages for ${keys.length} keys`);
  if (replies.length !== asked.length) found.push("a message without its reply");
  for (const [index, [, answers]] of keys.entries()) {
    const wanted = textOf(userId, index);
    const times = asked.filter(({ content }) => content === wanted).length;
    if (times !== 1) found.push(`a message stored ${times} times`);
    if (answers.size !== 1) found.push("two answers to one key");
    const [answer = "{}"] = answers;
    const { id } = JSON.parse(answer);
    if (!replies.some((reply) => reply.id === id)) found.push("an answer that is not stored");
  }
  if (messages.some((message) => message.userId !== userId)) found.push("somebody else's message");
  if (asked.some(({ content }) => !content.endsWith(endOf(userId))))
    found.push("somebody else's words");
  return found;
}

async function inSessions(storage: Storage, userId: UserId, told: Told): Promise<Violation[]> {
  const found: Violation[] = [];
  const { logs } = await storage.sportLogs.listSportLogs(userId, {}, { limit: 100, offset: 0 });
  for (const calories of told.recorded.get(userId) ?? []) {
    if (!logs.some((log) => log.calories === calories)) found.push("a recorded session is lost");
  }
  const changed = logs.find(({ id }) => id === told.changed.get(userId));
  if (changed?.calories !== 100 + CHANGES) found.push("a change of calories is lost");
  if (changed?.feedback !== `words ${CHANGES}`) found.push("a change of words is lost");
  if (logs.some((log) => log.userId !== userId)) found.push("somebody else's session");
  return found;
}
