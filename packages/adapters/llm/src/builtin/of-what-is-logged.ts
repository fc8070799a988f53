import type { RecordAsk, ReplyMaterial } from "@health-exercise/domain/chat";
import type { ReadText } from "@health-exercise/domain/language";

/** What of the last session may be asked for while it is told that one was just done. */
const OF_LAST_ITSELF: ReadonlySet<RecordAsk> = new Set(["value", "days_since", "when"]);

const HELPING = new Set(["did", "have"]);
const SELF = new Set(["i", "we"]);

/** Whether the records would but say that the session which is offered to be logged is not among them. */
export function isOfWhatIsLogged({
  actions,
  answer,
}: Pick<ReplyMaterial, "actions" | "answer">): boolean {
  if (answer?.kind !== "records" || !actions.every(({ kind }) => kind === "log_session"))
    return false;
  const { fact, ask } = answer;
  if (fact.kind === "amount") return ask === "whether" && fact.of.amount.totals.sessions === 0;
  return fact.kind === "sessions" && fact.query.metric === "last" && OF_LAST_ITSELF.has(ask);
}

/** Whether nothing is asked beside what a message tells; "did I run today" asks. */
export function isOfOneClause({ words }: ReadText): boolean {
  const [first, second] = words;
  if (HELPING.has(first?.text ?? "") && SELF.has(second?.text ?? "")) return false;
  return words.every(({ clause }) => clause === words[0]?.clause);
}
