import type { GoalContent, SchemeContent } from "@health-exercise/domain/sport";
import type { PauseReason, ProfileChanges, TimeZone, UserId } from "@health-exercise/domain/user";

/** What somebody does again and again. */
export type Habit = {
  readonly sportName: string;
  readonly exerciseType: string;
  /** 1 (Monday) to 7 (Sunday). */
  readonly weekdays: readonly number[];
  /** On how many of these days it comes about, 0 to 1. */
  readonly chance: number;
  /** On the person's clock. */
  readonly startHour: number;
  readonly minutes: number;
  readonly kcalPerMinute: number;
  readonly kmPerHour?: number;
  readonly heartRateBpm?: number;
  /** How hard it is, on Borg's CR10 scale. */
  readonly exertion: number;
  /** Out of doors it is less in winter. */
  readonly isOutdoors?: true;
  readonly feedback: readonly string[];
};

/** A break, so many days before the last day. */
type Break = {
  readonly daysBefore: number;
  readonly days: number;
  readonly reason: PauseReason;
};

/** Words to the companion, so many days before the last day. */
export type Talk = { readonly daysBefore: number; readonly messages: readonly string[] };

/** Somebody who is made up, and what their year is made of. */
export type DemoPerson = {
  readonly id: UserId;
  readonly name: string;
  readonly timeZone: TimeZone;
  readonly ageYears: number;
  readonly gender: "female" | "male";
  readonly profile: ProfileChanges;
  readonly habits: readonly Habit[];
  readonly breaks: readonly Break[];
  readonly goals: readonly GoalContent[];
  readonly scheme: SchemeContent;
  readonly talks: readonly Talk[];
  /** The health score at the beginning and at the end of the year. */
  readonly healthScores: readonly [first: number, last: number];
};
