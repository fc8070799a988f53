export type * from "./database-status.ts";
export type * from "./exercise-scheme-repository.ts";
export type * from "./exercise-statistics-repository.ts";
export type * from "./page.ts";
export type * from "./profile-repository.ts";
export type * from "./safety-incident-repository.ts";
export type * from "./sport-log-repository.ts";
export type * from "./user-repository.ts";
