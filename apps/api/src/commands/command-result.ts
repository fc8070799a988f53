/** What a command has to say: to people, and to programs. */
export type CommandResult = {
  readonly text: string;
  readonly json: object;
  /** Whether standard output holds something else already; what is said then goes to standard error. */
  readonly standardOutputIsTaken?: boolean;
  /** Why a part was not done; the command then fails, and the rest stays done. */
  readonly failure?: { readonly code: string; readonly message: string } | undefined;
};

/** The rows under their headings, in columns. */
export function tableOf(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows];
  const widths = headings.map((_, column) =>
    lines.reduce((width, line) => Math.max(width, (line[column] ?? "").length), 0),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
