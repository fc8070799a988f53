/** Whether storage can be used: reachable, and migrated to what this version needs. */
export interface DatabaseStatus {
  check(): Promise<"ready" | "unreachable" | "not_migrated">;
}
