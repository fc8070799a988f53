/**
 * Uses the interactive documentation in a headless Chromium, as somebody would who tries the import out: authorizes, picks a file,
 * executes, and sees the answer. Once as a form of files and once as the file alone.
 */
import "reflect-metadata";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startThrowawayPostgres } from "@health-exercise/adapter-embedded-postgres";
import { createDatabase, KyselyUserRepository } from "@health-exercise/adapter-postgres";
import { parseConfig, readEnvironment } from "../src/config/parse-config.ts";
import { startService } from "../src/service/start-service.ts";
import { type Page, withPage } from "./docs-page/chromium.ts";
import { tokenOfNewUser } from "./token-of-new-user.ts";

const SECRET = "a-secret-for-this-trial-only-of-32-bytes";
const IMPORT = "#operations-sport-postSportImport";
const WAYS = [
  { kind: "multipart/form-data", day: "01", imported: 1 },
  { kind: "text/csv", day: "02", imported: 1 },
] as const;

const folder = await mkdtemp(join(tmpdir(), "docs-"));
const server = await startThrowawayPostgres();
const environment = readEnvironment({
  DATABASE_URL: server.connectionString,
  JWT_SECRET: SECRET,
  PORT: "0",
});
const logger = { info: () => {}, warn: () => {}, error: () => {} };
const service = await startService(parseConfig(environment, process.cwd()), {
  logger,
  say: () => {},
});
try {
  const token = await tokenOfSomebody();
  await withPage(`${service.url}/docs`, async (page) => {
    await authorize(page, token);
    for (const { kind, day, imported } of WAYS) {
      const file = join(folder, `${day}.csv`);
      const header = "Activity Type,Date,Title,Calories,Time";
      await writeFile(file, `${header}\nRunning,2026-03-${day} 08:00:00,Run,300,00:30:00\n`);
      const { status, body } = await tryImport(page, kind, file);
      const outcome = JSON.parse(body) as { readonly imported?: number };
      if (status !== 200 || outcome.imported !== imported) {
        throw new Error(`${kind}: ${status} ${body}`);
      }
      console.log(`ok: ${kind}: a file picked in /docs, executed: ${status}, ${imported} imported`);
    }
  });
} finally {
  await service.stop();
  await server.release();
  await rm(folder, { recursive: true });
}

async function authorize(page: Page, token: string): Promise<void> {
  await page.until(`document.querySelector("button.authorize") !== null`);
  await page.evaluate(`document.querySelector("button.authorize").click()`);
  const field = `document.querySelector(".auth-container input")`;
  await page.until(`${field} !== null`);
  await type(page, field, token);
  await page.evaluate(`document.querySelector(".auth-btn-wrapper button.authorize").click()`);
  await page.until(`document.querySelector(".auth-container h6")?.textContent === "Authorized"`);
  await page.evaluate(`document.querySelector(".auth-btn-wrapper .btn-done").click()`);
}

/** Types into a field that React looks after, which notices no value that is merely set. */
function type(page: Page, field: string, text: string): Promise<unknown> {
  return page.evaluate(`{
    const field = ${field};
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
    set.call(field, ${JSON.stringify(text)});
    field.dispatchEvent(new Event(field.tagName === "SELECT" ? "change" : "input", { bubbles: true }));
  }`);
}

async function tryImport(page: Page, kind: string, file: string) {
  const at = (selector: string) =>
    `document.querySelector(${JSON.stringify(`${IMPORT} ${selector}`)})`;
  if (!(await page.evaluate(`${at(".opblock-body")} !== null`))) {
    await page.until(`${at(".opblock-summary-control")} !== null`);
    await page.evaluate(`${at(".opblock-summary-control")}.click()`);
  }
  await page.until(`${at(".try-out__btn")} !== null`);
  await type(page, at(".opblock-section-request-body select.content-type"), kind);
  if (await page.evaluate(`!${at(".try-out__btn")}.classList.contains("cancel")`)) {
    await page.evaluate(`${at(".try-out__btn")}.click()`);
  }
  const picker = `${at('input[type="file"]')}`;
  // A list of files has none before one is added.
  await page.until(`${picker} !== null || ${at(".json-schema-form-item-add")} !== null`);
  if (await page.evaluate(`${picker} === null`)) {
    await page.evaluate(`${at(".json-schema-form-item-add")}.click()`);
    await page.until(`${picker} !== null`);
  }
  await page.pick(`${IMPORT} input[type="file"]`, file);
  if (await page.evaluate(`${at(".btn-clear")} !== null`)) {
    await page.evaluate(`${at(".btn-clear")}.click()`);
  }
  await page.evaluate(`${at(".execute")}.click()`);
  const live = at(".live-responses-table .response .response-col_status");
  await page.until(`/^\\d+/.test(${live}?.textContent ?? "")`);
  return {
    status: Number.parseInt(await page.evaluate(`${live}.textContent`), 10),
    body: String(
      await page.evaluate(`${at(".live-responses-table .highlight-code code")}.textContent`),
    ),
  };
}

async function tokenOfSomebody(): Promise<string> {
  const { connectionString } = server;
  const database = createDatabase({ connectionString });
  try {
    return await tokenOfNewUser(new KyselyUserRepository(database.kysely), SECRET);
  } finally {
    await database.close();
  }
}
