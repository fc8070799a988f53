export { DetectingActivityFileReader } from "./detecting-activity-file-reader.ts";
