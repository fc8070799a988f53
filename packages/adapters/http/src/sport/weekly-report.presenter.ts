import {
  type KindSpeed,
  metersOf,
  type PeriodTotals,
  type ReportNote,
  speedMetersPerSecond,
  type TrainingLoad,
  type WeeklyReport,
} from "@health-exercise/domain/sport";
import type { TimeZone } from "@health-exercise/domain/user";
import { presentGoal } from "./exercise-goal.presenter.ts";
import {
  presentDay,
  presentTotals,
  presentTypeTotals,
  presentWeeklyTarget,
} from "./exercise-statistics.presenter.ts";

/** A weekly report as clients see it. */
export function presentWeeklyReport(report: WeeklyReport & { readonly timeZone: TimeZone }) {
  return {
    report_data: {
      period: {
        start_date: report.period.start,
        end_date: report.period.end,
        timezone: report.timeZone,
      },
      totals: presentPeriodTotals(report.current),
      daily: report.daily.map(presentDay),
      by_type: report.byType.map(presentTypeTotals),
      previous_period: {
        start_date: report.previousPeriod.start,
        end_date: report.previousPeriod.end,
        ...presentPeriodTotals(report.previous),
      },
      change_percent: {
        sessions: report.changePercent.sessions,
        minutes: report.changePercent.minutes,
        calories: report.changePercent.calories,
        met_minutes: report.changePercent.metMinutes,
        distance_m: report.changePercent.distance,
      },
      target: presentWeeklyTarget(report),
      speeds: report.speeds.map(presentSpeed),
      training_load: presentTrainingLoad(report.trainingLoad),
      highlights: report.highlights.map(presentNote),
      safety_notes: report.safetyNotes.map(presentNote),
      schemes: report.schemes.map((scheme) => ({
        scheme_id: scheme.schemeId,
        name: scheme.name,
        planned_sessions: scheme.plannedSessions,
        completed_sessions: scheme.completedSessions,
      })),
      goals: report.goals.map(presentGoal),
    },
  };
}

function presentPeriodTotals({ totals, activeDays }: PeriodTotals) {
  return { ...presentTotals(totals), active_days: activeDays };
}

function presentSpeed({ kind, sessions, moved }: KindSpeed) {
  return {
    activity: kind,
    sessions,
    distance_m: metersOf(moved.decimeters),
    average_speed_m_per_s: speedMetersPerSecond(moved) ?? 0,
  };
}

function presentTrainingLoad(load: TrainingLoad) {
  const available = load.status === "available" ? load : undefined;
  return {
    status: load.status,
    method: "session_rpe" as const,
    load: oneDecimal(available?.load),
    daily:
      available?.daily.map((day) => ({ date: day.date, load: oneDecimal(day.load) ?? 0 })) ?? [],
    rated_sessions: available?.ratedSessions ?? 0,
    rated_by_feeling: available?.ratedByFeeling ?? 0,
    unrated_sessions: load.unratedSessions,
    monotony: twoDecimals(available?.monotony),
    strain: oneDecimal(available?.strain),
    acute_chronic_ratio: twoDecimals(available?.acuteChronicRatio),
  };
}

function presentNote(note: ReportNote) {
  return { code: note.code, message: note.message, source: note.source };
}

function oneDecimal(value: number | null | undefined): number | null {
  return value == null ? null : Math.round(value * 10) / 10;
}

function twoDecimals(value: number | null | undefined): number | null {
  return value == null ? null : Math.round(value * 100) / 100;
}
