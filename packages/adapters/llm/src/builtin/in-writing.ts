import type { StatedGround } from "@health-exercise/domain/chat";
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

/** What a reply rests on, with what is quoted as it stands in the reply. */
export async function quotedInWriting(
  stated: StatedGround,
  writing: Writing,
): Promise<StatedGround> {
  if (stated.kind === "nothing") return stated;
  const quoted = stated.quoted.map(async ({ passage, sentences }) => ({
    passage,
    sentences: await Promise.all(sentences.map((sentence) => inWriting(sentence, writing))),
  }));
  return { ...stated, quoted: await Promise.all(quoted) };
}

/** The tables are read when somebody first writes so. */
async function traditional(): Promise<Convert> {
  const { ConverterFactory, Locale } = await import("opencc-js/cn2t");
  const { TRADITIONAL_WORDS } = await import("./traditional-words.data.ts");
  const tables: readonly (readonly unknown[])[] = Locale.from.cn;
  return ConverterFactory(
    tables.map((group) => [TRADITIONAL_WORDS, ...group]),
    Locale.to.tw,
  );
}
