/**
 * What an import from each door may weigh at most, in kilobytes (1,000 bytes) of minified code, tables included: a
 * little above what it weighs. A door: everything that it exports. Who makes one larger says why.
 */
export const SIZE_BUDGETS_KB: Readonly<Record<string, number>> = {
  'export * from "@health-exercise/domain/language"': 224,
  'export * from "@health-exercise/domain/user"': 9,
  'export * from "@health-exercise/domain/sport"': 670,
  'export * from "@health-exercise/domain/safety"': 866,
  'export * from "@health-exercise/domain/safety/content-check"': 1360,
  'export * from "@health-exercise/domain/safety/content-check/weights"': 1940,
  'export * from "@health-exercise/domain/knowledge"': 300,
  'export * from "@health-exercise/domain/health"': 62,
  'export * from "@health-exercise/domain/companion"': 27,
  'export * from "@health-exercise/domain/chat"': 2080,
  'export * from "@health-exercise/domain/chat/advice-weights"': 1225,
  'export * from "@health-exercise/domain/chat/form-weights"': 1650,
  'export * from "@health-exercise/domain/chat/intent-weights"': 1090,
  'export { estimateEnergyKilocalories } from "@health-exercise/domain/sport"': 0.3,
  'export { intensityOf } from "@health-exercise/domain/sport"': 0.3,
  'export { emotionOf } from "@health-exercise/domain/companion"': 0.3,
  'export { localDateOf } from "@health-exercise/domain/user"': 1,
};
