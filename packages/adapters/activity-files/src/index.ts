export { DetectingActivityFileReader } from "./detecting-activity-file-reader.ts";
export { COMMAND_LIMITS, type ReadingLimits } from "./limits.data.ts";
