/** Shows how a text is read: `npx -y pnpm read "I ran 5 km."`, as tables in Markdown. */
import { read } from "../src/language/read.ts";
import { readingTables } from "./read-text/reading-tables.ts";

console.log(readingTables(read(process.argv.slice(2).join(" "))));
