import { setTimeout } from "node:timers/promises";
import { startThrowawayPostgres } from "@health-exercise/adapter-embedded-postgres";
import {
  createDatabase,
  type Database,
  KyselyUserRepository,
} from "@health-exercise/adapter-postgres";
import { HmacTokenService, SystemClock } from "@health-exercise/adapter-runtime";
import { aUser } from "@health-exercise/testing/builders";
import { type Child, run, temporaryDirectory } from "../process/child.ts";
import {
  type ModelBehaviour,
  type ModelServer,
  startModelServer,
} from "../support/model-server.ts";

const SECRET = "0123456789abcdef0123456789abcdef";
/** Short, so that what a killed process had begun is soon free again; one that stands still for longer loses its claim. */
const LEASE_MS = 2_000;
/** Far more than any that is not for ever. */
const MOST_TRIES = 600;
const BETWEEN_TRIES_MS = 100;

/** The model names what it was asked about, so that a reply can be told from that to somebody else. */
const ANSWER: ModelBehaviour = {
  text: ({ messages }) => {
    const asked = messages.findLast(({ role }) => role === "user")?.content ?? "";
    return `A walk is a good start, ${asked.match(/message[AB]\d/g)?.at(-1)}.`;
  },
};

export type Place = "first" | "second";

/** What somebody was told; undefined where nobody knows what became of it: the connection was lost, or the storage not reached. */
export type Answer =
  | {
      readonly status: number;
      readonly text: string;
      readonly isReplayed: boolean;
      readonly tag: string | null;
    }
  | undefined;

export type Person = { readonly userId: string; readonly authorization: string };

export type Asked = {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  readonly body?: object;
  readonly key?: string;
  readonly ifMatch?: string | null;
};

type Running = { readonly child: Child; readonly url: string };

/** Two processes of the service on one PostgreSQL and with one model; the second is killed and started again. */
export class TwoServices {
  readonly model: ModelServer;
  readonly database: Database;
  readonly #postgres: { release(): Promise<void> };
  readonly #directory = temporaryDirectory();
  readonly #settings: Readonly<Record<string, string>>;
  readonly #tokens = new HmacTokenService(SECRET, {}, new SystemClock());
  readonly #running = new Map<Place, Running>();
  /** How often the second was started. */
  starts = 0;

  private constructor(
    model: ModelServer,
    postgres: { readonly connectionString: string; release(): Promise<void> },
  ) {
    this.model = model;
    this.#postgres = postgres;
    this.database = createDatabase({ connectionString: postgres.connectionString });
    this.#settings = {
      ...model.settings(),
      PORT: "0",
      RATE_LIMIT: "off",
      LLM_FALLBACK: "none",
      CHAT_LEASE_MS: String(LEASE_MS),
      DATABASE_URL: postgres.connectionString,
      JWT_SECRET: SECRET,
    };
  }

  static async start(): Promise<TwoServices> {
    const model = await startModelServer();
    model.behave(ANSWER);
    const services = new TwoServices(model, await startThrowawayPostgres(300_000));
    await services.#start("first");
    await services.startSecond();
    return services;
  }

  isUp(place: Place): boolean {
    return this.#running.has(place);
  }

  async startSecond(): Promise<void> {
    if (this.isUp("second")) return;
    await this.#start("second");
    this.starts += 1;
  }

  /** Keeps the model from answering until what is given back is called. */
  holdModel(): () => void {
    return this.model.hold(ANSWER);
  }

  async killSecond(): Promise<void> {
    const second = this.#running.get("second");
    this.#running.delete("second");
    second?.child.process.kill("SIGKILL");
    await second?.child.exit;
  }

  async newPerson(): Promise<Person> {
    const user = aUser();
    await new KyselyUserRepository(this.database.kysely).insertUser(user);
    const token = this.#tokens.issue({ userId: user.id, roles: [], lifetimeSeconds: 36_000 });
    return { userId: user.id, authorization: `Bearer ${token}` };
  }

  async ask(
    place: Place,
    { authorization }: Person,
    { method, path, body, key, ifMatch }: Asked,
  ): Promise<Answer> {
    const service = this.#running.get(place);
    if (service === undefined) return undefined;
    try {
      const response = await fetch(`${service.url}${path}`, {
        method,
        headers: {
          authorization,
          ...(body !== undefined && { "content-type": "application/json" }),
          ...(key !== undefined && { "Idempotency-Key": key }),
          ...(ifMatch != null && { "If-Match": ifMatch }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      if (response.status === 503) return undefined;
      const isReplayed = response.headers.get("Idempotent-Replayed") === "true";
      return { status: response.status, text, isReplayed, tag: response.headers.get("ETag") };
    } catch {
      return undefined;
    }
  }

  /** Asks again until there is an answer, from the first process where the second is gone. */
  async askUntilAnswered(place: Place, person: Person, asked: Asked): Promise<NonNullable<Answer>> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const answer = await this.ask(this.isUp(place) ? place : "first", person, asked);
      if (answer !== undefined) return answer;
      await setTimeout(BETWEEN_TRIES_MS);
    }
    throw new Error(`${asked.method} ${asked.path} is never answered.`);
  }

  async close(): Promise<void> {
    for (const { child } of this.#running.values()) {
      child.process.kill("SIGTERM");
      await child.exit;
    }
    await this.model.close();
    await this.database.close();
    await this.#postgres.release();
    this.#directory.remove();
  }

  async #start(place: Place): Promise<void> {
    const child = run("main", this.#directory.path, this.#settings);
    const url = (await child.until(/API\s+(http:\S+)/))[1] ?? "";
    await child.until(/Press Ctrl-C/);
    this.#running.set(place, { child, url });
  }
}
