/** What a log line may say of an error whose message may quote what people wrote. */
export function errorNameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
