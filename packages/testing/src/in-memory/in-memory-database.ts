import {
  DomainError,
  type ExerciseScheme,
  type ExerciseSchemeId,
  type Profile,
  type ReviewStep,
  type SafetyIncident,
  type SafetyIncidentId,
  type SportLog,
  type SportLogId,
  type User,
  type UserId,
} from "@health-exercise/domain";
import type { KnowledgeChange } from "@health-exercise/ports-repositories";

/** What the in-memory ports share, as the real ones share a database. For use-case tests only. */
export class InMemoryDatabase {
  readonly users = new Map<UserId, User>();
  readonly profiles = new Map<UserId, Profile>();
  readonly sportLogs = new Map<SportLogId, SportLog>();
  readonly exerciseSchemes = new Map<ExerciseSchemeId, ExerciseScheme>();
  readonly safetyIncidents = new Map<SafetyIncidentId, SafetyIncident>();
  readonly reviewSteps: ReviewStep[] = [];
  /** The latest change of each document, by its id. */
  readonly knowledge = new Map<string, KnowledgeChange>();
  knowledgeRevision = 0;
  /** Vectors by text, by model. */
  readonly embeddings = new Map<string, Map<string, Float32Array>>();

  requireActiveUser(id: UserId): void {
    const user = this.users.get(id);
    if (user === undefined || user.disabledAt !== null) {
      throw new DomainError("user_not_active", "The user of this token is not active.");
    }
  }
}

/** @throws DomainError `changed_meanwhile` unless `next` follows on what is stored. */
export function requireNextRevision(
  stored: { readonly revision: number } | undefined,
  next: { readonly revision: number },
): void {
  if ((stored?.revision ?? 0) !== next.revision - 1) {
    throw new DomainError("changed_meanwhile", "The record was changed meanwhile.");
  }
}

/** Descending by `key`, the larger id first among equals. */
export function newestFirst<Item extends { readonly id: string }>(
  items: readonly Item[],
  key: (item: Item) => number,
): Item[] {
  return [...items].sort((left, right) => key(right) - key(left) || (left.id < right.id ? 1 : -1));
}
