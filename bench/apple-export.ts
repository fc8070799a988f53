/** A made-up export of Apple Health: years of a watch, a measurement every few minutes and a workout a day, some with a way. */
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import yazl from "yazl";

const FIRST_DAY = Date.UTC(2016, 0, 1);
const DAY = 86_400_000;
const MINUTE = 60_000;
const TYPES = ["Running", "Cycling", "Walking", "Yoga", "TraditionalStrengthTraining"] as const;
/** Every so-manieth workout has a way. */
const WITH_WAY = 4;
const RECORDS_A_DAY = 700;

const DOCTYPE = `<!DOCTYPE HealthData [
<!ELEMENT HealthData (ExportDate,Me,(Record|Workout)*)>
<!ATTLIST HealthData locale CDATA #REQUIRED>
]>`;

const instant = (milliseconds: number): string =>
  `${new Date(milliseconds).toISOString().slice(0, 19).replace("T", " ")} +0000`;

function recordOf(at: number, number: number): string {
  const time = instant(at);
  return ` <Record type="HKQuantityTypeIdentifierHeartRate" sourceName="Apple Watch" sourceVersion="10.3.1" device="&lt;&lt;HKDevice: 0x3014f6d00&gt;, name:Apple Watch, manufacturer:Apple Inc., model:Watch, hardware:Watch6,7, software:10.3.1&gt;" unit="count/min" creationDate="${time}" startDate="${time}" endDate="${time}" value="${60 + (number % 90)}">
  <MetadataEntry key="HKMetadataKeyHeartRateMotionContext" value="${number % 3}"/>
 </Record>
`;
}

const startOfWorkout = (day: number) => FIRST_DAY + day * DAY + 6 * 60 * MINUTE;
const hasWay = (day: number) => day % WITH_WAY === 0;

function workoutOf(day: number): string {
  const [start, end] = [startOfWorkout(day), startOfWorkout(day) + 40 * MINUTE];
  const times = `startDate="${instant(start)}" endDate="${instant(end)}"`;
  const statistics = (type: string, values: string) =>
    `<WorkoutStatistics type="HKQuantityTypeIdentifier${type}" ${times} ${values}/>\n`;
  const route = `<WorkoutRoute sourceName="Apple Watch" ${times}><FileReference path="/workout-routes/route_${day}.gpx"/></WorkoutRoute>\n`;
  return ` <Workout workoutActivityType="HKWorkoutActivityType${TYPES[day % TYPES.length]}" duration="39.5" durationUnit="min" sourceName="Apple Watch" creationDate="${instant(end)}" ${times}>
${statistics("ActiveEnergyBurned", `sum="${300 + (day % 100)}" unit="kcal"`)}${statistics("DistanceWalkingRunning", `sum="${5 + (day % 7)}" unit="km"`)}${statistics("HeartRate", `average="140" minimum="90" maximum="172" unit="count/min"`)}${hasWay(day) ? route : ""} </Workout>
`;
}

function* wayOf(day: number): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" creator="Apple Health Export" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>\n`;
  for (let second = 0; second < 2_400; second += 1) {
    const time = new Date(startOfWorkout(day) + 5_000 + second * 1_000).toISOString();
    const angle = second / 380;
    yield `<trkpt lon="${(14.5 + 0.01 * Math.cos(angle)).toFixed(6)}" lat="${(46 + 0.007 * Math.sin(angle)).toFixed(6)}"><ele>${300 + (second % 50)}</ele><time>${time}</time></trkpt>\n`;
  }
  yield "</trkseg></trk></gpx>\n";
}

/** What an export of so many bytes holds. */
export type MadeExport = {
  readonly bytes: number;
  readonly workouts: number;
  readonly ways: number;
};

class Export {
  bytes = 0;
  days = 0;
  readonly #least: number;

  constructor(least: number) {
    this.#least = least;
  }

  *text(): Generator<string> {
    yield this.#counted(
      `<?xml version="1.0" encoding="UTF-8"?>\n${DOCTYPE}\n<HealthData locale="en_US">\n`,
    );
    for (; this.bytes < this.#least; this.days += 1) {
      const begun = FIRST_DAY + this.days * DAY;
      const records = Array.from({ length: RECORDS_A_DAY }, (_, number) =>
        recordOf(begun + number * 2 * MINUTE, number),
      );
      yield this.#counted(records.join("") + workoutOf(this.days));
    }
    yield this.#counted("</HealthData>\n");
  }

  /** All of it is ASCII. */
  #counted(text: string): string {
    this.bytes += text.length;
    return text;
  }
}

/** Writes `export.xml` alone. */
export async function writeExport(path: string, bytes: number): Promise<MadeExport> {
  const made = new Export(bytes);
  await pipeline(Readable.from(made.text()), createWriteStream(path));
  return { bytes: made.bytes, workouts: made.days, ways: 0 };
}

/** Writes `export.zip`, whose `export.xml` has at least so many bytes, with the ways beside it. */
export async function writeZippedExport(path: string, bytes: number): Promise<MadeExport> {
  const made = new Export(bytes);
  const zip = new yazl.ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(path));
  const listed = Readable.from(made.text(), { objectMode: false });
  zip.addReadStream(listed, "apple_health_export/export.xml");
  await new Promise((resolve) => listed.once("close", resolve));
  let ways = 0;
  for (let day = 0; day < made.days; day += 1) {
    if (!hasWay(day)) continue;
    ways += 1;
    const name = `apple_health_export/workout-routes/route_${day}.gpx`;
    zip.addReadStream(Readable.from(wayOf(day), { objectMode: false }), name);
  }
  zip.end();
  await written;
  return { bytes: made.bytes, workouts: made.days, ways };
}
