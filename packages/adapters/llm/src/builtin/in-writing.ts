import type { Writing } from "@health-exercise/domain/language";

type Convert = (text: string) => string;

/** What a person wrote themselves stays as it is. */
const QUOTED = /(“[^“”]*”)/u;
const OPENING = "“";

let converter: Promise<Convert> | undefined;

/** A text of this provider as the message is written: in traditional characters, quotations left as they are. */
export async function inWriting(text: string, writing: Writing): Promise<string> {
  if (writing !== "zh-Hant") return text;
  converter ??= traditional();
  const convert = await converter;
  return text
    .split(QUOTED)
    .map((part) => (part.startsWith(OPENING) ? part : convert(part)))
    .join("");
}

/** The tables are read when somebody first writes so. */
async function traditional(): Promise<Convert> {
  const { ConverterFactory, Locale } = await import("opencc-js/cn2t");
  return ConverterFactory(Locale.from.cn, Locale.to.tw);
}
