import { strykerPlugins as ofVitest } from "@stryker-mutator/vitest-runner";

const [vitest] = ofVitest;

/**
 * A plugin of Stryker: runs for a change the tests that came by it, as Vitest's own does, and where they notice nothing
 * all the others too. What is made once and kept, a table of phrases for example, is come by in the first test alone,
 * while the rules that it holds are those of all.
 */
function secondLook(injector, { testFiles }) {
  const runner = injector.injectFunction(vitest.factory);
  const runsTests = runner.run.bind(runner);
  const runsAll = () => runsTests({ testFiles });
  return {
    init: () => runner.init(),
    capabilities: () => runner.capabilities(),
    dispose: () => runner.dispose(),
    dryRun: (options) => runner.dryRun(options),
    async mutantRun(options) {
      const first = await runner.mutantRun(options);
      if (first.status !== "survived") return first;
      runner.run = runsAll;
      try {
        return await runner.mutantRun(options);
      } finally {
        runner.run = runsTests;
      }
    },
  };
}
secondLook.inject = ["$injector", "options"];

export const strykerPlugins = [{ kind: "TestRunner", name: "vitest-twice", factory: secondLook }];
