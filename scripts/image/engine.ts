import { execFile, execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

export const BASE = "debian:bookworm-slim";
export const IMAGE = "companion";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** Docker or Podman, as a command. */
export type Engine = {
  readonly name: string;
  /** Runs a command of it; gives what it printed. */
  run(...words: readonly string[]): Promise<string>;
};

export function engineOf(name: string): Engine {
  return {
    name,
    async run(...words) {
      const { stdout } = await promisify(execFile)(name, words);
      return stdout.trim();
    },
  };
}

/** Builds the image; `ca` is a file of certificates for a network in which TLS is inspected. */
export function buildImage({ name }: Engine, ca: string | undefined): void {
  const secret = ca === undefined ? [] : ["--secret", `id=ca,src=${ca}`];
  // Podman's own format has no health checks.
  const format = name === "podman" ? ["--format", "docker"] : [];
  execFileSync(name, ["build", ...format, ...secret, "--tag", IMAGE, ROOT], { stdio: "inherit" });
}

/** What the image has on top of its base. */
export async function imageMebibytes(engine: Engine): Promise<number> {
  const sizeOf = async (image: string) =>
    Number(await engine.run("image", "inspect", "--format", "{{.Size}}", image));
  return ((await sizeOf(IMAGE)) - (await sizeOf(BASE))) / 2 ** 20;
}
