import { dataBlock, RECORD_TOOL, RECORD_TOOL_TEXTS } from "@health-exercise/domain/chat";
import {
  RECORD_COMPARISONS,
  RECORD_GROUPINGS,
  RECORD_METRICS,
  type RecordRequest,
} from "@health-exercise/domain/sport";
import type { LookUpRecords } from "@health-exercise/ports-llm";
import {
  isStepCount,
  jsonSchema,
  type PrepareStepFunction,
  type StopCondition,
  type ToolSet,
  tool,
  zodSchema,
} from "ai";
import { z } from "zod";

/** So often a model is asked for one reply, the last time for nothing but the reply (design value). */
const MOST_STEPS = 3;
/** So much is looked up for one reply (design value): two things to compare, and one that went wrong each. */
const MOST_LOOK_UPS = 4;

const { fields } = RECORD_TOOL;
const text = (field: keyof RecordRequest) => z.string().describe(fields[field]).optional();

/** The request as a model is told of it. */
const request = z.strictObject({
  metric: z.enum(RECORD_METRICS).describe(fields.metric),
  activity: text("activity"),
  start_date: text("start_date"),
  end_date: text("end_date"),
  grouping: z.enum(RECORD_GROUPINGS).describe(fields.grouping).optional(),
  compare_start_date: text("compare_start_date"),
  compare_end_date: text("compare_end_date"),
  compare_activity: text("compare_activity"),
  compare_with: z.enum(RECORD_COMPARISONS).describe(fields.compare_with).optional(),
});
/** Only told: what does not fit it is answered, where the SDK would refuse it. */
const REQUEST_SCHEMA = jsonSchema<unknown>(() => zodSchema(request).jsonSchema);

type ToolSettings = {
  readonly tools: ToolSet;
  readonly stopWhen: StopCondition<ToolSet>;
  readonly toolCallConcurrency: number;
  readonly prepareStep: PrepareStepFunction<ToolSet>;
};

/**
 * Looks into the person's records for the model that writes one reply to them. Nothing that a model asks for fails the
 * reply: it is told what is wrong with it, in the same fences as all data.
 */
export class RecordTool {
  readonly #lookUp: LookUpRecords;
  readonly #today: string;
  #lookUps = 0;

  constructor(lookUp: LookUpRecords, today: string) {
    this.#lookUp = lookUp;
    this.#today = today;
  }

  /** What the SDK is given besides the call. */
  get settings(): ToolSettings {
    return {
      tools: {
        [RECORD_TOOL.name]: tool({
          description: `${RECORD_TOOL.description} ${this.#today}.`,
          inputSchema: REQUEST_SCHEMA,
          execute: async (input) => dataBlock(RECORD_TOOL.name, await this.#answer(input)),
        }),
      },
      stopWhen: isStepCount(MOST_STEPS),
      // One person's look-ups take one connection.
      toolCallConcurrency: 1,
      prepareStep: ({ stepNumber }) =>
        this.isOffered(stepNumber) ? undefined : { toolChoice: "none" },
    };
  }

  /** Whether a model may look something up in its step of this number, the first being 0. */
  isOffered(step: number): boolean {
    return step < MOST_STEPS - 1 && this.#lookUps < MOST_LOOK_UPS;
  }

  async #answer(input: unknown): Promise<object> {
    this.#lookUps += 1;
    if (this.#lookUps > MOST_LOOK_UPS) return { problem: RECORD_TOOL_TEXTS.noMore };
    const asked = request.safeParse(statedIn(input));
    if (!asked.success) return { problem: problemIn(asked.error) };
    try {
      const found = await this.#lookUp(asked.data);
      if (found.kind === "found") return found.data;
      return { problem: { field: found.field, message: found.message } };
    } catch {
      // Who cannot read cannot store the reply either, and says so there.
      return { problem: RECORD_TOOL_TEXTS.notAvailable };
    }
  }
}

/** What a model asks for: some write out what they leave out. */
function statedIn(input: unknown): unknown {
  if (typeof input !== "object" || input === null) return input;
  return Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== null && value !== ""),
  );
}

/** The first field that is wrong, and why. */
function problemIn({ issues: [issue] }: z.ZodError): object {
  if (issue?.code === "unrecognized_keys")
    return { field: issue.keys[0], message: RECORD_TOOL_TEXTS.unknownField };
  return { field: String(issue?.path[0] ?? "metric"), message: issue?.message };
}
