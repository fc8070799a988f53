/**
 * Starts the service and, one after the other, each proxy of `deploy/proxy` that this machine has, and asks through it:
 *   npx -y pnpm deploy:proxies [haproxy nginx caddy]
 * One that is named and not there is a failure, and so is it where there is none at all.
 * The files are used as they are, but for ports, paths and the certificate. Needs `openssl`.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { askThrough } from "./proxies/ask-through.ts";
import { makeCertificate } from "./proxies/make-certificate.ts";
import { isProxy, PROXIES, startProxy } from "./proxies/start-proxy.ts";
import { startService } from "./proxies/start-service.ts";

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !isProxy(name));
if (unknown.length > 0) throw new Error(`No such proxy: ${unknown.join(", ")}.`);

const directory = mkdtempSync(join(tmpdir(), "companion-proxies-"));
makeCertificate(directory);
const service = await startService(directory);
let tried = 0;
try {
  for (const name of PROXIES) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const proxy = await startProxy(name, directory, [service.port, service.port]);
    if (proxy === undefined) {
      console.log(`${name}: not installed`);
      if (asked.includes(name)) process.exitCode = 1;
      continue;
    }
    tried += 1;
    try {
      for (const prefix of ["", "/companion"]) {
        const said = await askThrough(proxy.port, prefix, service.token);
        console.log(`${name}${prefix === "" ? "" : ` under ${prefix}/`}: ${said.join(", ")}`);
      }
    } finally {
      await proxy.stop();
    }
  }
} finally {
  await service.stop();
  rmSync(directory, { recursive: true, force: true });
}
if (tried === 0) {
  console.error("No proxy was tried.");
  process.exitCode = 1;
}
