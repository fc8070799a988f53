import {
  DetectingActivityFileReader,
  type ReadingLimits,
} from "@health-exercise/adapter-activity-files";
import { ContainerModule } from "inversify";
import { bindTo } from "./token.ts";
import { ACTIVITY_FILE_READER, EVENT_METRICS } from "./tokens.ts";

/** The reading of imported files, as much of them as `limits` let in. */
export const filesModule = (limits: Partial<ReadingLimits>) =>
  new ContainerModule((options) => {
    bindTo(
      options,
      ACTIVITY_FILE_READER,
      ({ fileRead }) => new DetectingActivityFileReader(limits, fileRead),
      [EVENT_METRICS],
    );
  });
