const texts = new WeakMap<object, string>();

/** Makes the JSON text of a value that never changes once, for all the responses that show it. */
export function constantJson<Value extends object>(value: Value): Value {
  texts.set(value, JSON.stringify(value));
  return value;
}

/** The value of a JSON text that goes out as it is, to the letter. */
export function jsonWithText<Value extends object>(text: string): Value {
  const value: Value = JSON.parse(text);
  texts.set(value, text);
  return value;
}

/** The JSON text of `value`. */
export function jsonTextOf(value: unknown): string {
  const known = typeof value === "object" && value !== null ? texts.get(value) : undefined;
  return known ?? JSON.stringify(value);
}
