const PLACEHOLDER = /\{([a-zA-Z]+)\}/g;

/** A text of the data files with its `{places}` filled. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(PLACEHOLDER, (_, name: string) => values[name] ?? "");
}
