import { readFileSync } from "node:fs";
import { createTestDatabase } from "@health-exercise/testing/database";
import { expect, it } from "vitest";
import { chatTranscript } from "../../scripts/chat-transcript.ts";
import { withTranscript } from "../../scripts/transcript-file.ts";

it("is what docs/chat.md shows", async () => {
  const document = readFileSync(new URL("../../../../docs/chat.md", import.meta.url), "utf8");
  const database = await createTestDatabase();
  const transcript = await chatTranscript(database.connectionString);
  await database.drop();
  expect(document).toBe(withTranscript(document, transcript));
});
