/** Writes the guidance as it is prepared for the search, which takes a start seconds, into the file that is named. */
import { loadGuidance, writeGuidance } from "@health-exercise/adapter-knowledge";
import { guidanceFile } from "../src/service/guidance-file.ts";

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error("Name the file to be written.");
await writeGuidance(file, loadGuidance(guidanceFile()));
