// The statistics once more, written independently of the service: local days from Intl, sums in whole
// tenths of seconds, nothing shared with the domain package.

/** Statistics, months, days and weeks of `sessions` as the API should show them. */
export function recompute(sessions, timeZone, now) {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
  const dated = sessions
    .map((session) => ({ ...session, date: format.format(session.startedAt) }))
    .sort((left, right) => left.startedAt - right.startedAt);
  const today = format.format(now);
  const byDate = Map.groupBy(dated, (session) => session.date);
  const byMonth = Map.groupBy(dated, (session) => session.date.slice(0, 7));
  const byWeek = Map.groupBy(dated, (session) => mondayOf(session.date));
  const within = (start, end) => dated.filter(({ date }) => start <= date && date <= end);
  const thisMonday = mondayOf(today);

  return {
    stats: {
      total_sessions: dated.length,
      finished_sessions: dated.length,
      total_minutes: sums(dated).minutes,
      total_calories: sums(dated).calories,
      total_met_minutes: sums(dated).met_minutes,
      active_days: byDate.size,
      ...streaksOf(
        [...byDate.keys()].filter((date) => date <= today),
        today,
      ),
      average_minutes: tenths(totalMilliseconds(dated), 60_000 * dated.length),
      this_week: sums(within(thisMonday, shift(thisMonday, 6))),
      last_week: sums(within(shift(thisMonday, -7), shift(thisMonday, -1))),
      personal_bests: {
        longest_minutes: { value: Math.max(...dated.map((each) => sums([each]).minutes)) },
        most_calories: { value: Math.max(...dated.map((each) => each.calories)) },
      },
    },
    days: new Map([...byDate].map(([date, day]) => [date, sums(day)])),
    months: new Map(
      [...byMonth].map(([month, logs]) => [month, monthSummary(month, logs, timeZone)]),
    ),
    weeks: new Map(
      [...byWeek].map(([monday, logs]) => {
        const before = sums(within(shift(monday, -7), shift(monday, -1)));
        return [monday, weekReport(monday, logs, before)];
      }),
    ),
  };
}

function sums(sessions) {
  const metMilliseconds = sessions.reduce(
    (sum, each) => sum + Math.round((each.met ?? 0) * 100) * (each.endedAt - each.startedAt),
    0,
  );
  return {
    sessions: sessions.length,
    minutes: tenths(totalMilliseconds(sessions), 60_000),
    calories: sessions.reduce((sum, each) => sum + each.calories, 0),
    met_minutes: tenths(metMilliseconds, 6_000_000),
  };
}

function monthSummary(month, logs, timezone) {
  const minutesByDay = new Map(
    [...Map.groupBy(logs, (log) => log.date)].map(([date, day]) => [date, totalMilliseconds(day)]),
  );
  const [best] = [...minutesByDay].sort(
    ([leftDate, left], [rightDate, right]) => right - left || (leftDate < rightDate ? -1 : 1),
  );
  const { sessions, minutes, calories, met_minutes } = sums(logs);
  const [year, number] = month.split("-").map(Number);
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return {
    start_date: `${month}-01`,
    end_date: `${month}-${days}`,
    timezone,
    total_days: days,
    active_days: minutesByDay.size,
    total_sessions: sessions,
    total_minutes: minutes,
    total_calories: calories,
    total_met_minutes: met_minutes,
    best_day: best[0],
  };
}

function weekReport(monday, logs, previous) {
  const totals = sums(logs);
  const load = logs.reduce((sum, each) => sum + each.rpe * (each.endedAt - each.startedAt), 0);
  return {
    period: { start_date: monday, end_date: shift(monday, 6) },
    totals: { ...totals, active_days: new Set(logs.map((log) => log.date)).size },
    previous_period: previous,
    change_percent: {
      sessions: change(previous.sessions, totals.sessions),
      calories: change(previous.calories, totals.calories),
    },
    training_load: { load: load === 0 ? null : Math.round(load / 6_000) / 10 },
  };
}

function streaksOf(dates, today) {
  const active = new Set(dates);
  const lengthUpTo = (date) => {
    let days = 0;
    while (active.has(shift(date, -days))) days += 1;
    return days;
  };
  return {
    current_streak_days: lengthUpTo(today) || lengthUpTo(shift(today, -1)),
    longest_streak_days: Math.max(0, ...dates.map(lengthUpTo)),
  };
}

function change(before, after) {
  return before === 0 ? null : Math.floor(((after - before) * 1000) / before + 0.5) / 10;
}

function totalMilliseconds(sessions) {
  return sessions.reduce((sum, each) => sum + (each.endedAt - each.startedAt), 0);
}

function tenths(numerator, denominator) {
  return Math.floor((numerator * 10) / denominator + 0.5) / 10;
}

function shift(date, days) {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

function mondayOf(date) {
  const weekday = (new Date(date).getUTCDay() + 6) % 7;
  return shift(date, -weekday);
}
