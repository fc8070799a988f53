/** What mutation testing always does; scripts/mutate.ts adds what is changed, and which tests are to notice. */
export default {
  packageManager: "pnpm",
  plugins: [
    "@stryker-mutator/vitest-runner",
    "./scripts/mutation/ignore-texts.mjs",
    "./scripts/mutation/sample.mjs",
    "./scripts/mutation/second-look.mjs",
  ],
  testRunner: "vitest",
  ignorers: ["texts"],
  // What is worked out when a module is loaded would need everything loaded anew for each change.
  ignoreStatic: true,
  ignorePatterns: ["/bench", "/docs", "/examples", "dist", ".turbo", ".data"],
  concurrency: 1,
  // Bounds for what hangs; a busy machine may take its time.
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 60,
  incremental: true,
  reporters: ["progress-append-only", "clear-text", "html"],
  clearTextReporter: {
    allowColor: false,
    allowEmojis: false,
    logTests: false,
    reportTests: false,
    reportScoreTable: false,
  },
};
