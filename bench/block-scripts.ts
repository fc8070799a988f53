/**
 * Makes a text of exactly so many characters (code points) by repeating a piece; another one in each round, because what was
 * read last is known.
 */
export type Script = (characters: number, round?: number) => string;

const ENDS = "xyzuvw";

/** What texts are written in: each loads another part of what reads them. */
export const SCRIPTS: Readonly<Record<string, Script>> = {
  Latin: repeated("My knee hurts when I run and I feel dizzy, should I stop? "),
  Han: repeated("我膝盖疼，跑步的时候头晕，应该停下来吗？"),
  ligatures: repeated("\ufdfa"),
  "combining marks": repeated("e\u0301\u0302\u0303\u0304 "),
  emoji: repeated("👩‍👩‍👧‍👦🏃🏽‍♀️ "),
  "one long word": repeated("a"),
  // What is met for the first time is looked up more closely than what was read before.
  "all characters": (count, round = 0) =>
    Array.from({ length: count }, (_, at) =>
      String.fromCodePoint(HAN + ((at + round * count) % HAN_CHARACTERS)),
    ).join(""),
  "all words": (count, round = 0) =>
    Array.from({ length: Math.ceil(count / 5) + 1 }, (_, at) => wordOf(at + round * count))
      .join(" ")
      .slice(0, count - 1)
      .concat("x"),
};

const HAN = 0x4e00;
const HAN_CHARACTERS = 20_900;

/** Four letters, others for each number. */
function wordOf(number: number): string {
  const letters = (number * 7_919) % 26 ** 4;
  return letters
    .toString(26)
    .padStart(4, "0")
    .replace(/\d/g, (digit) => "qrstuvwxyz".charAt(Number(digit)));
}

function repeated(piece: string): Script {
  const characters = [...piece];
  return (count, round = 0) => {
    const from = round % characters.length;
    const pieces = Math.ceil((from + count) / characters.length);
    const whole = [...piece.repeat(pieces)].slice(from, from + count);
    // White space at the ends would be dropped, and a mark by itself could be no text.
    const first = ENDS.charAt(round % ENDS.length);
    return `${first}${whole.slice(2).join("")}x`.slice(0, whole.join("").length);
  };
}
