/** How the built-in provider says that it keeps what somebody told of themselves, and tells it again. */
import type { ChatNoteKind } from "@health-exercise/domain/chat";
import type { TextLanguage } from "@health-exercise/domain/language";

export type NoteTexts = {
  /** What is kept, in the words of the person. */
  readonly kept: string;
  readonly between: string;
  /** What follows, by what was told. */
  readonly next: Readonly<Record<ChatNoteKind, string>>;
  /** What follows of a part of the body that sessions spare, and of what somebody eats. */
  readonly nextOfPart: string;
  readonly nextOfFood: string;
  readonly youTold: string;
  readonly youToldAll: string;
  readonly youAre: string;
  readonly whereKept: string;
  readonly nothingTold: string;
};

export const NOTE_TEXTS: Readonly<Record<TextLanguage, NoteTexts>> = {
  en: {
    kept: "Noted, I will remember: {notes}.",
    between: ", ",
    next: {
      goal: "Good luck with it! Would you like a plan for it, or a session for today?",
      preference: "I go by that when I suggest something. Shall I put a session together?",
      schedule: "I go by that when I suggest something. Shall I put a week together?",
      equipment: "I go by that when I suggest something. Shall I put a session together with it?",
      body:
        "With an illness, a medicine or an operation, ask your doctor what fits you; and if it should limit all advice, add " +
        "it to your profile.",
      name: "Nice to meet you, {name}! What can I do for you?",
    },
    nextOfPart:
      "Sessions that I put together spare it. With pain or after an operation, ask your doctor or physiotherapist what fits " +
      "you; and if it should limit all advice, add it to your profile.",
    nextOfFood: "That is good to know for questions about food. What would you like to know?",
    youTold: "You told me: {notes}.",
    youToldAll: "You told me:",
    youAre: "You are {name}: that is what you asked me to call you.",
    whereKept: "I keep these as notes, which you can look at and delete at any time.",
    nothingTold:
      "There is no note of that here yet: either you have not told me, or I did not take it up. Tell me in a sentence, such " +
      "as “I am training for a 10k” or “I have a bad knee”, and I keep it.",
  },
  zh: {
    kept: "记下了：{notes}。",
    between: "、",
    next: {
      goal: "加油！要不要为它排个计划，或者先来一次今天的训练？",
      preference: "以后给建议时会照着来。要不要现在给你排一次训练？",
      schedule: "以后给建议时会照着来。要不要现在给你排一周？",
      equipment: "以后给建议时会照着来。要不要用它给你排一次训练？",
      body: "涉及疾病、用药或手术，适合做什么请问医生；想让它限制所有建议，请写进个人资料。",
      name: "{name}，很高兴认识你！想聊点什么？",
    },
    nextOfPart:
      "给你排训练时会避开它。有疼痛或做过手术，适合做什么请问医生或康复师；想让它限制所有建议，请写进个人资料。",
    nextOfFood: "聊到吃的时候会用得上。关于饮食想了解什么？",
    youTold: "你跟我说过：{notes}。",
    youToldAll: "你跟我说过：",
    youAre: "你是{name}，是你让我这样叫你的。",
    whereKept: "这些都存成了笔记，随时可以查看和删除。",
    nothingTold:
      "这个我还没有记下来：可能你还没说过，也可能我没记上。用一句话告诉我，比如“我在备战10公里”或“我膝盖不好”，我就会记住。",
  },
};
