import type { IdGenerator } from "@health-exercise/ports-runtime";
import { v7 } from "uuid";

/**
 * UUIDv7 (RFC 9562). Ids of one process sort in the order they were made, also within a millisecond
 * and when the machine's clock is set back.
 */
export class UuidV7Generator implements IdGenerator {
  newId(): string {
    return v7();
  }
}
