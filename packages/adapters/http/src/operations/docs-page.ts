/**
 * The page of the interactive reference, with its parts in the folder `docs` beside where it stands. It holds no script of its
 * own, so that a strict content security policy lets it run.
 */
export const docsPage = (folder: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Health-Exercise Companion Service</title>
    <link rel="icon" type="image/png" href="${folder}favicon-32x32.png">
    <link rel="stylesheet" href="${folder}swagger-ui.css">
  </head>
  <body>
    <div id="reference"></div>
    <script src="${folder}swagger-ui-bundle.js"></script>
    <script src="${folder}initializer.js"></script>
  </body>
</html>
`;

/** Starts the reference, for any prefix; `validatorUrl` would send the document to a host outside. */
export const DOCS_INITIALIZER = `window.SwaggerUIBundle({
  url: new URL("../openapi.json", document.currentScript.src).href,
  dom_id: "#reference",
  deepLinking: true,
  displayRequestDuration: true,
  persistAuthorization: false,
  tryItOutEnabled: true,
  validatorUrl: null,
});
`;
