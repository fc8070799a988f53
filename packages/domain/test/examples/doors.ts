/** The doors of this package, each as it is imported. */
export const DOORS = {
  language: () => import("../../src/language/index.ts"),
  user: () => import("../../src/user/index.ts"),
  sport: () => import("../../src/sport/index.ts"),
  safety: () => import("../../src/safety/index.ts"),
  "safety/content-check": () => import("../../src/safety/content-check/index.ts"),
  knowledge: () => import("../../src/knowledge/index.ts"),
  health: () => import("../../src/health/index.ts"),
  companion: () => import("../../src/companion/index.ts"),
  chat: () => import("../../src/chat/index.ts"),
} as const;

/** The doors to data alone, which the examples of the others hand in. */
export const DATA_DOORS = {
  "safety/content-check/weights": () => import("../../src/safety/content-check/weights.ts"),
  "chat/advice-weights": () => import("../../src/chat/advice-weights.ts"),
  "chat/form-weights": () => import("../../src/chat/form-weights.ts"),
  "chat/intent-weights": () => import("../../src/chat/intent-weights.ts"),
} as const;
