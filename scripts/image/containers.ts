import { randomBytes } from "node:crypto";
import { type Engine, IMAGE } from "./engine.ts";

const PATIENCE_MS = 120_000;

/** A PostgreSQL and services on a network of their own, which are gone afterwards. */
export type Containers = {
  /**
   * Starts the image as a cluster would: no root, no capability, nothing to be written. Resolves once it is ready at this
   * port of the machine; gives the milliseconds until then.
   */
  start(name: string, port: number, settings?: Readonly<Record<string, string>>): Promise<number>;
  /** Runs a command inside. */
  inside(name: string, ...words: readonly string[]): Promise<string>;
  /** Ends it as a supervisor does; gives the milliseconds it took. @throws Error where it has not ended well. */
  stop(name: string): Promise<number>;
  remove(): Promise<void>;
};

/** Makes the network and the database; names of containers begin with `prefix`. */
export async function startContainers(engine: Engine, prefix: string): Promise<Containers> {
  const password = randomBytes(24).toString("hex");
  const secret = randomBytes(32).toString("hex");
  const database = `${prefix}-db`;
  const names = new Set<string>([database]);
  await engine.run("network", "create", prefix);
  await engine.run(
    ...["run", "--detach", "--name", database, "--network", prefix],
    ...["--env", `POSTGRES_PASSWORD=${password}`, "postgres:18-alpine"],
  );
  const url = `postgresql://postgres:${password}@${database}:5432/postgres`;
  return {
    async start(name, port, settings = {}) {
      const began = Date.now();
      names.add(name);
      const variables = { DATABASE_URL: url, JWT_SECRET: secret, ...settings };
      await engine.run(
        ...["run", "--detach", "--name", name, "--network", prefix],
        ...["--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL"],
        ...["--security-opt", "no-new-privileges", "--publish", `127.0.0.1:${port}:3000`],
        ...Object.entries(variables).flatMap(([key, value]) => ["--env", `${key}=${value}`]),
        IMAGE,
      );
      while (Date.now() - began < PATIENCE_MS) {
        const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
        if (answer?.ok) return Date.now() - began;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`Not ready after ${PATIENCE_MS} ms:\n${await engine.run("logs", name)}`);
    },
    inside: (name, ...words) => engine.run("exec", name, ...words),
    async stop(name) {
      const began = Date.now();
      await engine.run("stop", "--time", "30", name);
      const took = Date.now() - began;
      const code = await engine.run("inspect", "--format", "{{.State.ExitCode}}", name);
      if (code !== "0")
        throw new Error(`It ended with ${code}:\n${await engine.run("logs", name)}`);
      await engine.run("rm", name);
      names.delete(name);
      return took;
    },
    async remove() {
      const containers = [...names].map((name) => ["rm", "--force", name]);
      for (const words of [...containers, ["network", "rm", prefix]]) {
        try {
          await engine.run(...words);
        } catch {
          // It was not made.
        }
      }
    },
  };
}

/** Makes a user by the command inside a container; gives a token of theirs. */
export async function tokenOfNewUser({ inside }: Containers, name: string): Promise<string> {
  const said = async (...words: readonly string[]) => {
    const output = await inside(name, "companion", ...words, "--json");
    return JSON.parse(output.split("\n").at(-1) ?? "");
  };
  const { id } = await said("user", "create");
  return (await said("token", "issue", "--user", id)).token;
}
