import type { CompanionStatus } from "@health-exercise/domain/companion";

/** A companion as clients see it. */
export function presentCompanionStatus(status: CompanionStatus) {
  const { companion, stateConfig } = status;
  const { appearance, position } = companion;
  return {
    companion_id: companion.id,
    gender: companion.gender,
    age_group: companion.ageGroup,
    current_emotion: status.emotion,
    health_score: companion.healthScore,
    current_state: status.state,
    state_config: {
      animation: stateConfig.animation,
      expression: stateConfig.expression,
      energy: stateConfig.energy,
      message: stateConfig.message,
    },
    appearance_config: {
      skin_tone: appearance.skinTone,
      hair_style: appearance.hairStyle,
      hair_color: appearance.hairColor,
      outfit: appearance.outfit,
      outfit_color: appearance.outfitColor,
      accessory: appearance.accessory,
      body_shape: appearance.bodyShape,
    },
    position_config: {
      x: position.x,
      y: position.y,
      scale: position.scale,
      anchor: position.anchor,
    },
    last_updated: companion.updatedAt.toISOString(),
  };
}
