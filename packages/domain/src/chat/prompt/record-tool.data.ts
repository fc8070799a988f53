import type { RecordRequest } from "../../sport/records/record-request.ts";

/**
 * What a model is told of the tool that looks into the person's records, and what the tool says beside figures. Of the
 * version of the instructions, as those are.
 */
export const RECORD_TOOL = {
  name: "look_up_records",
  description:
    "Looks up what this person's own exercise records say: only theirs, never anybody else's. Use it for every figure " +
    'that the blocks "asked_records" and "records" do not already hold, such as those of a sport, a month, a weekday or ' +
    "the days between two dates. Never for advice. Days are in the person's own time zone. Today is",
  fields: {
    metric:
      "What is asked for. Sums: sessions (how many), minutes, calories (kcal), met_minutes, active_days (days with a " +
      "session), average_minutes (minutes per session), distance_m (how far, told in km), average_distance_m (per session), " +
      "pace_s_per_km (on foot, told as minutes and seconds); each answers with all of them. Single sessions: last, longest, " +
      "longest_distance, best_pace, most_calories, list, and the fastest of a distance: fastest_1_km, fastest_5_km, " +
      "fastest_10_km, fastest_half_marathon, fastest_marathon. Days in a row with a session: current_streak, longest_streak. What the " +
      "person's plan has: plan. How far they are with their goals: goals. Heart rate, steps and climbs stand with single " +
      "sessions alone.",
    activity:
      "One kind of exercise, as people call it, such as running or yoga. Leave out for all.",
    start_date:
      "First day, YYYY-MM-DD; alone: from then until today. Leave out both days for all time. For plan: the day.",
    end_date: "Last day, YYYY-MM-DD, which counts.",
    grouping: "A sum by day, weekday, week, month or sport.",
    compare_start_date: "First day of other days, to compare a sum with.",
    compare_end_date: "Last day of those.",
    compare_activity: "Another kind of exercise, to compare a sum with.",
    compare_with:
      "target: a sum beside the recommended weekly amount. trend: the latest four full weeks beside the four before.",
  } as const satisfies Record<keyof RecordRequest, string>,
} as const;

/** What the tool answers where it has no figures. */
export const RECORD_TOOL_TEXTS = {
  unknownField: "is no field of this tool; it knows this person alone",
  notAvailable:
    "The records cannot be read at the moment. Say so, and tell no figure that you do not have.",
  noMore: "Nothing more can be looked up for this reply. Write it with what you have.",
} as const;

/** What stands for an answer of the records to a question that they cannot answer. */
export const ASKED_RECORDS_NOTES = {
  other_person:
    "The message asks for records of somebody else. Only those of the person who writes are known: say so, and give no figure instead.",
  future: "The message asks for what has not happened yet: there are no records of it.",
  unlogged:
    "The message asks for something of this person's past that no record holds: say that it is not on record, and give no figure instead.",
} as const;
