import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "./run.ts";

/** How a package manager installs a project whose `@health-exercise` packages come from a registry of its own. */
export type PackageManager = {
  readonly name: string;
  install(project: string, registry: string): Promise<void>;
};

const SCOPE = "@health-exercise";

/** Yarn comes by `npx`; npm is there, and pnpm runs this script. */
export const PACKAGE_MANAGERS: readonly PackageManager[] = [
  {
    name: "npm",
    install: async (project, registry) => {
      await writeFile(join(project, ".npmrc"), `${SCOPE}:registry=${registry}/\n`);
      await run("npm", ["install", "--no-audit", "--no-fund"], { cwd: project });
    },
  },
  {
    name: "pnpm",
    install: async (project, registry) => {
      await writeFile(join(project, ".npmrc"), `${SCOPE}:registry=${registry}/\n`);
      // A folder of its own, not a part of a workspace above; build scripts are not needed.
      await writeFile(join(project, "pnpm-workspace.yaml"), "strictDepBuilds: false\n");
      await run("pnpm", ["install", "--no-frozen-lockfile"], { cwd: project });
    },
  },
  {
    name: "yarn 1",
    install: async (project, registry) => {
      await writeFile(join(project, ".npmrc"), `${SCOPE}:registry=${registry}/\n`);
      await run("npx", ["-y", "yarn@1", "install", "--non-interactive"], { cwd: project });
    },
  },
  {
    name: "yarn 4",
    install: async (project, registry) => {
      const publicRegistry = await run("npm", ["config", "get", "registry"], { cwd: project });
      const settings = {
        nodeLinker: "node-modules",
        enableTelemetry: false,
        enableImmutableInstalls: false,
        npmRegistryServer: publicRegistry.trim(),
        npmScopes: { "health-exercise": { npmRegistryServer: registry } },
        unsafeHttpWhitelist: ["127.0.0.1", new URL(publicRegistry.trim()).hostname],
      };
      await writeFile(join(project, ".yarnrc.yml"), JSON.stringify(settings));
      await writeFile(join(project, "yarn.lock"), "");
      await run("npx", ["-y", "@yarnpkg/cli-dist@4", "install"], { cwd: project });
    },
  },
];
