import type { Amount } from "../../language/amount.ts";
import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { readAmounts } from "../../language/read-amounts.ts";
import { readNumber } from "../../language/read-number.ts";
import type { ReadText, Token } from "../../language/read-text.ts";
import { readMinutesAndSeconds } from "../../language/spelled-amounts.ts";
import { LEADING_PHRASES } from "./activity-measures.data.ts";

/** Speed and power stated in a text. */
export interface ActivityMeasures {
  /** Miles per hour, the unit of the tables. */
  readonly speedMph?: number;
  readonly watts?: number;
  /** The speed was stated as minutes per kilometre or mile, as runners do. */
  readonly isPace?: boolean;
}

type Leading = keyof typeof LEADING_PHRASES;

const KILOMETRES_PER_MILE = 1.609344;
const MINUTES_PER_HOUR = 60;
/** Minutes for the distance that they are stated for: what lies outside is no pace. */
const MIN_PACE_MINUTES = 1;
const MAX_PACE_MINUTES = 60;

let finder: PhraseFinder<Leading> | undefined;

/** Speed, pace (as a speed) and power stated in a text. */
export function readActivityMeasures({ tokens }: ReadText): ActivityMeasures {
  if (!tokens.some(({ kind }) => kind === "number")) return {};
  const amounts = readAmounts(tokens);
  const watts = amounts.find(({ measure }) => measure === "power")?.high;
  return { ...(speedIn(amounts, tokens) ?? {}), ...(watts !== undefined && { watts }) };
}

function speedIn(
  amounts: readonly Amount[],
  tokens: readonly Token[],
): Omit<ActivityMeasures, "watts"> | undefined {
  const leading = leadingIn(tokens);
  const kilometresPerHour =
    amounts.find(({ measure }) => measure === "speed")?.high ?? leading.kilometresPerHour;
  if (kilometresPerHour !== undefined) return { speedMph: kilometresPerHour / KILOMETRES_PER_MILE };
  const pace = amounts.find(({ measure }) => measure === "pace");
  if (pace === undefined) return paceMph(leading.minutesPerKilometre, 1);
  return paceMph(pace.high / pace.unit.factor, pace.unit.factor);
}

/** The speed of so many minutes for a distance of which `perKilometre` are a kilometre. */
function paceMph(
  minutes: number | undefined,
  perKilometre: number,
): Pick<ActivityMeasures, "speedMph" | "isPace"> | undefined {
  if (minutes === undefined || minutes < MIN_PACE_MINUTES || minutes > MAX_PACE_MINUTES)
    return undefined;
  const speedMph = MINUTES_PER_HOUR / (minutes * perKilometre * KILOMETRES_PER_MILE);
  // For a hundred metres or yards it is a swimmer's.
  return perKilometre > 1 ? { speedMph } : { speedMph, isPace: true };
}

/** What a word before the number says: "时速 10", "配速 5:30". */
function leadingIn(tokens: readonly Token[]): {
  readonly kilometresPerHour?: number;
  readonly minutesPerKilometre?: number;
} {
  finder ??= createPhraseFinder(
    Object.entries(LEADING_PHRASES).flatMap(([kind, phrases]) =>
      phrases.map((phrase) => [phrase, kind as Leading] as const),
    ),
    { within: "sentence" },
  );
  for (const { start, end, values } of finder.find(tokens)) {
    const kind = values[0];
    if (kind === "minutesPerKilometre") {
      const minutesPerKilometre =
        readMinutesAndSeconds(tokens, end)?.minutes ?? readNumber(tokens, end)?.value;
      if (minutesPerKilometre !== undefined) return { minutesPerKilometre };
    }
    const value = tokens.slice(start, end).find((token) => token.value !== undefined)?.value;
    if (value === undefined) continue;
    if (kind === "kilometresPerHour") return { kilometresPerHour: value };
    if (kind === "milesPerHour") return { kilometresPerHour: value * KILOMETRES_PER_MILE };
  }
  return {};
}
