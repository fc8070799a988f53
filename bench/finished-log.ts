/** A finished session as clients that only need one to be stored send it. */
export const FINISHED_LOG = {
  sport_name: "Running",
  sport_start: "2026-03-02T06:30:00Z",
  sport_end: "2026-03-02T07:00:00Z",
  cal: 300,
  iffinish: true,
};
