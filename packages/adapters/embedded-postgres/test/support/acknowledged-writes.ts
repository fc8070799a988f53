import { Pool } from "pg";

/** Writes one number after the other, and knows which ones the server has acknowledged. */
export interface Writing {
  readonly acknowledged: readonly number[];
  /** Resolves when as many more have been acknowledged. */
  more(count: number): Promise<void>;
  /** @returns the numbers that are stored */
  stop(): Promise<readonly number[]>;
}

/** Begins to write over a pool, as the service has one, and goes on whatever becomes of the server. */
export async function startWriting(connectionString: string): Promise<Writing> {
  const pool = new Pool({ connectionString, max: 2 });
  pool.on("error", () => undefined);
  await pool.query("create table if not exists written (number int primary key)");
  const acknowledged: number[] = [];
  const waiting: (readonly [number, () => void])[] = [];
  let isStopped = false;
  async function write(): Promise<void> {
    for (let number = 0; !isStopped; number += 1) {
      try {
        await pool.query("insert into written values ($1)", [number]);
        acknowledged.push(number);
        for (const [count, resolve] of waiting) if (acknowledged.length >= count) resolve();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }
  }
  const writing = write();
  return {
    acknowledged,
    more: (count) => new Promise((resolve) => waiting.push([acknowledged.length + count, resolve])),
    async stop() {
      isStopped = true;
      await writing;
      const { rows } = await pool.query<{ number: number }>("select number from written");
      await pool.end();
      return rows.map(({ number }) => number);
    },
  };
}
