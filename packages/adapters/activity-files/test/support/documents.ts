/** A GPX file around its tracks. */
export const gpx = (...tracks: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1">${tracks.join("")}</gpx>`;

/** A track with a point at each of the times. */
export const track = (times: readonly string[], details = ""): string =>
  `<trk>${details}<trkseg>${times.map((time) => `<trkpt lat="1" lon="2"><time>${time}</time></trkpt>`).join("")}</trkseg></trk>`;

/** A GPX file of one recorded run of half an hour. */
export const aRun = (start = "2026-03-04T05:00:00Z", end = "2026-03-04T05:30:00Z"): string =>
  gpx(track([start, end], "<name>Morning</name><type>running</type>"));

/** A TCX file around its activities. */
export const tcx = (content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">${content}</TrainingCenterDatabase>`;

export const STRAVA_HEADINGS =
  "Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,Distance,Elapsed Time,Moving Time,Distance,Calories,Perceived Exertion";

/** A file of Strava's bulk export with these rows. */
export const strava = (...rows: readonly string[]): string => [STRAVA_HEADINGS, ...rows].join("\n");

export const GARMIN_HEADINGS =
  "Activity Type,Date,Favorite,Title,Distance,Calories,Time,Moving Time,Elapsed Time";

/** A file of Garmin Connect's list of activities with these rows. */
export const garmin = (...rows: readonly string[]): string => [GARMIN_HEADINGS, ...rows].join("\n");
