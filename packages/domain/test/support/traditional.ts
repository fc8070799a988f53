import { ConverterFactory, Locale } from "opencc-js";

const convert = ConverterFactory(Locale.from.cn, Locale.to.tw);

/** A Chinese text as it is written in traditional characters. */
export function traditional(text: string): string {
  return convert(text);
}

/** Examples, and once more those that are written otherwise in traditional characters. */
export function inBothScripts<Example>(examples: readonly Example[]): Example[] {
  const copies = examples.map((example) => convertedTexts(example));
  const isOther = (copy: Example, place: number) =>
    JSON.stringify(copy) !== JSON.stringify(examples[place]);
  return [...examples, ...copies.filter(isOther)];
}

/** Every text in an example, whatever it is made of. */
function convertedTexts<Example>(example: Example): Example {
  if (typeof example === "string") return traditional(example) as Example;
  return Array.isArray(example) ? (example.map(convertedTexts) as Example) : example;
}
