import { HARM_CONCEPTS, HARM_RULES } from "./harm.data.ts";
import { MARKER_CONCEPTS } from "./markers.data.ts";
import { normaliseText } from "./normalise.ts";
import { RuleEngine } from "./rule-engine.ts";

const FLAG = "prompt_injection";

const engine = new RuleEngine(
  { ...MARKER_CONCEPTS, ...HARM_CONCEPTS },
  HARM_RULES.filter(({ flag }) => flag === FLAG),
);

/**
 * Whether the content check's rules flag a text `prompt_injection`: words that try to override what the service does.
 * Much cheaper than the whole check.
 */
export function triesToOverride(text: string): boolean {
  const reading = engine.read(normaliseText(text));
  return engine.applyRules(reading, new Set(), "message").length > 0;
}
