import { createRequire } from "node:module";
import { dirname } from "node:path";
import type { Express, NextFunction, Request } from "express";
import type { ScopedResponse } from "../framework/request-scope.ts";
import { DOCS_HEADERS } from "../framework/security-headers.ts";
import { DOCS_INITIALIZER, DOCS_PAGE } from "./docs-page.ts";

const ASSETS = ["swagger-ui.css", "swagger-ui-bundle.js", "favicon-32x32.png"];
const ASSETS_FOLDER = dirname(
  createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"),
);

/** Serves the interactive reference; everything it needs comes from here. */
export function registerDocs(app: Express): void {
  app.get(["/docs", "/docs/"], (_request: Request, response: ScopedResponse) => {
    sendPage(response, "text/html; charset=utf-8", DOCS_PAGE);
  });
  app.get("/docs/initializer.js", (_request: Request, response: ScopedResponse) => {
    sendPage(response, "text/javascript; charset=utf-8", DOCS_INITIALIZER);
  });
  for (const asset of ASSETS) {
    app.get(`/docs/${asset}`, (_request: Request, response: ScopedResponse, next: NextFunction) => {
      startPage(response);
      response.sendFile(asset, { root: ASSETS_FOLDER, maxAge: "1 day" }, (error) => {
        // A reader who goes away is no error.
        if (error && !response.headersSent) next(error);
      });
    });
  }
}

function sendPage(response: ScopedResponse, contentType: string, text: string): void {
  startPage(response);
  response.setHeader("Content-Type", contentType);
  response.end(text);
}

function startPage(response: ScopedResponse): void {
  const { scope } = response.locals;
  scope.route = "/docs";
  const headers = [...DOCS_HEADERS, ...scope.headers];
  for (let index = 0; index < headers.length; index += 2) {
    response.setHeader(headers[index] ?? "", headers[index + 1] ?? "");
  }
}
