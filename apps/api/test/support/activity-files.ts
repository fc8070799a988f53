/** Strava's table of activities, in UTC; each row is date, name, type and elapsed seconds, and may have calories. */
export function stravaCsv(
  ...rows: readonly (readonly [
    date: string,
    name: string,
    type: string,
    seconds: number | string,
    calories?: number | string,
  ])[]
): string {
  const lines = rows.map(
    // Another activity has another id.
    ([date, name, type, seconds, calories = 300], index) =>
      `${Date.parse(`${date} UTC`) || index},"${date}",${name},${type},,${seconds},5.0,${calories}`,
  );
  const headings =
    "Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,Distance,Calories";
  return [headings, ...lines].join("\n");
}

/** Garmin's table of activities, in local time; each row is type, date and title. */
export function garminCsv(
  ...rows: readonly (readonly [type: string, date: string, title: string])[]
): string {
  const lines = rows.map(
    ([type, date, title]) => `${type},${date},false,"${title}","5.00","300","00:30:00"`,
  );
  return ["Activity Type,Date,Favorite,Title,Distance,Calories,Time", ...lines].join("\n");
}

/** A track of half an hour from an instant on. */
export function gpx(start: string, type = "running"): string {
  const end = new Date(Date.parse(start) + 1_800_000).toISOString();
  const point = (time: string) => `<trkpt lat="52.5" lon="13.4"><time>${time}</time></trkpt>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1">
<trk><name>Round the lake</name><type>${type}</type><trkseg>${point(start)}${point(end)}</trkseg></trk></gpx>`;
}

/** An activity of half an hour with one lap. */
export function tcx(start: string, sport = "Running"): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"><Activities>
<Activity Sport="${sport}"><Id>${start}</Id><Lap StartTime="${start}"><TotalTimeSeconds>1800</TotalTimeSeconds>
<DistanceMeters>5000</DistanceMeters><Calories>310</Calories></Lap></Activity></Activities></TrainingCenterDatabase>`;
}

const BOUNDARY = "----activities";

/** A file by its name and what is in it. */
export type NamedFile = readonly [name: string, content: string];

/** A request with the files as parts of a form. */
export function filesForm(...files: readonly NamedFile[]) {
  const parts = files.map(
    ([name, content]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n${content}\r\n`,
  );
  return {
    headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
    body: `${parts.join("")}--${BOUNDARY}--\r\n`,
  };
}
