import { defineConfig } from "vitest/config";

const fromSource = ["@health-exercise/source", "node"];

/** The unit tests of one package (`dir` is given by scripts/mutate.ts), as mutation testing runs them again and again. */
export default defineConfig({
  resolve: { conditions: fromSource },
  ssr: { resolve: { conditions: fromSource } },
  test: {
    isolate: false,
    include: ["**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/*.{database,service,process}.test.ts"],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
