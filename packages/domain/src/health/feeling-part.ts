import { addDays, type DateRange, isWithinRange, type LocalDate } from "../shared/local-date.ts";
import { roundedTo } from "../shared/rounding.ts";
import { feelingRatingOf } from "../sport/sport-feedback.ts";
import { SPORT_LOG_LIMITS } from "../sport/sport-log-limits.ts";
import { type DatedSession, lastDays } from "./health-records.ts";
import { FEELING_RULES, HEALTH_SCORE_RULES } from "./health-score.data.ts";
import type { ScorePeriod } from "./score-period.ts";
import { pointsFor, type ScoredPart } from "./scored-part.ts";

type DatedRating = { readonly date: LocalDate; readonly rating: number };

/** How the sessions felt, by the ratings there are; a session without one says nothing. */
export function feelingPart({ sessions, range }: ScorePeriod): ScoredPart {
  const { minRatings, shareOfTrendStep, source } = FEELING_RULES;
  const { min, max } = SPORT_LOG_LIMITS.feelingRating;
  const ratings = sessions.flatMap(ratingIn);
  if (ratings.length < minRatings) return { part: "feeling", points: null, measured: null, source };
  const mean = meanOf(ratings);
  const share = (mean - min) / (max - min);
  return {
    part: "feeling",
    points: pointsFor(share + trendOf(ratings, range.end) * shareOfTrendStep),
    measured: { value: roundedTo(1, mean), unit: "feeling_rating" },
    source,
  };
}

/** By how many steps the later half of the window is rated higher; 0 where one half has too few ratings. */
function trendOf(ratings: readonly DatedRating[], today: LocalDate): number {
  const { halfDays, minRatingsPerHalf } = FEELING_RULES;
  const later = lastDays(today, halfDays);
  const earlier = {
    start: addDays(today, 1 - HEALTH_SCORE_RULES.windowDays),
    end: addDays(later.start, -1),
  };
  const [before, since] = [within(earlier, ratings), within(later, ratings)];
  const areEnough = Math.min(before.length, since.length) >= minRatingsPerHalf;
  return areEnough ? meanOf(since) - meanOf(before) : 0;
}

function ratingIn({ date, log }: DatedSession): readonly DatedRating[] {
  const rating = feelingRatingOf(log.feedback);
  return rating === null ? [] : [{ date, rating }];
}

function within(range: DateRange, ratings: readonly DatedRating[]): readonly DatedRating[] {
  return ratings.filter(({ date }) => isWithinRange(date, range));
}

function meanOf(ratings: readonly DatedRating[]): number {
  return ratings.reduce((sum, { rating }) => sum + rating, 0) / ratings.length;
}
