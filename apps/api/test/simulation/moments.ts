import { setTimeout } from "node:timers/promises";
import { KINDS } from "./kinds.ts";
import type { Sent } from "./told.ts";
import type { TwoServices } from "./two-services.ts";

const BETWEEN_LOOKS_MS = 5;

/** Waits until work that was begun (`outcome`) has come to a moment and stands still there; gives what lets it go on. */
type Hold = (services: TwoServices, sent: Sent) => Promise<Held>;
type Held = {
  /** Until so many pieces of work stand still, one if nothing is said, or what was begun is over without. */
  reached(outcome: Promise<unknown>, count?: () => number): Promise<void>;
  release(): Promise<void>;
};

/** Moments in the middle of the work for a key at which a process ends. */
export const MOMENTS = {
  /** The model was asked, and has not replied. */
  asked: async (services) => {
    const { requests } = services.model;
    const before = requests.length;
    const release = services.holdModel();
    return {
      reached: (outcome) => until(async () => requests.length > before, outcome),
      release: async () => release(),
    };
  },
  /** The key is claimed, and nothing is stored. */
  storing: (services, { kind }) => holdTable(services, KINDS[kind].table),
  /** What the key asks for is written, its answer is not. */
  answering: async (services, { kind }) => {
    const storing = await holdTable(services, KINDS[kind].table);
    let answering: Held | undefined;
    return {
      reached: async (outcome) => {
        await storing.reached(outcome);
        answering = await holdTable(services, KINDS[kind].keyTable);
        await storing.release();
        await answering.reached(outcome);
      },
      release: async () => answering?.release(),
    };
  },
} as const satisfies Readonly<Record<string, Hold>>;

export type Moment = keyof typeof MOMENTS;

/** Lets nobody write to a table. */
export async function holdTable({ database: { pool } }: TwoServices, table: string): Promise<Held> {
  const client = await pool.connect();
  await client.query("begin");
  await client.query("set local idle_in_transaction_session_timeout = 0");
  await client.query("set local statement_timeout = 0");
  await client.query(`lock table ${table} in share mode`);
  const waiting = `select from pg_locks where relation = '${table}'::regclass and not granted`;
  return {
    reached: (outcome, count = () => 1) =>
      until(async () => ((await pool.query(waiting)).rowCount ?? 0) >= count(), outcome),
    release: async () => {
      await client.query("rollback");
      client.release();
    },
  };
}

/** Until something holds, or what was begun is over without. */
async function until(holds: () => Promise<boolean>, outcome: Promise<unknown>): Promise<void> {
  let isOver = false;
  void outcome.finally(() => {
    isOver = true;
  });
  while (!isOver && !(await holds())) await setTimeout(BETWEEN_LOOKS_MS);
}
