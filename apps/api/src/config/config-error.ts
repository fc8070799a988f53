/** What is wrong with one variable: `message` says what is expected, never what was found. */
export type ConfigProblem = { readonly variable: string; readonly message: string };

/** The environment cannot be used; lists everything that is wrong with it. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly problems: readonly ConfigProblem[];

  constructor(problems: readonly ConfigProblem[]) {
    const lines = problems.map(({ variable, message }) => `  ${variable} ${message}`);
    super(["These settings cannot be used:", ...lines].join("\n"));
    this.problems = problems;
  }
}
