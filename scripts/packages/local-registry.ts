import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { basename } from "node:path";
import type { PackedPackage } from "./pack.ts";
import { run } from "./run.ts";

/** A registry on this machine that gives packed packages as if they were published, and knows no others. */
export type LocalRegistry = { readonly url: string; close(): void };

/** Serves the packages until it is closed. */
export async function openLocalRegistry(packed: readonly PackedPackage[]): Promise<LocalRegistry> {
  const tarballs = new Map<string, Buffer>();
  const documents = new Map<string, (base: string) => object>();
  for (const each of packed) {
    const { name } = each.manifest;
    const content = await readFile(each.tarball);
    const path = `/${name}/-/${basename(each.tarball)}`;
    tarballs.set(path, content);
    documents.set(`/${name}`, await packageDocument(each, content, path));
  }
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? "");
    const tarball = tarballs.get(path);
    if (tarball !== undefined) {
      response.end(tarball);
      return;
    }
    const document = documents.get(path);
    if (document === undefined) {
      response.writeHead(404).end("{}");
      return;
    }
    const json = JSON.stringify(document(`http://${request.headers.host}`));
    response.setHeader("content-type", "application/json").end(json);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** What a registry answers about a package: its versions, with where each is and what it must hash to. */
async function packageDocument(
  { tarball }: PackedPackage,
  content: Buffer,
  path: string,
): Promise<(base: string) => object> {
  const text = await run("tar", ["-xzOf", tarball, "package/package.json"], { cwd: "/" });
  const manifest = JSON.parse(text) as { readonly name: string; readonly version: string };
  const { name, version } = manifest;
  const hash = (algorithm: string) => createHash(algorithm).update(content);
  const integrity = `sha512-${hash("sha512").digest("base64")}`;
  const shasum = hash("sha1").digest("hex");
  return (base) => ({
    name,
    "dist-tags": { latest: version },
    versions: {
      [version]: { ...manifest, dist: { tarball: `${base}${path}`, integrity, shasum } },
    },
    time: { [version]: "2026-01-01T00:00:00.000Z" },
  });
}
