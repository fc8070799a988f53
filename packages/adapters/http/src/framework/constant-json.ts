const texts = new WeakMap<object, string>();

/** Makes the JSON text of a value that never changes once, for all the responses that show it. */
export function constantJson<Value extends object>(value: Value): Value {
  texts.set(value, JSON.stringify(value));
  return value;
}

/** The JSON text of `value`. */
export function jsonTextOf(value: unknown): string {
  const known = typeof value === "object" && value !== null ? texts.get(value) : undefined;
  return known ?? JSON.stringify(value);
}
