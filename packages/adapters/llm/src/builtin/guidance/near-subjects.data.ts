/** Topics of passages by which one that is found beside another is known to be on something else. Design values. */

/** Parts of the body: what is on one of them says nothing to a question on another. */
export const BODY_TOPICS: ReadonlySet<string> = new Set([
  ..."knee back shoulder hip hips neck ankle hands feet foot legs eyes elbow wrist jaw chest".split(
    " ",
  ),
  ..."pelvic_floor gut ears teeth skin".split(" "),
]);

/** What only people with an illness, an operation or a medicine are told. */
export const TOPICS_OF_THE_ILL: ReadonlySet<string> = new Set([
  ..."condition illness surgery cancer lymphoedema medication medicines disability obesity".split(
    " ",
  ),
  ..."diabetes blood_pressure heart kidney stroke epilepsy postpartum".split(" "),
]);
