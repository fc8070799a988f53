import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Logger } from "@health-exercise/ports-runtime";
import type { Express } from "express";
import { AN_HOUR } from "../framework/cache-rule.ts";
import { KeptAnswer } from "../framework/kept-answer.ts";
import { registerPage } from "../framework/known-path.ts";
import { DOCS_HEADERS } from "../framework/security-headers.ts";
import { sendKept } from "../framework/send-kept.ts";
import { DOCS_ASSETS, type DocsAsset } from "./docs-assets.data.ts";
import { DOCS_INITIALIZER, docsPage } from "./docs-page.ts";
import { sendPage } from "./page.ts";

const CONTENT_TYPES: Record<DocsAsset, string> = {
  "swagger-ui.css": "text/css; charset=utf-8",
  "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
  "favicon-32x32.png": "image/png",
};

/** Serves the interactive reference; everything it needs comes from here, by default from where its package is installed. */
export function registerDocs(app: Express, logger: Logger, folder?: string): void {
  const parts = { "/docs": "docs/", "/docs/": "" };
  for (const [path, partsFolder] of Object.entries(parts)) {
    const page = docsPage(partsFolder);
    registerPage(app, path, logger, (response) => sendPage(response, "text/html", page));
  }
  registerPage(app, "/docs/initializer.js", logger, (response) =>
    sendPage(response, "text/javascript", DOCS_INITIALIZER),
  );
  for (const asset of DOCS_ASSETS) {
    let kept: KeptAnswer | undefined;
    registerPage(app, `/docs/${asset}`, logger, async (response) => {
      kept ??= new KeptAnswer(await readFile(join(folder ?? assetsFolder(), asset)));
      await sendKept(response, kept, {
        contentType: CONTENT_TYPES[asset],
        caching: { keptBy: "everybody", seconds: AN_HOUR },
        headers: DOCS_HEADERS,
        isCompressed: asset.endsWith(".png"),
      });
    });
  }
}

function assetsFolder(): string {
  const require = createRequire(import.meta.url);
  return dirname(require.resolve("swagger-ui-dist/package.json"));
}
