import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from "node:http2";

type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
};

/** Asks over HTTP/2 as clients do; gives what was found good. @throws Error for what is not. */
export async function askThrough(port: number, prefix: string, token: string): Promise<string[]> {
  const session = connect(`https://localhost:${port}`, {
    rejectUnauthorized: false,
    // Not every proxy listens on both addresses of this machine.
    family: 4,
  } as object);
  const good: string[] = [];
  const expect = (what: string, isSo: boolean, answer?: Answer) => {
    if (!isSo) {
      const said = JSON.stringify([answer?.status, answer?.headers, answer?.text.slice(0, 300)]);
      throw new Error(`Not so under "${prefix}": ${what}. ${said}`);
    }
    good.push(what);
  };
  const ask = asking(session, prefix, token);
  /** Goes where an answer led, as a browser does that stands on the page at `from`. */
  const follow = (link: string, from = "/") => {
    const { pathname } = new URL(link, `https://localhost${prefix}${from}`);
    if (!pathname.startsWith(`${prefix}/`)) throw new Error(`${link} leads out of "${prefix}/".`);
    return ask(pathname.slice(prefix.length));
  };
  try {
    const ready = await untilReady(ask);
    expect("HTTP/2", session.alpnProtocol === "h2", ready);
    const list = await ask("/api/sport/exercises", { "accept-encoding": "br" });
    const isCoded = list.headers["content-encoding"] === "br" && list.headers.etag !== undefined;
    expect("Brotli", list.status === 200 && isCoded, list);
    const again = await ask("/api/sport/exercises", {
      "accept-encoding": "br",
      "if-none-match": String(list.headers.etag),
    });
    expect("304", again.status === 304, again);
    const log = { sport_name: "Walk", cal: 100, iffinish: true };
    const times = { sport_start: "2026-03-02T06:30:00Z", sport_end: "2026-03-02T07:05:00Z" };
    const made = await ask("/api/sport/log", {}, { ...log, ...times });
    const location = String(made.headers["location"]);
    expect("Location", made.status === 201 && location.startsWith(`${prefix}/api/`), made);
    const found = await follow(location);
    expect("what it leads to", found.status === 200 && found.text.includes('"Walk"'), found);
    const page = await ask("/docs");
    expect("reference", page.status === 200, page);
    const asset = /src="([^"]*swagger-ui-bundle\.js)"/.exec(page.text)?.[1] ?? "";
    const program = await follow(asset, "/docs");
    const isProgram = String(program.headers["content-type"]).startsWith("text/javascript");
    expect("its assets", asset !== "" && program.status === 200 && isProgram, program);
    const home = await ask("/");
    const links = [...home.text.matchAll(/href="([^"]+)"/g)].map(([, link = ""]) => link);
    const led = await Promise.all(links.map((link) => follow(link)));
    const isLed = links.length > 0 && led.every(({ status }) => status === 200);
    expect("the links of the first page", isLed, home);
    const document = await ask("/openapi.json");
    const { servers } = JSON.parse(document.text) as { servers: readonly { url: string }[] };
    const listed = await follow(`${(servers[0]?.url ?? "none").replace(/\/$/, "")}/healthz`);
    expect("the servers of the document", listed.status === 200, listed);
    const events = await ask(
      "/api/chat/message/events",
      { accept: "text/event-stream" },
      { message: "How long was my last workout?", idempotencyKey: `try-${port}-${prefix}` },
    );
    const type = String(events.headers["content-type"]);
    const isStream = type.startsWith("text/event-stream") && events.text.includes("event: message");
    expect("events", isStream, events);
    const believed = await ask("/problems", { "x-forwarded-prefix": "/evil" });
    expect("no prefix of a client", !believed.text.includes("evil"), believed);
    const metrics = await ask("/metrics");
    expect("no metrics", metrics.status === 404, metrics);
    return good;
  } finally {
    session.destroy();
  }
}

const PATIENCE_MS = 20_000;

/** A proxy asks the replicas itself before it sends anything there. */
async function untilReady(ask: ReturnType<typeof asking>): Promise<Answer> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask("/readyz");
    if (answer.status === 200) return answer;
    if (Date.now() > end) throw new Error(`Not ready: ${answer.status} ${answer.text}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function asking(session: ClientHttp2Session, prefix: string, token: string) {
  return (path: string, headers: Record<string, string> = {}, body?: object): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const json = body === undefined ? {} : { "content-type": "application/json" };
      const stream = session.request({
        ":method": body === undefined ? "GET" : "POST",
        ":path": prefix + path,
        authorization: `Bearer ${token}`,
        ...json,
        ...headers,
      });
      let received: IncomingHttpHeaders = {};
      let text = "";
      session.once("error", reject);
      stream.on("error", reject);
      stream.on("response", (incoming) => {
        received = incoming;
      });
      stream.setEncoding("utf8");
      stream.on("data", (part: string) => {
        text += part;
      });
      stream.on("end", () => {
        session.off("error", reject);
        resolve({ status: Number(received[":status"]), headers: received, text });
      });
      stream.end(body === undefined ? undefined : JSON.stringify(body));
    });
}
