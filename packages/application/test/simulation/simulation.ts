import type { UserId } from "@health-exercise/domain/user";
import { aUser } from "@health-exercise/testing/builders";
import { inMemoryRepositories } from "@health-exercise/testing/in-memory";
import { Client } from "./client.ts";
import { violationsOf } from "./invariants.ts";
import { Network } from "./network.ts";
import { askForOthers } from "./others.ts";
import { Scheduler } from "./scheduler.ts";
import { seededRandom } from "./seeded-random.ts";
import { LEASE_MS, type Storage, startProcess } from "./simulated-process.ts";
import { Told, type Violation } from "./told.ts";

const PERSONS = 2;
const PROCESSES = 2;
/** How likely a process ends after a step; another one takes its place. */
const DEATH = 0.003;

/** How likely a process stands still after a step, and for how long at most: for longer than a lease. */
const PAUSE = 0.02;
const LONGEST_PAUSE_MS = 4 * LEASE_MS;

/**
 * Persons who chat, record sessions and ask for what is another's at two processes on one storage, while storage and model
 * fail now and then, processes stand still and end, and clients try again. Everything that happens follows from the seed,
 * and is told.
 */
export async function simulate(
  seed: number,
  tell?: (event: string) => void,
): Promise<readonly Violation[]> {
  const scheduler = new Scheduler(seededRandom(seed), tell);
  const storage = inMemoryRepositories(() => scheduler.now());
  const persons = personIds().map((id) => new Told(id));
  for (const { userId } of persons) await storage.users.insertUser(aUser({ id: userId }));
  const service = startService(storage, scheduler);
  const network = new Network(scheduler, service.processes);
  const violations = new Set<Violation>();
  let living = persons.length;
  for (const told of persons) {
    void liveOf(told, persons, network)
      .catch((error) => violations.add(`somebody is refused what is theirs: ${error}`))
      .finally(() => {
        living -= 1;
      });
  }
  const isOver = await scheduler.run(async () => {
    for (const { userId } of persons) {
      if (await hasTwoOpen(storage, userId)) violations.add(`${userId} has two open sessions`);
    }
    await service.disturb();
  });
  if (!isOver || living > 0) violations.add("somebody waits for ever");
  for (const told of persons) {
    for (const found of await violationsOf(storage, told)) violations.add(found);
  }
  return [...violations];
}

function personIds(): readonly UserId[] {
  return Array.from(
    { length: PERSONS },
    (_, index) => `00000000-0000-7000-9000-00000000000${index}` as UserId,
  );
}

async function liveOf(told: Told, persons: readonly Told[], network: Network): Promise<void> {
  const others = persons.filter((other) => other !== told);
  await Promise.all([new Client(told, network).live(), askForOthers(told, others, network)]);
}

/** Processes on one storage; `disturb` lets one of them stand still or end by chance. */
function startService(storage: Storage, scheduler: Scheduler) {
  let made = 0;
  const ids = { newId: () => `00000000-0000-7000-8000-${String(++made).padStart(12, "0")}` };
  const start = () => startProcess(storage, scheduler, ids);
  const processes = Array.from({ length: PROCESSES }, start);
  const disturb = async () => {
    const index = scheduler.below(PROCESSES);
    const process = processes[index]?.process;
    if (process === undefined) return;
    if (scheduler.chance(PAUSE)) {
      scheduler.tell(process, "stands still");
      process.standsStillUntil = scheduler.now() + scheduler.below(LONGEST_PAUSE_MS);
    }
    if (scheduler.chance(DEATH)) {
      scheduler.tell(process, "ends");
      processes[index] = start();
      await scheduler.end(process);
    }
  };
  return { processes, disturb };
}

async function hasTwoOpen({ sportLogs }: Storage, userId: UserId): Promise<boolean> {
  const { log: open } = await sportLogs.findOpenSportLog(userId);
  // Most often there is none, and this is asked after every step.
  if (open === undefined) return false;
  const { logs } = await sportLogs.listSportLogs(userId, {}, { limit: 100, offset: 0 });
  return logs.some(({ id, finished }) => !finished && id !== open.id);
}
