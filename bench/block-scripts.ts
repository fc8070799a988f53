/** Makes a text of exactly so many characters (code points) by repeating a piece. */
export type Script = (characters: number) => string;

/** What texts are written in: each loads another part of what reads them. */
export const SCRIPTS: Readonly<Record<string, Script>> = {
  Latin: repeated("My knee hurts when I run and I feel dizzy, should I stop? "),
  Han: repeated("我膝盖疼，跑步的时候头晕，应该停下来吗？"),
  ligatures: repeated("\ufdfa"),
  "combining marks": repeated("e\u0301\u0302\u0303\u0304 "),
  emoji: repeated("👩‍👩‍👧‍👦🏃🏽‍♀️ "),
  "one long word": repeated("a"),
};

function repeated(piece: string): Script {
  const characters = [...piece];
  return (count) => {
    const text = piece.repeat(Math.floor(count / characters.length));
    const whole = text + characters.slice(0, count % characters.length).join("");
    // White space at the ends would be dropped, and a mark by itself could be no text.
    return `x${[...whole].slice(2).join("")}x`.slice(0, whole.length);
  };
}
