import type { UserId } from "../shared/ids.ts";

/** The name under which the requests of a person are counted: who counts them and who erases the count both need it. */
export function requestCountKey(userId: UserId): string {
  return `user:${userId}`;
}
