import type { UserId } from "@health-exercise/domain/user";
import { aUser } from "../builders/a-user.ts";
import { aUserId } from "../builders/an-id.ts";
import type { StorageOf } from "./storage-under-test.ts";

/** An id for each way of not being active. */
export async function inactiveUsers({
  users,
}: StorageOf<"users">): Promise<readonly { readonly state: string; readonly id: UserId }[]> {
  const disabled = aUser();
  const deleted = aUser();
  for (const user of [disabled, deleted]) await users.insertUser(user);
  await users.disableUser(disabled.id, new Date("2026-02-01T00:00:00.000Z"));
  await users.deleteUser(deleted.id);
  return [
    { state: "unknown", id: aUserId() },
    { state: "disabled", id: disabled.id },
    { state: "deleted", id: deleted.id },
  ];
}
