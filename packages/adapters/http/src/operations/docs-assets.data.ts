/** What the page of the documentation needs of `swagger-ui-dist`. */
export const DOCS_ASSETS = ["swagger-ui.css", "swagger-ui-bundle.js", "favicon-32x32.png"] as const;

export type DocsAsset = (typeof DOCS_ASSETS)[number];
