import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../../bench/free-port.ts";

export const PROXIES = ["haproxy", "nginx", "caddy"] as const;
type ProxyName = (typeof PROXIES)[number];

type Places = {
  readonly directory: string;
  readonly plain: number;
  readonly secure: number;
  readonly services: Services;
};

/** The ports of the two replicas. */
type Services = readonly [number, number];

const FOLDER = fileURLToPath(new URL("../../deploy/proxy/", import.meta.url));
const POLL_MS = 50;
const PATIENCE_MS = 20_000;

export function isProxy(name: string): name is ProxyName {
  return PROXIES.some((each) => each === name);
}

/**
 * The proxy with its file of `deploy/proxy` before services at these ports; undefined where it is not installed. What else
 * it is told on its command line stands in `words`.
 */
export async function startProxy(
  name: ProxyName,
  directory: string,
  services: Services,
  words: readonly string[] = [],
) {
  if (spawnSync(name, [name === "caddy" ? "version" : "-v"]).error !== undefined) return undefined;
  const places = { directory, services, plain: await freePort(), secure: await freePort() };
  const child = spawn(name, [...PREPARED[name](places), ...words], {
    env: { ...process.env, HOME: directory, XDG_DATA_HOME: directory, XDG_CONFIG_HOME: directory },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaint = "";
  child.stderr.on("data", (text) => {
    complaint += text;
  });
  const end = Date.now() + PATIENCE_MS;
  while (!(await listens(places.secure))) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`${name}: ${complaint}`);
    await pause(POLL_MS);
  }
  return {
    port: places.secure,
    async stop() {
      const exit = once(child, "exit");
      child.kill("SIGTERM");
      await exit;
    },
  };
}

/** Writes what each needs; gives its arguments. */
const PREPARED: Record<ProxyName, (places: Places) => string[]> = {
  haproxy(places) {
    const { directory } = places;
    const pem = join(directory, "both.pem");
    const both = ["certificate.pem", "key.pem"].map((file) => readFileSync(join(directory, file)));
    writeFileSync(pem, Buffer.concat(both));
    const file = written("haproxy.cfg", places, [
      ["bind :80", `bind 127.0.0.1:${places.plain}`],
      ["bind :443", `bind 127.0.0.1:${places.secure}`],
      ["/etc/haproxy/companion.pem", pem],
    ]);
    return ["-db", "-f", file];
  },
  nginx(places) {
    const { directory } = places;
    const file = written("nginx.conf", places, [
      ["listen 80;", `listen 127.0.0.1:${places.plain};`],
      ["listen 443 ssl http2", `listen 127.0.0.1:${places.secure} ssl http2`],
      ["/etc/nginx/companion.crt", join(directory, "certificate.pem")],
      ["/etc/nginx/companion.key", join(directory, "key.pem")],
    ]);
    for (const name of ["body", "proxy", "fastcgi", "uwsgi", "scgi"]) {
      mkdirSync(join(directory, name), { recursive: true });
    }
    const temporary = ["fastcgi", "uwsgi", "scgi"].map(
      (name) => `${name}_temp_path ${join(directory, name)};`,
    );
    const around = join(directory, "around.conf");
    // Started by root, it would work as somebody who may not write into our directory, where long answers go; else this says nothing.
    writeFileSync(
      around,
      `user root; daemon off; pid ${join(directory, "nginx.pid")}; error_log stderr;
events {}
http { access_log off; client_body_temp_path ${join(directory, "body")};
proxy_temp_path ${join(directory, "proxy")}; ${temporary.join(" ")} include ${file}; }\n`,
    );
    return ["-p", directory, "-c", around];
  },
  caddy(places) {
    const { directory } = places;
    const tls = `tls ${join(directory, "certificate.pem")} ${join(directory, "key.pem")}`;
    const file = written("Caddyfile", places, [
      ["companion.example {", `https://localhost:${places.secure} {\n\t${tls}`],
      ["(replicas) {", `{\n\tadmin off\n\tauto_https disable_redirects\n}\n\n(replicas) {`],
    ]);
    return ["run", "--adapter", "caddyfile", "--config", file];
  },
};

/** The file of a proxy with other places in it. */
function written(
  file: string,
  { directory, services: [one, two] }: Places,
  replaced: readonly (readonly [string, string])[],
): string {
  let text = readFileSync(join(FOLDER, file), "utf8");
  for (const [before, after] of replaced) {
    if (!text.includes(before)) throw new Error(`${file} does not say ${before}.`);
    text = text.replace(before, after);
  }
  const target = join(directory, file);
  writeFileSync(
    target,
    text
      .replaceAll("127.0.0.1:3000", `127.0.0.1:${one}`)
      .replaceAll("127.0.0.1:3001", `127.0.0.1:${two}`),
  );
  return target;
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
