import { claimsIn } from "../../src/chat/numbers/claims-in.ts";
import { queriesOf, recordFacts } from "../../src/chat/numbers/number-claim.ts";
import { type CheckedNumbers, settleNumbers } from "../../src/chat/numbers/settle-numbers.ts";
import { languageOfText } from "../../src/language/language-of-text.ts";
import { read } from "../../src/language/read.ts";
import { answerRecordQuery } from "../../src/sport/records/answer-record-query.ts";
import type { RecordedPerson } from "./recorded-people.ts";
import type { Statement } from "./statement.ts";

const NOBODY = { ageYears: null, heightCm: null, weightKg: null, restingHeartRateBpm: null };
const DIGITS = /\d[\d,]*(?:\.\d+)?/g;

/** What became of a statement. */
type Outcome = "kept" | "dropped" | "false" | "caught" | "corrected" | "missed";

const OUTCOMES: readonly Outcome[] = ["kept", "dropped", "false", "corrected", "caught", "missed"];

/** How many statements came out how, by form and language; with the failures where `isVerbose`. */
export function evaluate(
  people: ReadonlyMap<string, RecordedPerson>,
  statements: readonly Statement[],
  isVerbose: boolean,
): string {
  const counts = new Map<string, Map<Outcome, number>>();
  const lines: string[] = [];
  for (const statement of statements) {
    const person = people.get(statement.person);
    if (person === undefined) throw new Error(`Nobody is called ${statement.person}.`);
    const checked = checkNumbers(statement.reply, person);
    const outcome = outcomeOf(statement, checked);
    for (const group of ["all", statement.lang, statement.id.split("#")[0] ?? ""]) {
      const of = counts.get(group) ?? new Map<Outcome, number>();
      counts.set(group, of.set(outcome, (of.get(outcome) ?? 0) + 1));
    }
    const isFailure = outcome === "dropped" || outcome === "false" || outcome === "missed";
    if (isVerbose && isFailure)
      lines.push(
        `${outcome} ${statement.id} ${statement.wrong ?? ""}: ${statement.reply} -> ${checked.text} (right: ${statement.right.join(", ")})`,
      );
  }
  const table = [...counts]
    .sort()
    .map(([group, of]) =>
      [group.padEnd(14), ...OUTCOMES.map((each) => `${each} ${of.get(each) ?? 0}`.padEnd(14))].join(
        "",
      ),
    );
  return [...lines, ...table].join("\n");
}

/** A reply after its figures were held against a person's own sessions. */
export function checkNumbers(
  text: string,
  { logs, context, others }: RecordedPerson,
): CheckedNumbers {
  const reply = read(text);
  const { today } = context;
  const claims = claimsIn(reply, { today, asked: null, told: [], isQuoted: () => false });
  const facts = queriesOf(claims).map((query) =>
    answerRecordQuery(query, logs, [], context, others),
  );
  return settleNumbers(
    reply,
    claims,
    { facts: recordFacts(facts), body: NOBODY },
    languageOfText(text),
  );
}

/** What became of a statement: a true one that is put right with another figure is made false. */
export function outcomeOf(
  { true: isTrue, reply, right }: Statement,
  { text, corrected }: CheckedNumbers,
): Outcome {
  if (isTrue && text === reply) return "kept";
  const figures = (said: string) =>
    (said.match(DIGITS) ?? []).map((figure) => Number(figure.replaceAll(",", "")));
  const isRight = right.some((value) => figures(text).includes(value));
  if (isTrue) return text.length >= reply.length - 3 && !isRight ? "false" : "dropped";
  if (!corrected) return "missed";
  return isRight ? "corrected" : "caught";
}
