/** The declarations with which every export begins, shortened. */
export const APPLE_DOCTYPE = `<!DOCTYPE HealthData [
<!-- HealthKit Export Version: 14 -->
<!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout|ActivitySummary)*)>
<!ATTLIST HealthData
  locale CDATA #REQUIRED
>
<!ELEMENT Workout ((MetadataEntry|WorkoutEvent|WorkoutRoute|WorkoutStatistics)*)>
<!ATTLIST Workout
  workoutActivityType   CDATA #REQUIRED
  duration              CDATA #IMPLIED
>
]>
`;

/** A file of the export of Apple Health around what it holds. */
export const appleExport = (content: string, doctype = APPLE_DOCTYPE): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
${doctype}<HealthData locale="de_SI">
 <ExportDate value="2026-03-10 08:00:00 +0100"/>
 <Me HKCharacteristicTypeIdentifierDateOfBirth="1990-04-02" HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexFemale"/>
 <Record type="HKQuantityTypeIdentifierHeartRate" sourceName="Watch" unit="count/min" creationDate="2026-03-04 06:00:06 +0100" startDate="2026-03-04 06:00:05 +0100" endDate="2026-03-04 06:00:05 +0100" value="72">
  <MetadataEntry key="HKMetadataKeyHeartRateMotionContext" value="1"/>
 </Record>
${content}
</HealthData>
`;

type Workout = {
  readonly type?: string;
  readonly start?: string;
  readonly end?: string;
  readonly attributes?: string;
  readonly content?: string;
};

/** A workout with what Apple writes of every one of them. */
export const aWorkout = ({
  type = "Running",
  start = "2026-03-04 06:00:00 +0100",
  end = "2026-03-04 06:31:40 +0100",
  attributes = `duration="30.5" durationUnit="min"`,
  content = "",
}: Workout = {}): string =>
  ` <Workout workoutActivityType="HKWorkoutActivityType${type}" ${attributes} sourceName="Watch" sourceVersion="11.2" device="&lt;&lt;HKDevice: 0x1&gt;, name:Watch&gt;" creationDate="${end}" startDate="${start}" endDate="${end}">${content}</Workout>`;

/** A sum or a mean of a workout. */
export const statistics = (type: string, values: string): string =>
  `<WorkoutStatistics type="HKQuantityTypeIdentifier${type}" startDate="2026-03-04 06:00:00 +0100" endDate="2026-03-04 06:31:40 +0100" ${values}/>`;

/** That a file has the way of a workout. */
export const route = (name: string): string =>
  `<WorkoutRoute sourceName="Watch" creationDate="2026-03-04 06:31:41 +0100" startDate="2026-03-04 06:00:12 +0100" endDate="2026-03-04 06:31:40 +0100">
   <FileReference path="/workout-routes/${name}"/>
  </WorkoutRoute>`;

/** A way as the export has it: north at three meters a second, from a moment on. */
export function routeFile(start: string, seconds = 600): string {
  const begun = Date.parse(start);
  const points = Array.from({ length: seconds / 10 + 1 }, (_, at) => {
    const time = new Date(begun + at * 10_000).toISOString();
    return `<trkpt lon="14.500000" lat="${(46 + at * 0.00027).toFixed(6)}"><ele>${300 + at}</ele><time>${time}</time><extensions><speed>3.0</speed><course>0</course><hAcc>2.1</hAcc><vAcc>1.8</vAcc></extensions></trkpt>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Apple Health Export" xmlns="http://www.topografix.com/GPX/1/1">
  <metadata><time>2026-03-10T07:00:00Z</time></metadata>
  <trk><name>Route 2026-03-04 6:00am</name><trkseg>${points.join("\n")}</trkseg></trk>
</gpx>`;
}
