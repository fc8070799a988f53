import fc from "fast-check";
import { expect } from "vitest";
import {
  type Connection,
  NoConnection,
  type PhoneService,
  SimulatedPhone,
} from "./simulated-phone.ts";

/** What somebody does at a computer meanwhile, and what there is in the end. */
export type OtherSide = PhoneService & {
  /** All logs that are not deleted. */
  logs(): Promise<
    readonly {
      readonly logId: string;
      readonly source: string | null;
      readonly notes: string | null;
    }[]
  >;
};

const aStep = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom("record", "web_record") }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom("edit", "remove", "web_edit", "web_edit", "web_remove"),
      which: fc.nat(50),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("sync" as const),
      states: fc.array(fc.constantFrom("up", "up", "up", "breaks_before", "breaks_after"), {
        maxLength: 12,
      }),
    }),
  },
);

type Step = typeof aStep extends fc.Arbitrary<infer Value> ? Value : never;

/** Steps on both sides in any order, with connections that break anywhere. */
export const steps = fc.array(aStep, { minLength: 5, maxLength: 40 });

const UP: Connection = () => "up";

/** Lets both sides act, and then the phone come back: nothing is lost and nothing there twice. */
export async function expectInSync(
  phonesSide: PhoneService,
  web: OtherSide,
  taken: readonly Step[],
): Promise<void> {
  const phone = new SimulatedPhone(phonesSide);
  const written = new Map<string, Set<string>>();
  const removed = new Set<string>();
  const wrote = (source: string, notes: string) =>
    written.set(source, (written.get(source) ?? new Set()).add(notes));
  for (const [number, step] of taken.entries()) {
    const notes = `n${number}`;
    await act(phone, web, step, { number, notes, wrote, removed });
  }
  // The first sends and reads; what was there to send again when the last answer was lost goes with the second.
  await phone.sync(UP);
  await phone.sync(UP);
  const logs = await web.logs();
  const there = new Map(logs.map(({ source, notes }) => [source, notes]));
  expect(there.size).toBe(logs.length);
  expect(new Map([...phone.logs].map(([source, log]) => [source, log.notes]))).toEqual(there);
  for (const [source, all] of written) {
    if (!removed.has(source)) expect(all).toContain(there.get(source));
  }
  for (const source of removed) expect(there.has(source)).toBe(false);
}

type Facts = {
  readonly number: number;
  readonly notes: string;
  readonly wrote: (source: string, notes: string) => void;
  readonly removed: Set<string>;
};

async function act(phone: SimulatedPhone, web: OtherSide, step: Step, facts: Facts): Promise<void> {
  const { number, notes, wrote, removed } = facts;
  if ("states" in step) {
    const begun = { requests: 0 };
    const connection: Connection = () => {
      begun.requests += 1;
      return (step.states[begun.requests - 1] ?? "up") as ReturnType<Connection>;
    };
    await phone.sync(connection).catch((error: unknown) => {
      if (!(error instanceof NoConnection)) throw error;
    });
    return;
  }
  if (step.kind === "record") {
    phone.record(`phone-${number}`, notes);
    wrote(`phone-${number}`, notes);
    return;
  }
  if (step.kind === "web_record") {
    await web.bring([{ source: `web-${number}`, notes }]);
    wrote(`web-${number}`, notes);
    return;
  }
  const which = "which" in step ? step.which : 0;
  if (step.kind.startsWith("web")) {
    const logs = await web.logs();
    const log = logs[which % Math.max(1, logs.length)];
    if (log === undefined) return;
    if (step.kind === "web_edit") {
      await web.correct(log.logId, notes);
      wrote(log.source ?? "", notes);
    } else {
      await web.remove(log.logId);
      removed.add(log.source ?? "");
    }
    return;
  }
  const sources = [...phone.logs].filter(([, log]) => !log.isRemoved).map(([source]) => source);
  const source = sources[which % Math.max(1, sources.length)];
  if (source === undefined) return;
  if (step.kind === "edit") {
    phone.edit(source, notes);
    wrote(source, notes);
  } else {
    phone.remove(source);
    removed.add(source);
  }
}
