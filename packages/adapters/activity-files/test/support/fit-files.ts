import { aFitFile, aRepetitiveFitFile, fileId, oneOf, session, time } from "./a-fit-file.ts";

const aRun = session(time(2, "2026-03-04T05:00:00Z"), oneOf(5, 1));

export const FIT = aFitFile([fileId(), aRun]);

/** Half a million sessions: more than the thread can hold. */
export const tooMuchFit = (): Buffer => aRepetitiveFitFile(aRun, 8 * 1_048_576, [fileId()]);
