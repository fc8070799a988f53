// A web app that signs people in at an OpenID provider (authorization code with PKCE) and shows what they have trained. It is a
// server with nothing but Node, for one machine. See examples/README.md.
import { createHash, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { parseArgs } from "node:util";

const { values: options } = parseArgs({
  options: {
    issuer: { type: "string" },
    client: { type: "string" },
    url: { type: "string", default: "http://127.0.0.1:3000" },
    port: { type: "string", default: "8000" },
    scope: { type: "string", default: "openid" },
  },
});
if (!options.issuer || !options.client) {
  console.error(
    "Usage: node examples/oidc-app.mjs --issuer URL --client ID [--url URL] [--port 8000] [--scope openid]",
  );
  process.exit(2);
}

const provider = await discover(options.issuer);
/** What was made for each person who has gone to sign in, by `state`; good for once. */
const waiting = new Map();
const MOST_WAITING = 1000;

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", origin());
  try {
    if (pathname === "/") redirect(response, signIn());
    else if (pathname === "/callback") await show(response, searchParams, request.headers.cookie);
    else response.writeHead(404).end();
  } catch (error) {
    console.error(error);
    response.writeHead(502, { "content-type": "text/plain" }).end("That did not work.\n");
  }
});
server.listen(Number(options.port), "127.0.0.1", () => console.log(`Open ${origin()}`));
process.on("SIGTERM", () => server.close());

function origin() {
  const address = server.address();
  return `http://127.0.0.1:${address === null ? options.port : address.port}`;
}

/** Where the person signs in. Only whoever knows the verifier can make a token of the code that comes back. */
function signIn() {
  const state = secret();
  const verifier = secret();
  if (waiting.size >= MOST_WAITING) waiting.clear();
  waiting.set(state, verifier);
  const url = new URL(provider.authorization_endpoint);
  url.search = new URLSearchParams({
    response_type: "code",
    client_id: options.client,
    redirect_uri: `${origin()}/callback`,
    scope: options.scope,
    state,
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
  }).toString();
  return { url: String(url), state };
}

/** The state goes along as a cookie: a code that somebody else has got is not for this browser. */
function redirect(response, { url, state }) {
  const cookie = `state=${state}; HttpOnly; SameSite=Lax; Path=/; Max-Age=600`;
  response.writeHead(302, { location: url, "set-cookie": cookie }).end();
}

async function show(response, query, cookie = "") {
  const state = query.get("state") ?? "";
  const verifier = waiting.get(state);
  waiting.delete(state);
  if (verifier === undefined || !cookie.split("; ").includes(`state=${state}`)) {
    response.writeHead(400, { "content-type": "text/plain" }).end("Begin at / again.\n");
    return;
  }
  const tokens = await json(provider.token_endpoint, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code: query.get("code") ?? "",
      redirect_uri: `${origin()}/callback`,
      client_id: options.client,
      code_verifier: verifier,
    }),
  });
  // The first token of somebody makes their account, where the service is set to that.
  const stats = await json(`${options.url}/api/sport/stats`, {
    headers: { authorization: `Bearer ${tokens.access_token}` },
  });
  const text = `${stats.total_sessions} sessions, ${stats.total_minutes} minutes\n`;
  response.writeHead(200, { "content-type": "text/plain; charset=utf-8" }).end(text);
}

function discover(issuer) {
  return json(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`);
}

async function json(url, init) {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  return answer.json();
}

function secret() {
  return randomBytes(32).toString("base64url");
}
