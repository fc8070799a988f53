import type { Logger } from "@health-exercise/ports-runtime";
import type { Express } from "express";
import { registerPage } from "../framework/known-path.ts";
import { htmlOf, pageOf, sendPage } from "./page.ts";

const LINKS = [
  ["docs", "Reference", "every request with its fields and examples, to be tried from the page"],
  ["openapi.json", "OpenAPI document", "the same for programs (OpenAPI 3.1)"],
  ["problems", "Problems", "what each error means, and what to do about it"],
  ["healthz", "Alive", "whether the process answers"],
  ["readyz", "Ready", "whether it can serve requests"],
] as const;

/**
 * Serves a page that says what this is, and where to go on. Its links begin with the prefix where one is known, because the page
 * may be asked for without a slash at the end of that; else they are relative.
 */
export function registerHomePage(app: Express, logger: Logger, version: string): void {
  registerPage(app, "/", logger, (response) => {
    const { prefix } = response.locals.scope;
    const page = homePage(version, prefix === "" ? "" : `${prefix}/`);
    return sendPage(response, "text/html", page);
  });
}

function homePage(version: string, base: string): string {
  const items = LINKS.map(
    ([path, name, what]) => `<dt><a href="${base}${path}">${name}</a></dt><dd>${htmlOf(what)}</dd>`,
  );
  return pageOf(
    "Health-Exercise Companion Service",
    [
      "<h1>Health-Exercise Companion Service</h1>",
      "<p>The back end of a fitness or health app: chat with a safety filter, a companion, safety checks, and a training log. " +
        `Its interface is under <code>/api</code>. This is version ${htmlOf(version)}.</p>`,
      "<p>It gives hints for safe exercise, never a medical diagnosis.</p>",
      `<dl>\n${items.join("\n")}\n</dl>`,
    ].join("\n"),
  );
}
