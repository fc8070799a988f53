import type { ActivityImport } from "@health-exercise/application";

/** What became of an import, as clients see it. */
export function presentActivityImport(outcome: ActivityImport) {
  return {
    imported: outcome.imported,
    duplicates: outcome.duplicates,
    completed: outcome.completed,
    unmapped: outcome.unmapped.map(({ type, count }) => ({ type, count })),
    errors: outcome.faults.map(({ file, line, message }) => ({
      file,
      ...(line !== null && { line }),
      message,
    })),
    errors_omitted: outcome.faultsOmitted,
    distances: { ...outcome.distances },
  };
}
