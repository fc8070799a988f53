import { createRequire } from "node:module";
import { dirname } from "node:path";
import type { Logger } from "@health-exercise/ports-runtime";
import type { Express } from "express";
import { registerPage } from "../framework/known-path.ts";
import type { ScopedResponse } from "../framework/request-scope.ts";
import { DOCS_HEADERS } from "../framework/security-headers.ts";
import { closeWhenStopping } from "../framework/write-head.ts";
import { DOCS_ASSETS } from "./docs-assets.data.ts";
import { DOCS_INITIALIZER, DOCS_PAGE } from "./docs-page.ts";

/** Serves the interactive reference; everything it needs comes from here, by default from where its package is installed. */
export function registerDocs(app: Express, logger: Logger, folder?: string): void {
  let root = folder;
  for (const path of ["/docs", "/docs/"]) {
    registerPage(app, path, logger, (response) => sendPage(response, "text/html", DOCS_PAGE));
  }
  registerPage(app, "/docs/initializer.js", logger, (response) =>
    sendPage(response, "text/javascript", DOCS_INITIALIZER),
  );
  for (const asset of DOCS_ASSETS) {
    registerPage(app, `/docs/${asset}`, logger, (response, next) => {
      root ??= assetsFolder();
      startPage(response);
      response.sendFile(asset, { root, maxAge: "1 hour" }, (error) => {
        // A reader who goes away is no error.
        if (error && !response.headersSent) next(error);
      });
    });
  }
}

function assetsFolder(): string {
  const require = createRequire(import.meta.url);
  return dirname(require.resolve("swagger-ui-dist/package.json"));
}

function sendPage(response: ScopedResponse, contentType: string, text: string): void {
  startPage(response);
  response.setHeader("Content-Type", `${contentType}; charset=utf-8`);
  response.end(text);
}

function startPage(response: ScopedResponse): void {
  const { scope } = response.locals;
  closeWhenStopping(response);
  const headers = [...DOCS_HEADERS, ...scope.headers];
  for (let index = 0; index < headers.length; index += 2) {
    response.setHeader(headers[index] ?? "", headers[index + 1] ?? "");
  }
}
