/**
 * Analyses every regular expression of the sources that is not listed yet, and lists those that take linear time; `--all` analyses
 * the listed ones again. Fails where one is open to catastrophic backtracking.
 */
import {
  knownLinearPatterns,
  patternKey,
  takesLinearTime,
  writeLinearPatterns,
} from "./patterns/linear-time.ts";
import { composedPatterns, literalPatterns } from "./patterns/source-patterns.ts";

const known = process.argv.includes("--all") ? new Set<string>() : knownLinearPatterns();
const patterns = new Map(
  [...literalPatterns(), ...(await composedPatterns())].map((each) => [patternKey(each), each]),
);
const linear: string[] = [];
for (const [key, pattern] of patterns) {
  if (known.has(key) || takesLinearTime(pattern)) linear.push(key);
  else {
    console.error(`${pattern.place}: ${key} can take far more time than its text is long`);
    process.exitCode = 1;
  }
}
writeLinearPatterns(linear);
console.log(`${linear.length} patterns take linear time`);
