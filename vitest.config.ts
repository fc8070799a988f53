import { defineConfig } from "vitest/config";

const fromSource = ["@health-exercise/source", "node"];

export default defineConfig({
  resolve: { conditions: fromSource },
  ssr: { resolve: { conditions: fromSource } },
  // Where the global setup runs.
  environments: { __vitest__: { resolve: { conditions: fromSource } } },
  test: {
    include: ["packages/**/test/**/*.test.ts", "apps/*/test/**/*.test.ts"],
    globalSetup: ["packages/adapters/postgres/test/support/global-setup.ts"],
    // One of two cores would idle: many tests wait for processes that they started.
    maxWorkers: "100%",
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
