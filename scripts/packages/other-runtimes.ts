import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "./run.ts";

/** A runtime that is not Node, which installs packages itself and runs what they hold. */
export type OtherRuntime = {
  readonly name: string;
  install(project: string): Promise<void>;
  run(project: string, script: string): Promise<string>;
};

/** Both come from npm, as packages that hold their program. */
export const OTHER_RUNTIMES: readonly OtherRuntime[] = [
  {
    name: "bun",
    install: async (project) => {
      await run("npx", ["-y", "bun@1", "install"], { cwd: project });
    },
    run: (project, script) => run("npx", ["-y", "bun@1", script], { cwd: project }),
  },
  {
    name: "deno",
    install: async (project) => {
      await run("npx", ["-y", "deno@2", "install", "--node-modules-dir=auto"], { cwd: project });
    },
    run: (project, script) =>
      run("npx", ["-y", "deno@2", "run", "--allow-all", script], { cwd: project }),
  },
];

/** Writes an empty project that depends on the client alone, from the registry at `registry`. */
export async function writeClientProject(project: string, registry: string): Promise<void> {
  await mkdir(project);
  const manifest = {
    ...{ name: "client-project", version: "1.0.0", private: true, type: "module" },
    dependencies: { "@health-exercise/client": "*" },
  };
  await writeFile(join(project, "package.json"), JSON.stringify(manifest));
  await writeFile(join(project, ".npmrc"), `@health-exercise:registry=${registry}/\n`);
}
