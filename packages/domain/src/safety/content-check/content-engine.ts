import { madeOnce } from "../../shared/steps.ts";
import { compileConcepts } from "./compiled-concepts.ts";
import { CONCEPTS } from "./concepts.ts";
import { RuleEngine } from "./rule-engine.ts";
import { CONTENT_RULES } from "./rules.ts";

const engine = madeOnce(function* () {
  return new RuleEngine(yield* compileConcepts(CONCEPTS), CONTENT_RULES);
});

/** The engine with all concepts and rules of the content check; built at its first use. */
export const contentEngine = engine.now;
/** The same; where it is not built yet, step by step. */
export const contentEngineInSteps = engine.inSteps;
