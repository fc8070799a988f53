import { STATE_DAYS } from "@health-exercise/domain/companion";
import { OVERVIEW_DAYS } from "@health-exercise/domain/health";
import type { CheckContent } from "@health-exercise/domain/safety";
import { statisticsContext } from "@health-exercise/domain/sport";
import { DAYS_PER_WEEK, type TimeZone, type UserId, UTC } from "@health-exercise/domain/user";
import type { ReadCompanionRecords } from "../companion/read-companion-records.ts";
import { failingSilently } from "../safety/content-check-failure.ts";
import type { GoalsWithProgress } from "../sport/goals-with-progress.ts";
import { type OverviewOfPerson, overviewOfPerson } from "./overview-of-person.ts";

/** So many goals are at one glance (design value). */
const MOST_GOALS = 10;
/** Overview and status come out of one round of queries. One day more, because a local day can have more than 24 hours. */
const READ_DAYS = { logs: Math.max(OVERVIEW_DAYS, STATE_DAYS) + 1, words: DAYS_PER_WEEK + 1 };

/** Body, exercise and companion of the caller at one glance; works without companion or profile and makes neither. */
export class GetHealthOverview {
  readonly #records: ReadCompanionRecords;
  readonly #goals: GoalsWithProgress;
  readonly #checkContent: CheckContent;

  constructor(records: ReadCompanionRecords, goals: GoalsWithProgress, checkContent: CheckContent) {
    this.#records = records;
    this.#goals = goals;
    this.#checkContent = failingSilently(checkContent);
  }

  async execute(userId: UserId, timeZone?: TimeZone): Promise<OverviewOfPerson> {
    const records = await this.#records.execute(userId, READ_DAYS);
    const { profile, now } = records;
    const context = statisticsContext(profile, timeZone ?? profile?.timeZone ?? UTC, now);
    const goals = await this.#goals.latest(userId, MOST_GOALS, context);
    return overviewOfPerson(records, this.#checkContent, timeZone, goals);
  }
}
