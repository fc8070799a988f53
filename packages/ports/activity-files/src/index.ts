export type * from "./activity-file-reader.ts";
