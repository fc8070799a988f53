/** Speed and power stated in a text. */
export interface ActivityMeasures {
  /** Miles per hour, the unit of the tables. */
  readonly speedMph?: number;
  readonly watts?: number;
  /** The speed was stated as minutes per kilometre or mile, as runners do. */
  readonly isPace?: boolean;
}

const KILOMETRES_PER_MILE = 1.609344;
const HUNDRED_YARDS_IN_KILOMETRES = 0.09144;
const METRES_PER_SECOND_IN_MPH = 2.236936;
const MINUTES_PER_HOUR = 60;
const MIN_PACE_MINUTES = 1;
const MAX_PACE_MINUTES = 60;

const DIGIT = /\d/;
/** A number may not follow a digit or a separator, so that "12.10 km/h" is not read as 10. */
const NUMBER = "(?<![\\d.,:])(\\d{1,3}(?:[.,]\\d{1,2})?)";

const MPH = new RegExp(
  `${NUMBER} ?(?:mph|mi ?/ ?hr?|miles? ?(?:/|per|an) ?(?:hour|hr|h)|英里(?:/小时|每小时))(?![a-z])`,
);
const KMH = new RegExp(
  `${NUMBER} ?(?:km ?/ ?hr?|kmh|kph|kmph|(?:km|kilomet(?:er|re)s?) ?(?:per|an) ?(?:hour|hr|h)|(?:公里|千米)(?:/(?:小时|时|h)|每小时))(?![a-z])`,
);
const CHINESE_SPEED = new RegExp(`(?:时速|速度|每小时) ?${NUMBER}(?! ?(?:米|m(?!p)|英里))`);
const METRES_PER_SECOND = new RegExp(`${NUMBER} ?(?:m/s|米/秒|米每秒)(?![a-z])`);
/** 5:30/km, 5:30 min/km, 5'30"/km, 8 min/mile, 5 min per km, 5分30秒/公里; an apostrophe between digits is a colon by now. */
const PACE =
  /(?<![\d.,:])(\d{1,2})(?:([:.′分])(\d{1,2}))?(?:["″′秒分]{1,2}钟?)? ?(?:min(?:ute)?s?)? ?(?:\/|per |a |每) ?(km|kilomet(?:er|re)|k|公里|千米|miles?|mi|英里)(?![a-z/])/;
/** 8 minute mile, 9:30 min miles. */
const MINUTE_MILE = /(?<![\d.,:])(\d{1,2})(?:([:.])(\d{1,2}))?[ -]?min(?:ute)?s?[ -]mile/;
/** 配速5:30, 配速5分30, 配速5分半: per kilometre. */
const CHINESE_PACE = /配速 ?(\d{1,2})(?:([:.′分]) ?(\d{1,2}|半)?)?/;
/** 1:45/100m, 2分05秒/100米: swimming. */
const SWIMMING_PACE =
  /(?<![\d.,:])(\d{1,2})([:.′分])(\d{2})["″′秒]? ?(?:min)? ?(?:\/|per |每) ?100 ?(m|米|yd?)(?![a-z])/;
const WATTS = /(?<![\d.,:])(\d{2,3}) ?(?:w|watts?|瓦)(?![a-z])/;

/** Speed, pace (as a speed) and power stated in text that is already lower case and in simplified characters. */
export function readActivityMeasures(plain: string): ActivityMeasures {
  if (!DIGIT.test(plain)) return {};
  const speedMph = readSpeedMph(plain);
  const paceMph = speedMph === undefined ? readPaceMph(plain) : undefined;
  const watts = WATTS.exec(plain)?.[1];
  return {
    ...(speedMph !== undefined && { speedMph }),
    ...(paceMph !== undefined && { speedMph: paceMph, isPace: true }),
    ...(watts !== undefined && { watts: Number(watts) }),
  };
}

function readSpeedMph(plain: string): number | undefined {
  const mph = numberIn(MPH.exec(plain));
  if (mph !== undefined) return mph;
  const kmh = numberIn(KMH.exec(plain)) ?? numberIn(CHINESE_SPEED.exec(plain));
  if (kmh !== undefined) return kmh / KILOMETRES_PER_MILE;
  const metresPerSecond = numberIn(METRES_PER_SECOND.exec(plain));
  if (metresPerSecond !== undefined) return metresPerSecond * METRES_PER_SECOND_IN_MPH;
  const swimming = SWIMMING_PACE.exec(plain);
  if (swimming === null) return undefined;
  const kilometresPerHundred = (swimming[4] ?? "").startsWith("y")
    ? HUNDRED_YARDS_IN_KILOMETRES
    : 0.1;
  return (paceToMph(minutesIn(swimming), false) ?? 0) * kilometresPerHundred || undefined;
}

function readPaceMph(plain: string): number | undefined {
  const pace = PACE.exec(plain);
  if (pace !== null) {
    return paceToMph(minutesIn(pace), (pace[4] ?? "").startsWith("mi") || pace[4] === "英里");
  }
  const minuteMile = MINUTE_MILE.exec(plain);
  if (minuteMile !== null) return paceToMph(minutesIn(minuteMile), true);
  const chinese = CHINESE_PACE.exec(plain);
  return chinese === null ? undefined : paceToMph(minutesIn(chinese), false);
}

function numberIn(match: RegExpExecArray | null): number | undefined {
  const digits = match?.[1];
  return digits === undefined ? undefined : Number(digits.replace(",", "."));
}

/** 5:30 is five and a half minutes; 5.5 is a decimal, as in the tables ("8.5 min/mile"). */
function minutesIn(match: RegExpExecArray): number {
  const [, minutes = "0", separator, rest = "0"] = match;
  if (separator === ".") return Number(`${minutes}.${rest}`);
  return Number(minutes) + (rest === "半" ? 0.5 : Number(rest) / MINUTES_PER_HOUR);
}

function paceToMph(minutes: number, perMile: boolean): number | undefined {
  if (minutes < MIN_PACE_MINUTES || minutes > MAX_PACE_MINUTES) return undefined;
  const unitsPerHour = MINUTES_PER_HOUR / minutes;
  return perMile ? unitsPerHour : unitsPerHour / KILOMETRES_PER_MILE;
}
