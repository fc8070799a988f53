import { createDatabase, KyselyUserRepository } from "@health-exercise/adapter-postgres";
import { parseConfig, readEnvironment } from "../src/config/parse-config.ts";
import { startService } from "../src/service/start-service.ts";
import { TRANSCRIPT_PARTS, type TranscriptPart } from "./chat-transcript.data.ts";
import { tokenOfNewUser } from "./token-of-new-user.ts";

const SECRET = "a-secret-for-the-transcript-only-32-bytes";
const MINUTE_MS = 60_000;
const HOURS_PER_DAY = 24;
const MIDDAY = 13;

type Reply = {
  readonly content: string;
  readonly ragContext: readonly string[];
  readonly confidence: number;
  readonly safety_check: { readonly risk_level: string; readonly flags: readonly string[] };
  readonly requires_acknowledgment: boolean;
  readonly answer_basis: string;
  readonly actions: readonly { readonly label: string }[];
};

/** Conversations with the whole service and its `builtin` provider, as Markdown; the same whenever it is made. */
export async function chatTranscript(connectionString: string): Promise<string> {
  const environment = readEnvironment({
    DATABASE_URL: connectionString,
    JWT_SECRET: SECRET,
    PORT: "0",
    RATE_LIMIT: "off",
  });
  const logger = { info: () => {}, warn: () => {}, error: () => {} };
  const config = parseConfig(environment, process.cwd());
  const service = await startService(config, { logger, say: () => {} });
  const database = createDatabase({ connectionString });
  try {
    const users = new KyselyUserRepository(database.kysely);
    const parts: string[] = [];
    for (const part of TRANSCRIPT_PARTS) {
      parts.push(`### ${part.title}\n\n${await conversation(service.url, users, part)}`);
    }
    return parts.join("\n\n");
  } finally {
    await database.close();
    await service.stop();
  }
}

async function conversation(
  url: string,
  users: KyselyUserRepository,
  { profile, sessions = [], messages }: TranscriptPart,
): Promise<string> {
  const send = requestsOf(url, await tokenOfNewUser(users, SECRET));
  await send("PUT", "/api/profile", { timezone: zoneOfMidday(), ...profile });
  const now = Date.now();
  for (const { daysAgo, startedMinutesAgo, minutes, ...session } of sessions) {
    const start = now - (daysAgo * HOURS_PER_DAY * 60 + startedMinutesAgo) * MINUTE_MS;
    await send("POST", "/api/sport/log", {
      ...session,
      sport_start: new Date(start).toISOString(),
      sport_end: new Date(start + minutes * MINUTE_MS).toISOString(),
      iffinish: true,
    });
  }
  const said: string[] = [];
  for (const message of messages) {
    said.push(exchange(message, (await send("POST", "/api/chat/message", { message })) as Reply));
  }
  return said.join("\n\n");
}

function requestsOf(url: string, token: string) {
  return async (method: string, path: string, body: object): Promise<unknown> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}.`);
    return response.json();
  };
}

/** A zone in which it is about one o'clock: so that "today" and "this week" hold what was done some hours ago. */
function zoneOfMidday(): string {
  const offset = MIDDAY - new Date().getUTCHours();
  // The names of these zones count westwards.
  return offset === 0 ? "UTC" : `Etc/GMT${offset > 0 ? "-" : "+"}${Math.abs(offset)}`;
}

function exchange(message: string, reply: Reply): string {
  const { risk_level, flags } = reply.safety_check;
  const facts = [
    `risk ${risk_level}${flags.length > 0 ? ` (${flags.join(", ")})` : ""}`,
    ...(reply.requires_acknowledgment ? ["to be acknowledged"] : []),
    `basis ${reply.answer_basis.replaceAll("_", " ")}`,
    `confidence ${reply.confidence}`,
    ...sourcesOf(reply.ragContext.length),
  ];
  const offers = reply.actions.map(({ label }) => `\n\n[${label}]`).join("");
  return `**${message}**\n\n${quoted(reply.content)}\n\n_${facts.join(", ")}_${offers}`;
}

function sourcesOf(count: number): readonly string[] {
  return count === 0 ? [] : [count === 1 ? "1 source" : `${count} sources`];
}

function quoted(text: string): string {
  return text
    .split("\n")
    .map((line) => (line === "" ? ">" : `> ${line}`))
    .join("\n");
}
