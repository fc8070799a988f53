import { z } from "zod";

/** JSON of a shape; what is wrong names the path within it, and what is expected there. */
export const jsonOf = <Shape extends z.ZodType>(shape: Shape) =>
  z.string().transform((text, context): z.output<Shape> => {
    const result = shape.safeParse(parsedJson(text), { error: () => "is not what it must be" });
    if (result.success) return result.data;
    for (const message of new Set(result.error.issues.flatMap(messagesOf)))
      context.issues.push({ code: "custom", input: "", message });
    return z.NEVER;
  });

function messagesOf({ path, message, ...issue }: z.core.$ZodIssue): string[] {
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => `${[...path, key].join(".")}: is unknown`);
  if (path.length > 0) return [`${path.join(".")}: ${message}`];
  return [issue.code === "invalid_type" ? "must be a JSON object" : message];
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
