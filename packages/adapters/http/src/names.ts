/** What settings are read by, without the interface that is served. */
export { nearestName } from "./framework/nearest-name.ts";
export { parsePrefix } from "./framework/path-prefix.ts";
