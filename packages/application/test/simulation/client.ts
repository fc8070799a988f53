import type { GivenResponse } from "@health-exercise/application";
import type { SportLogId } from "@health-exercise/domain/user";
import type { Ask, Network } from "./network.ts";
import { aKeyedSession, aMessage, aSession, aStart, ENDED, textOf } from "./requests.ts";
import { AnswersToKey, type Told } from "./told.ts";

const MESSAGES = 2;
const KEYED_SESSIONS = 2;
const SESSIONS = 3;
const CHANGES = 3;
/** How likely a client sends a request with a key twice at once. */
const DOUBLED = 0.3;
/** How likely it does so again when it was answered, and how much later at most: processes end meanwhile. */
const LATE = 0.5;
const LATEST_MS = 60_000;

/** Calories tell the sessions of a person apart. */
const KEYED_CALORIES = 10;
const CHANGED_CALORIES = 100;

/** The device of a person. */
export class Client {
  readonly #told: Told;
  readonly #network: Network;
  /** What was answered and is sent again. */
  readonly #late: Promise<void>[] = [];

  constructor(told: Told, network: Network) {
    this.#told = told;
    this.#network = network;
  }

  /** Everything a person does, much of it at the same time. */
  async live(): Promise<void> {
    await Promise.all([
      this.#chat(),
      this.#record(),
      this.#recordWithKeys(),
      this.#startAndFinish(),
    ]);
    await this.#change();
    await Promise.all(this.#late);
  }

  async #chat(): Promise<void> {
    const { userId, messages, records } = this.#told;
    for (let index = 0; index < MESSAGES; index += 1) {
      const answers = new AnswersToKey();
      messages.push(answers);
      const message = aMessage(userId, textOf(userId, index), { key: `key ${index}` });
      const { response } = await this.#sendWithKey(message, answers);
      records.push({ kind: "chat", id: JSON.parse(response).sessionId });
    }
  }

  async #recordWithKeys(): Promise<void> {
    const { userId, sessions } = this.#told;
    for (let index = 0; index < KEYED_SESSIONS; index += 1) {
      const answers = new AnswersToKey();
      sessions.push(answers);
      const facts = { calories: keyedCalories(index) };
      const session = aKeyedSession(userId, `key ${index}`, facts);
      const { response } = await this.#sendWithKey(session, answers);
      this.#know(JSON.parse(response).id);
    }
  }

  /** Each is tried once: without a key a client does not know what became of it. */
  async #record(): Promise<void> {
    const { userId, recorded } = this.#told;
    for (let calories = 1; calories <= SESSIONS; calories += 1) {
      const recording = this.#network.once(({ createSportLog }) =>
        createSportLog.execute(aSession(userId, { calories })),
      );
      const answer = await recording.catch(() => undefined);
      if (answer === undefined) continue;
      recorded.push(answer.log);
      this.#know(answer.log.id);
    }
  }

  /** Two at once: at most one is open. */
  async #startAndFinish(): Promise<void> {
    const { userId, recorded } = this.#told;
    const start = () =>
      this.#network
        .once(({ createSportLog }) => createSportLog.execute(aStart(userId)))
        .catch(() => undefined);
    for (const started of await Promise.all([start(), start()])) {
      if (started === undefined) continue;
      const { id } = started.log;
      this.#know(id);
      const { log } = await this.#network.untilAnswered(({ changeSportLog }) =>
        changeSportLog.execute(userId, id, { finished: true, sportEnd: ENDED }),
      );
      recorded.push(log);
    }
  }

  /** Two devices change different parts of one session. */
  async #change(): Promise<void> {
    const { userId } = this.#told;
    const { log } = await this.#network.untilAnswered(({ createSportLog }) =>
      createSportLog.execute(aSession(userId, { calories: CHANGED_CALORIES })),
    );
    this.#know(log.id);
    const change = (changes: (turn: number) => object) => async () => {
      for (let turn = 1; turn <= CHANGES; turn += 1) {
        await this.#network.untilAnswered(({ changeSportLog }) =>
          changeSportLog.execute(userId, log.id, changes(turn)),
        );
      }
    };
    const caloriesOf = (turn: number) => CHANGED_CALORIES + turn;
    const feedbackOf = (turn: number) => `words ${turn}`;
    await Promise.all([
      change((turn) => ({ calories: caloriesOf(turn) }))(),
      change((turn) => ({ feedback: feedbackOf(turn) }))(),
    ]);
    const last = { calories: caloriesOf(CHANGES), feedback: feedbackOf(CHANGES) };
    this.#told.changed = { id: log.id, ...last };
  }

  #know(id: SportLogId): void {
    this.#told.records.push({ kind: "session", id });
  }

  /** By chance twice at once, and by chance again long after the answer. */
  async #sendWithKey(ask: Ask<GivenResponse>, answers: AnswersToKey): Promise<GivenResponse> {
    const answer = await this.#send(ask, answers);
    if (this.#network.chance(LATE)) this.#late.push(this.#sendLate(ask, answers));
    return answer;
  }

  async #sendLate(ask: Ask<GivenResponse>, answers: AnswersToKey): Promise<void> {
    await this.#network.pause(LATEST_MS);
    try {
      await this.#send(ask, answers);
    } catch (error) {
      this.#told.violations.add(`a key that was answered is refused: ${error}`);
    }
  }

  async #send(ask: Ask<GivenResponse>, answers: AnswersToKey): Promise<GivenResponse> {
    const send = async () => {
      const answer = await this.#network.untilAnswered(ask);
      answers.note(answer);
      return answer;
    };
    const sent = send();
    if (this.#network.chance(DOUBLED)) await Promise.all([sent, send()]);
    return sent;
  }
}

export function keyedCalories(index: number): number {
  return KEYED_CALORIES + index;
}
