// An app's evening: signs somebody in, logs a session, asks about it while the reply is written, and reads the list of sessions
// page by page. See examples/README.md.
import { parseArgs } from "node:util";
import { type Client, createClient, isProblem } from "@health-exercise/client";
import { tokensOf } from "./session-of-provider.ts";

const text = { type: "string" } as const;
const { values } = parseArgs({
  options: {
    url: { ...text, default: "http://127.0.0.1:3000" },
    /** A token as the commands of the service make it, or instead of it what signs in at an OpenID provider. */
    token: text,
    issuer: { ...text, default: "" },
    client: { ...text, default: "" },
    "refresh-token": { ...text, default: "" },
  },
});
const { issuer, client: id, "refresh-token": refreshToken } = values;
const client = createClient({
  baseUrl: values.url,
  token: values.token ?? tokensOf({ issuer, client: id, refreshToken }),
});

await logSession(client);
console.log(await ask(client, "How long was my last workout?"));
for await (const line of sessions(client)) console.log(line);

async function logSession(client: Client): Promise<void> {
  const end = new Date();
  const start = new Date(end.getTime() - 35 * 60_000);
  try {
    const { sport_name, duration_minutes } = await client.post("/api/sport/log", {
      body: {
        sport_name: "Evening run",
        sport_start: start.toISOString(),
        sport_end: end.toISOString(),
        cal: 350,
        iffinish: true,
        distance_m: 6000,
      },
    });
    console.log(`Logged: ${sport_name}, ${duration_minutes} minutes.`);
  } catch (error) {
    if (!isProblem(error, "quota_exceeded")) throw error;
    console.log("The log is full; older sessions have to go first.");
  }
}

/** The reply, which a page would show while it is written; begun anew where the service had to begin anew. */
async function ask(client: Client, message: string): Promise<string> {
  let shown = "";
  for await (const each of client.chat({ message })) {
    if (each.event === "checked" && !each.data.safety_check.is_safe) {
      console.log(each.data.safety_check.warnings.join("\n"));
    }
    if (each.event === "restarted") shown = "";
    if (each.event === "text") shown += each.data.text;
  }
  return shown;
}

/** The sessions, latest first, in pages of two so that there is more than one. */
async function* sessions(client: Client): AsyncGenerator<string> {
  for await (const log of client.items("/api/sport/logs", { params: { query: { limit: 2 } } })) {
    yield `${log.sport_start}  ${log.sport_name}  ${log.duration_minutes ?? "-"} min`;
  }
}
