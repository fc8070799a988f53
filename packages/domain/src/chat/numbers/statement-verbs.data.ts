/** Verbs as they are told apart in sentences of a reply. The choice of words is a design value. */

/** Verbs that begin a clause of advice. */
export const IMPERATIVES: ReadonlySet<string> = new Set(
  (
    "do take walk go add keep start begin rest warm hold spend build increase reduce limit stay set schedule include " +
    "complete finish get make break split repeat continue stretch cool use choose pick plan stick work push move jog " +
    "run cycle swim ride drink eat sleep listen leave allow wait perform practice practise enjoy focus follow mix " +
    "pair combine swap replace give avoid stop check monitor track lower raise alternate remember note bring book " +
    "find have please consider try aim opt shoot strive target prioritize prioritise incorporate maintain train " +
    "exercise lift play climb row dance come put let bike hike see think imagine look turn ease save"
  ).split(" "),
);

/** Words before such a verb. */
export const BEFORE_IMPERATIVES: ReadonlySet<string> = new Set(
  (
    "then and or also please just simply instead next first second finally today now maybe perhaps so but to always " +
    "never dont not - rather after that still"
  ).split(" "),
);

/** Forms of the past that no ending shows. */
export const PAST_FORMS: ReadonlySet<string> = new Set(
  (
    "was were been had did done went gone ran run swam swum rode ridden got gotten took taken made kept put hit beat " +
    "burnt spent lay led sat stood slept won came become became held built brought began begun broke gave given grew " +
    "grown left met lost fit set drove fought saw seen split stuck flew"
  ).split(" "),
);

/** What "you" has said or wants is told of nobody's records. */
export const REPORTING_VERBS: ReadonlySet<string> = new Set(
  (
    "said mentioned told asked wrote described reported wanted planned hoped needed wondered decided wished requested " +
    "set thought believed felt meant seen liked stated noted promised intended scheduled aimed agreed heard"
  ).split(" "),
);

/** Adverbs between "you" and its verb. */
export const ADVERBS: ReadonlySet<string> = new Set(
  (
    "already also only just currently then even still actually really now recently last both each all together have " +
    "alone altogether thus so far indeed again ever twice once first since"
  ).split(" "),
);

/** What follows "you are" where it tells of records: "you're at 95 minutes". */
export const STANDINGS: ReadonlySet<string> = new Set(
  "at on averaging up down ahead behind short sitting standing currently active now about around".split(
    " ",
  ),
);

/** Present forms by which a reply tells of what is on record. */
export const TELLING_VERBS: ReadonlySet<string> = new Set(
  "average averaged weigh total".split(" "),
);
