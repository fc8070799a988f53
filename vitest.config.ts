import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

const fromSource = ["@health-exercise/source", "node"];
const FOLDERS = ["packages/**/test/**", "apps/*/test/**"];
const TEST_SERVER = "packages/adapters/postgres/test/support/global-setup.ts";
const PREPARED_GUIDANCE = "apps/api/test/support/prepared-guidance.ts";

/** Tests that need more than their own process have it in their name: `sport-log.database.test.ts`. */
const LANES = ["database", "service", "process"] as const;

const endingIn = (ending: string) => FOLDERS.map((folder) => `${folder}/*${ending}`);

function lane(
  name: string,
  test: TestProjectInlineConfiguration["test"],
): TestProjectInlineConfiguration {
  // Files of a worker share what they import: starting a process and loading it anew for each took a third of the time.
  return { extends: true, test: { name, isolate: false, ...test } };
}

export default defineConfig({
  resolve: { conditions: fromSource },
  ssr: { resolve: { conditions: fromSource } },
  // Where the global setup runs.
  environments: { __vitest__: { resolve: { conditions: fromSource } } },
  test: {
    // One of two cores would idle: many tests wait for processes that they started.
    maxWorkers: "100%",
    // Bounds for what hangs; a busy machine may take its time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    slowTestThreshold: 5_000,
    projects: [
      lane("unit", {
        include: endingIn(".test.ts"),
        exclude: ["**/node_modules/**", ...LANES.flatMap((each) => endingIn(`.${each}.test.ts`))],
      }),
      lane("database", { include: endingIn(".database.test.ts"), globalSetup: [TEST_SERVER] }),
      lane("service", {
        include: endingIn(".service.test.ts"),
        globalSetup: [TEST_SERVER, PREPARED_GUIDANCE],
      }),
      lane("process", {
        include: endingIn(".process.test.ts"),
        // What is started in threads and processes is counted, or loads everything anew on purpose.
        isolate: true,
      }),
    ],
  },
});
