/** What the built-in provider says of what is offered beside its reply. */
import type { TextLanguage } from "@health-exercise/domain/language";

export type OfferKind =
  | "log_session"
  | "ask_length"
  | "logged_already"
  | "start_session"
  | "finish_session"
  | "finish_first"
  | "give_feedback"
  | "no_feedback"
  | "other_feedback"
  | "set_pause"
  | "end_pause"
  | "no_pause"
  | "nothing_open"
  | "log_what"
  | "open_scheme"
  | "open_goal"
  | "open_goals";

export const OFFER_TEXTS: Readonly<Record<TextLanguage, Readonly<Record<OfferKind, string>>>> = {
  en: {
    log_session: "Nice! {what}: one tap below adds it to your records.",
    logged_already: "Well done! That one is on your records already.",
    ask_length: "How long was it? Tell me, and it is offered with its length.",
    start_session: "Ready when you are: one tap below starts the session.",
    finish_session: "Good work! One tap below ends the session, and another says how it went.",
    finish_first:
      "{session} At most one can be: one tap below ends it, and then the next can begin.",
    give_feedback: "One tap below keeps how it went.",
    no_feedback:
      "There is no finished session on record yet that could be rated. Once one is logged, tell me how it went.",
    other_feedback:
      "Only the last session on record can be rated here, and it is another one: the one that you mean can be rated where your sessions are listed.",
    set_pause:
      "Take the time that you need: one tap below sets the pause, and it breaks no streak.",
    end_pause: "Welcome back: one tap below ends the pause.",
    no_pause: "No pause is set that could end.",
    nothing_open:
      "No session is in progress that could end. Tell me what you did and for how long, and I offer you the entry to save.",
    log_what:
      "What was it, and how long did it take? Tell me, for example “walked 30 minutes”, and I offer you the entry to save.",
    open_scheme: "One tap below opens it.",
    open_goal:
      "{what}: one tap below makes it your goal, and it can be changed or deleted at any time.",
    open_goals:
      "One tap below opens your goals, by the week or the month: there a goal is set, changed or deleted.",
  },
  zh: {
    log_session: "做得好！{what}：点一下下面的按钮，就能记入你的运动记录。",
    logged_already: "做得好！这次已经在你的运动记录里了。",
    ask_length: "运动了多久？告诉我，就连时长一起记。",
    start_session: "准备好就开始吧：点一下下面的按钮，这次运动就开始计时。",
    finish_session: "辛苦了！点一下下面的按钮就能结束这次运动，也可以说说感受。",
    finish_first: "{session}同一时间只能有一次：点一下下面的按钮结束它，就可以开始新的一次。",
    give_feedback: "点一下下面的按钮，就能记下这次的感受。",
    no_feedback: "还没有完成的运动记录，所以没有可以打分的。记下一次之后，再告诉我感觉如何。",
    other_feedback:
      "这里只能给最近一次运动打分，而最近一次不是你说的那次：请在运动记录列表里给那一次打分。",
    set_pause: "安心休息：点一下下面的按钮就能设置暂停，连续记录不会中断。",
    end_pause: "欢迎回来：点一下下面的按钮就能结束暂停。",
    no_pause: "现在没有设置暂停，不需要结束。",
    nothing_open:
      "现在没有正在进行的运动，不需要结束。告诉我做了什么、多久，我就给你一条可以保存的记录。",
    log_what: "做的是什么运动，多长时间？告诉我（比如“散步30分钟”），我就给你一条可以保存的记录。",
    open_scheme: "点一下下面的按钮就能打开。",
    open_goal: "{what}：点一下下面的按钮，就设为你的目标，以后随时可以修改或删除。",
    open_goals: "点一下下面的按钮打开你的目标（每周或每月）：设定、修改和删除目标都在那里。",
  },
};
