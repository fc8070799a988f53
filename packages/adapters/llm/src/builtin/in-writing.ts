import type { ReplyMaterial, StatedGround } from "@health-exercise/domain/chat";
import type { Writing } from "@health-exercise/domain/language";
import type { WriteIn } from "@health-exercise/ports-llm";

type Convert = (text: string) => string;

const QUOTED = /(“[^“”]*”)/u;
const OPENING = "“";
const CUT = /…$/u;

let converter: Promise<Convert> | undefined;

/** What the person wrote themselves: words in quotation marks that stand in it are left as they are. */
export type OwnTexts = () => string;

/** All that comes from the person, as one text: their words, notes, and names of sessions and plans. */
export function ownTextsOf(material: ReplyMaterial): OwnTexts {
  let texts: string | undefined;
  return () => {
    const { message, notes, told, records, answer, profile, actions, history } = material;
    const said = history.filter(({ role }) => role === "user");
    const all = [message.source, notes, told, records, answer, profile, actions, said];
    texts ??= all.map((each) => JSON.stringify(each) ?? "").join("\n");
    return texts;
  };
}

/** A text of this provider as the message is written: in traditional characters, the person's own words left as they are. */
export async function inWriting(text: string, writing: Writing, own: OwnTexts): Promise<string> {
  if (writing !== "zh-Hant") return text;
  converter ??= traditional();
  const convert = await converter;
  const isOwn = (part: string) =>
    part.startsWith(OPENING) && own().includes(part.slice(1, -1).replace(CUT, ""));
  return text
    .split(QUOTED)
    .map((part) => (isOwn(part) ? part : convert(part)))
    .join("");
}

/** The same of a text of the service itself, in which no words of a person stand. */
export const writeIn: WriteIn = (text, writing) => inWriting(text, writing, () => "");

/** What a reply rests on, with what is quoted as it stands in the reply. */
export async function quotedInWriting(
  stated: StatedGround,
  writing: Writing,
  own: OwnTexts,
): Promise<StatedGround> {
  if (stated.kind === "nothing") return stated;
  const quoted = stated.quoted.map(async ({ passage, sentences }) => ({
    passage,
    sentences: await Promise.all(sentences.map((sentence) => inWriting(sentence, writing, own))),
  }));
  return { ...stated, quoted: await Promise.all(quoted) };
}

/** The tables are read when somebody first writes so. */
async function traditional(): Promise<Convert> {
  const { ConverterFactory, Locale } = await import("opencc-js/cn2t");
  const { TRADITIONAL_WORDS } = await import("./traditional-words.data.ts");
  const tables: readonly (readonly unknown[])[] = Locale.from.cn;
  const { withPlainCharacters } = await import("./ambiguous-characters.ts");
  const convert = ConverterFactory(
    tables.map((group) => [TRADITIONAL_WORDS, ...group]),
    Locale.to.tw,
  );
  return (text) => convert(withPlainCharacters(text));
}
