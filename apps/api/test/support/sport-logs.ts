/** The body of a finished log. */
export const RUN = {
  sport_name: "Morning run",
  sport_start: "2026-03-02T06:30:00+01:00",
  sport_end: "2026-03-02T07:05:00+01:00",
  cal: 350,
  iffinish: true,
};

/** The body of a log in progress. */
export const OPEN_RIDE = {
  sport_name: "Ride",
  sport_start: "2026-03-02T06:30:00Z",
  cal: 0,
  iffinish: false,
};
