/** What was thrown by those that were refused. */
export function refusals(results: readonly PromiseSettledResult<unknown>[]) {
  return results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
}
