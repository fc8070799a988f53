/** For an object that must have one of `fields`, whatever else it has. */
export function atLeastOneOf(fields: readonly string[]) {
  return [
    (body: object) =>
      fields.some((field) => (body as Record<string, unknown>)[field] !== undefined),
    { message: `must have at least one of ${fields.join(", ")}` },
  ] as const;
}
