import { CONCEPTS } from "./concepts.ts";
import { RuleEngine } from "./rule-engine.ts";
import { CONTENT_RULES } from "./rules.ts";

let engine: RuleEngine | undefined;

/** The engine with all concepts and rules of the content check; built at its first use. */
export function contentEngine(): RuleEngine {
  engine ??= new RuleEngine(CONCEPTS, CONTENT_RULES);
  return engine;
}
