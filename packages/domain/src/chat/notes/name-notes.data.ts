import type { NoteRule } from "./note-rule.ts";

/** How people tell what to call them; the name follows. Design values. */
export const NAME_CUES: readonly string[] = [
  "(please|just|you can|you may|everyone|friends|) call me",
  "my name is",
  "my name s",
  "the names!",
  "the name (s|is)",
  "(你|您|请|大家|朋友|朋友们|)(可以|就|都|)(叫我|称呼我)",
  "我(的名字|)叫",
  "我的名字是",
];

/** No name begins with one of these: "call me back", "叫我起床". */
export const NO_NAMES: readonly string[] = [
  "(a|an|the|when|if|back|later|at|on|in|to|for|by|as|asap|again|now|tomorrow|tonight|today|not|names|crazy|stupid|lazy|old|maybe|whatever|fat|ugly)",
  "(weak|dumb|silly|mad|your|my|his|her|their|this|that|it|what|every|in case|and|or|but|with|out|up|over|please|paranoid|pathetic|worthless|useless)",
  "(不|别|去|来|多|少|怎|做|吃|喝|起|减|练|跑|走|休|停|注|要|先|再|每|早|晚|戒|坚|把|给|跟|和|在|回|看|试|一起|胖|死|什|啥|用|锻|运|上|下|控|努|加|继|放|了|过|车|外|醒|他|她|你|停)",
];
/** What may follow a name and is none. */
export const AFTER_NAMES: readonly string[] = [
  "(就好|就行|吧|好了|即可|就可以|今年|现在|哦|啊|呀|得啦|得喇|得|啦|就得|btw|fyi|ok|okay|please|thanks|thank you|by the way)",
];

/** The kind of note that a name makes; its words are found as above. */
export const NAME_NOTES: NoteRule = {
  kind: "name",
  cues: [],
  things: {},
  reach: 0,
  countsOnlyAlways: true,
  countsPast: true,
};
