import { randomUUID } from "node:crypto";
import { type Companion, emotionOf } from "@health-exercise/domain/companion";
import { type ExerciseGoal, goalPeriodAround, type SportLog } from "@health-exercise/domain/sport";
import type { LocalDate, SafetyIncidentId, UserId, WebhookId } from "@health-exercise/domain/user";
import type {
  AttemptResult,
  NewWebhook,
  WebhookDelivery,
  WebhookEventData,
  WebhookEventType,
} from "@health-exercise/ports-repositories";

/** An endpoint as it is kept, with what came of what it was told last. */
export type KeptWebhook = NewWebhook & {
  readonly previousSecret: string | null;
  readonly previousUntil: Date | null;
  readonly failedRounds: number;
  readonly failingSince: Date | null;
  readonly pausedUntil: number;
  readonly disabledAt: Date | null;
};

/** A delivery as it is kept; times are those of this process. */
export type KeptDelivery = WebhookDelivery & {
  readonly webhookId: WebhookId;
  readonly nextAttemptAt: number;
  readonly leaseUntil: number;
  readonly outcome: Exclude<AttemptResult["kind"], "retry"> | null;
};

/** What changes write down for other systems, as triggers of a real database do. */
export class WebhookOutbox {
  readonly webhooks = new Map<WebhookId, KeptWebhook>();
  /** By their numbers, in order. */
  readonly deliveries = new Map<number, KeptDelivery>();
  /** By their numbers. */
  readonly goalChecks = new Map<number, UserId>();
  /** The first day of the period for which it was told last that a goal is reached. */
  readonly reachedPeriods = new Map<string, LocalDate>();
  #number = 0;

  sessionChanged(before: SportLog | undefined, log: SportLog, goals: Goals): void {
    if (log.finished && before?.finished !== true) {
      this.#announce(log.userId, "sport.session.finished", {
        user_id: log.userId,
        log_id: log.id,
        sport_start: log.sportStart.toISOString(),
        sport_end: log.sportEnd?.toISOString() ?? null,
      });
    }
    this.goalsCountOtherwise(log.userId, goals);
  }

  goalsCountOtherwise(userId: UserId, goals: Goals): void {
    const hasGoals = [...goals.values()].some((goal) => goal.userId === userId);
    if (!hasGoals || this.#wanting("sport.goal.reached").length === 0) return;
    this.#number += 1;
    this.goalChecks.set(this.#number, userId);
  }

  goalReached(goal: ExerciseGoal, periodStart: LocalDate): void {
    if (this.reachedPeriods.get(goal.id) === periodStart) return;
    this.reachedPeriods.set(goal.id, periodStart);
    const { start, end } = goalPeriodAround(goal, periodStart);
    this.#announce(goal.userId, "sport.goal.reached", {
      user_id: goal.userId,
      goal_id: goal.id,
      period_start: start,
      period_end: end,
    });
  }

  companionChanged(before: Companion | undefined, { id, userId, healthScore }: Companion): void {
    if (before === undefined || emotionOf(before.healthScore) === emotionOf(healthScore)) return;
    this.#announce(userId, "companion.emotion.changed", { user_id: userId, companion_id: id });
  }

  incidentReported(incidentId: SafetyIncidentId): void {
    this.#announce(incidentId, "safety.incident.pending", { incident_id: incidentId });
  }

  /** What waits about somebody is not told any more, but that they are gone. */
  userErased(userId: UserId): void {
    for (const [number, { stream }] of this.deliveries) {
      if (stream === userId) this.deliveries.delete(number);
    }
    for (const [number, checked] of this.goalChecks) {
      if (checked === userId) this.goalChecks.delete(number);
    }
    this.#announce(userId, "account.erased", { user_id: userId });
  }

  #wanting(type: WebhookEventType): readonly KeptWebhook[] {
    return [...this.webhooks.values()].filter(
      ({ events, disabledAt }) => disabledAt === null && events.includes(type),
    );
  }

  #announce(stream: string, type: WebhookEventType, data: WebhookEventData): void {
    const eventId = randomUUID();
    for (const { id: webhookId } of this.#wanting(type)) {
      this.#number += 1;
      const number = this.#number;
      const event = { stream, number, eventId, type, data, occurredAt: new Date() };
      const attempt = { attempts: 0, nextAttemptAt: 0, leaseUntil: 0, outcome: null };
      this.deliveries.set(number, { ...event, ...attempt, webhookId });
    }
  }
}

type Goals = ReadonlyMap<string, ExerciseGoal>;
