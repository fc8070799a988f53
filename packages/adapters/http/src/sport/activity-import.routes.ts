import type { ImportActivities } from "@health-exercise/application";
import { IMPORT_LIMITS } from "@health-exercise/domain/sport";
import { defineRoute, type Route } from "../framework/define-route.ts";
import { filesBody } from "../framework/request-body.ts";
import { presentActivityImport } from "./activity-import.presenter.ts";
import { activityImport, activityImportQuery } from "./activity-import.schemas.ts";
import { SPORT_ROUTE } from "./sport-route.ts";

/** What a single file may be called; what it is, its content tells. */
const CONTENT_TYPES = [
  "text/csv",
  "application/csv",
  "application/gpx+xml",
  "application/gpx",
  "application/vnd.garmin.tcx+xml",
  "application/tcx+xml",
  "application/vnd.ant.fit",
  "application/fit",
  "application/xml",
  "text/xml",
  "application/zip",
  "application/x-zip-compressed",
  "application/gzip",
  "application/x-gzip",
  "application/octet-stream",
] as const;

/** What the route about imports calls. */
export type ActivityImportUseCases = {
  readonly importActivities: Pick<ImportActivities, "execute">;
};

/** Bringing in what devices and other services recorded. */
export function activityImportRoutes(useCases: ActivityImportUseCases): readonly Route[] {
  return [
    defineRoute({
      ...SPORT_ROUTE,
      userCheck: "first",
      method: "post",
      path: "/api/sport/import",
      idempotencyKey: "after_the_work",
      summary: "Import recorded activities from files",
      description: `CSV of Strava and Garmin Connect, GPX, TCX and FIT, exports of Apple Health, Google Fit, Health Connect, Strava and Garmin, also in .gz and .zip files; told by content. Each activity is stored once, however often and in whichever format it is sent, and a log that is there gets what it lacks; at most ${IMPORT_LIMITS.activities} activities in one import. What cannot be read is listed in \`errors\` and keeps nothing else out.`,
      query: activityImportQuery,
      body: filesBody({
        field: "file",
        contentTypes: CONTENT_TYPES,
        maxBytes: IMPORT_LIMITS.bytes,
        maxFiles: IMPORT_LIMITS.files,
      }),
      response: {
        status: 200,
        description: "What became of the files.",
        schema: activityImport,
        example: {
          imported: 41,
          duplicates: 2,
          completed: 1,
          unmapped: [{ type: "Kubb", count: 3 }],
          errors: [{ file: "activities.csv", line: 17, message: "The start is no date and time." }],
          errors_omitted: 0,
          distances: { told: 40, computed: 2, unknown: 1 },
        },
      },
      errors: ["busy", "quota_exceeded"],
      handler: async ({ body, query, caller, clientSignal }) =>
        presentActivityImport(
          await useCases.importActivities.execute({
            userId: caller.userId,
            files: body,
            timeZone: query.timezone,
            signal: clientSignal(),
          }),
        ),
    }),
  ];
}
