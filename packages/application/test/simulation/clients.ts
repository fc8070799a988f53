import { DomainError, type SportLogId, type UserId } from "@health-exercise/domain/user";
import { type Scheduler, SimulatedProcess } from "./scheduler.ts";
import type { ServiceProcess } from "./simulated-process.ts";

const MESSAGES = 2;
const LOGS = 3;
export const CHANGES = 3;
const RETRY_MS = 3_000;
/** How likely a client sends a message twice at once. */
const DOUBLED = 0.3;

const STARTED = new Date("2026-03-04T09:00:00Z");
const ENDED = new Date("2026-03-04T09:30:00Z");

/** What clients were told, to be held against what is stored. */
export class Told {
  /** Every answer to a key, by person and key. */
  readonly answers = new Map<string, Set<string>>();
  /** The calories of each session that was acknowledged, different in each. */
  readonly recorded = new Map<UserId, Set<number>>();
  /** A session whose calories and words were changed `CHANGES` times, each time acknowledged. */
  readonly changed = new Map<UserId, SportLogId>();
}

/** Clients of persons: they choose a process, and try again where they get no answer. */
export class Clients {
  readonly told = new Told();
  readonly #scheduler: Scheduler;
  readonly #processes: readonly ServiceProcess[];
  /** Clients outlive all processes. */
  readonly #device = new SimulatedProcess();

  constructor(scheduler: Scheduler, processes: readonly ServiceProcess[]) {
    this.#scheduler = scheduler;
    this.#processes = processes;
  }

  /** Everything a person does, at the same time. */
  async lifeOf(userId: UserId): Promise<void> {
    await Promise.all([this.#chat(userId), this.#record(userId), this.#startAndFinish(userId)]);
    await this.#change(userId);
  }

  async #chat(userId: UserId): Promise<void> {
    for (let index = 0; index < MESSAGES; index += 1) {
      const key = `key ${index}`;
      const send = () =>
        this.#untilAnswered(({ sendChatMessage }) =>
          sendChatMessage.execute(
            {
              userId,
              message: textOf(userId, index),
              inputType: "text",
              userContext: null,
              provider: undefined,
              sessionId: undefined,
              idempotencyKey: key,
            },
            {
              admit: async () => {},
              respond: ({ id, content }) => JSON.stringify({ id, content }),
            },
          ),
        );
      const sent = this.#scheduler.chance(DOUBLED) ? [send(), send()] : [send()];
      const answers = await Promise.all(sent);
      this.told.answers.set(`${userId} ${key}`, new Set(answers.map(({ response }) => response)));
    }
  }

  /** Each is tried once: without a key a client does not know what became of it. */
  async #record(userId: UserId): Promise<void> {
    const recorded = new Set<number>();
    this.told.recorded.set(userId, recorded);
    for (let calories = 1; calories <= LOGS; calories += 1) {
      const log = this.#once(({ createSportLog }) =>
        createSportLog.execute(aSession(userId, { calories, finished: true })),
      );
      if ((await log.catch(() => undefined)) !== undefined) recorded.add(calories);
    }
  }

  /** Two at once: at most one is open. */
  async #startAndFinish(userId: UserId): Promise<void> {
    const start = () =>
      this.#once(({ createSportLog }) =>
        createSportLog.execute(aSession(userId, { calories: 0, finished: false })),
      ).catch(() => undefined);
    for (const started of await Promise.all([start(), start()])) {
      if (started === undefined) continue;
      await this.#untilAnswered(({ changeSportLog }) =>
        changeSportLog.execute(userId, started.log.id, { finished: true, sportEnd: ENDED }),
      );
    }
  }

  /** Two devices change different parts of one session. */
  async #change(userId: UserId): Promise<void> {
    const { log } = await this.#untilAnswered(({ createSportLog }) =>
      createSportLog.execute(aSession(userId, { calories: 100, finished: true })),
    );
    const change = (changes: (turn: number) => object) => async () => {
      for (let turn = 1; turn <= CHANGES; turn += 1) {
        await this.#untilAnswered(({ changeSportLog }) =>
          changeSportLog.execute(userId, log.id, changes(turn)),
        );
      }
    };
    await Promise.all([
      change((turn) => ({ calories: 100 + turn }))(),
      change((turn) => ({ feedback: `words ${turn}` }))(),
    ]);
    this.told.changed.set(userId, log.id);
  }

  async #untilAnswered<Result>(ask: (service: ServiceProcess) => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        return await this.#once(ask);
      } catch (error) {
        const isFinal =
          error instanceof DomainError &&
          error.code !== "llm_unavailable" &&
          error.code !== "changed_meanwhile";
        if (isFinal) throw error;
        await this.#scheduler.sleep(this.#device, this.#scheduler.below(RETRY_MS));
      }
    }
  }

  /** Asks one of the processes; with its end the connection is lost. */
  #once<Result>(ask: (service: ServiceProcess) => Promise<Result>): Promise<Result> {
    const service = this.#processes[
      this.#scheduler.below(this.#processes.length)
    ] as ServiceProcess;
    return Promise.race([ask(service), service.process.died]);
  }
}

/** What a person writes; nobody else writes it. It is short because it is read every time. */
export function textOf(userId: UserId, index: number): string {
  return `Hi ${index} ${endOf(userId)}`;
}

function aSession(
  userId: UserId,
  { calories, finished }: { readonly calories: number; readonly finished: boolean },
) {
  return {
    userId,
    sportName: "Running",
    sportStart: STARTED,
    sportEnd: finished ? ENDED : null,
    calories,
    finished,
    feedback: null,
    notes: null,
    exerciseType: null,
    isCustom: false,
    caloriesSource: "user" as const,
  };
}

/** Tells the few persons of a run apart. */
export function endOf(userId: UserId): string {
  return userId.slice(-1);
}
