import { KNOWLEDGE_VERDICTS } from "@health-exercise/domain/knowledge";
import { z } from "zod";
import { sourceOut } from "../safety/guidelines.schemas.ts";
import { checkedContent, safetyOutcome } from "../safety/safety-check.schemas.ts";

export const knowledgeValidationFields = z
  .object({
    content: checkedContent.meta({ description: "The text to be held against the knowledge." }),
  })
  .meta({ id: "KnowledgeValidationRequest" });

const share = z.number().min(0).max(1);

const entry = {
  id: z.string().meta({ description: "Names the entry of the knowledge." }),
  title: z.string(),
  source: sourceOut.meta({ description: "The publication that the entry is from." }),
};

export const knowledgeValidation = z
  .object({
    verdict: z.enum(KNOWLEDGE_VERDICTS),
    is_valid: z.boolean().meta({ description: "True for `supported` alone." }),
    confidence: share.meta({
      description: "How well the verdict is founded in rules and entries; no medical certainty.",
    }),
    supporting: z.array(
      z.object({
        ...entry,
        score: share.meta({ description: "How near the entry is to the text." }),
      }),
    ),
    conflicts: z.array(
      z.object({
        ...entry,
        reason: z.string().meta({ description: "In what the text and the entry differ." }),
      }),
    ),
    safety_check: z.object(safetyOutcome),
  })
  .meta({ id: "KnowledgeValidation" });
