import { KNOWLEDGE_VERDICTS } from "@health-exercise/domain/knowledge";
import { z } from "zod";
import { sourceOut } from "../safety/guidelines.schemas.ts";
import { checkedContent, safetyOutcome } from "../safety/safety-check.schemas.ts";

export const knowledgeValidationFields = z
  .object({ content: checkedContent })
  .meta({ id: "KnowledgeValidationRequest" });

const share = z.number().min(0).max(1);

export const knowledgeValidation = z
  .object({
    verdict: z.enum(KNOWLEDGE_VERDICTS),
    is_valid: z.boolean().meta({ description: "True for `supported` alone." }),
    confidence: share.meta({
      description: "How well the verdict is founded in rules and entries; no medical certainty.",
    }),
    supporting: z.array(
      z.object({ id: z.string(), title: z.string(), source: sourceOut, score: share }),
    ),
    conflicts: z.array(
      z.object({ id: z.string(), title: z.string(), source: sourceOut, reason: z.string() }),
    ),
    safety_check: z.object(safetyOutcome),
  })
  .meta({ id: "KnowledgeValidation" });
