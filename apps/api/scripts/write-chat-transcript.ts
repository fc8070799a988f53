import "reflect-metadata";
import { readFileSync, writeFileSync } from "node:fs";
import { startThrowawayPostgres } from "@health-exercise/adapter-embedded-postgres";
import { chatTranscript } from "./chat-transcript.ts";
import { withTranscript } from "./transcript-file.ts";

const file = new URL("../../../docs/chat.md", import.meta.url);
const server = await startThrowawayPostgres();
try {
  const transcript = await chatTranscript(server.connectionString);
  writeFileSync(file, withTranscript(readFileSync(file, "utf8"), transcript));
} finally {
  await server.release();
}
