import { join } from "node:path";
import { defineConfig } from "vitest/config";

const fromSource = ["@health-exercise/source", "node"];

/**
 * Has the code that is changed tried by tests of other packages too: what these import by name would lead to where the
 * packages are linked to, which is outside the copy that is changed.
 */
const inTheCopy = {
  name: "in-the-copy",
  enforce: "pre" as const,
  resolveId(this: Resolving, source: string) {
    const [, name] = /^@health-exercise\/(domain|application)(?:\/|$)/.exec(source) ?? [];
    if (name === undefined) return null;
    const importer = join(process.cwd(), `packages/${name}/src/index.ts`);
    return this.resolve(source, importer, { skipSelf: true });
  },
};

type Resolving = {
  resolve(source: string, importer: string, options: { readonly skipSelf: boolean }): unknown;
};

/** The unit tests of one package (`dir` is given by scripts/mutate.ts), as mutation testing runs them again and again. */
export default defineConfig({
  plugins: [inTheCopy],
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
