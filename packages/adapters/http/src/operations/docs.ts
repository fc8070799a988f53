import { createRequire } from "node:module";
import { dirname } from "node:path";
import type { Logger } from "@health-exercise/ports-runtime";
import type { Express } from "express";
import { registerPage } from "../framework/known-path.ts";
import { DOCS_ASSETS } from "./docs-assets.data.ts";
import { DOCS_INITIALIZER, docsPage } from "./docs-page.ts";
import { sendPage, startPage } from "./page.ts";

/** Serves the interactive reference; everything it needs comes from here, by default from where its package is installed. */
export function registerDocs(app: Express, logger: Logger, folder?: string): void {
  let root = folder;
  const folders = { "/docs": "docs/", "/docs/": "" };
  for (const [path, folder] of Object.entries(folders)) {
    const page = docsPage(folder);
    registerPage(app, path, logger, (response) => sendPage(response, "text/html", page));
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
