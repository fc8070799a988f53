import { describe, expect, it } from "vitest";
import { Replica } from "../src/replica/replica.ts";

const here = { position: "0/1", system: "7" };
const whole = { follows: true, reached: true };

/** A replica that says what the functions give, and what it told of itself. */
function aReplica(says: () => Promise<object>, primary: () => Promise<object> = async () => here) {
  const told: string[] = [];
  const replica = new Replica(
    async () => [await primary()],
    async () => [await says()],
    { maxLagMs: 20, onChange: (state) => told.push(state) },
  );
  return { replica, told };
}

const lost = () => Promise.reject(Object.assign(new Error("lost"), { code: "ECONNREFUSED" }));

describe("a replica", () => {
  it("answers a reading when it has everything, and is asked about it once", async () => {
    let asked = 0;
    const { replica } = aReplica(async () => {
      asked += 1;
      return whole;
    });
    const reading = {};
    expect(await replica.answers(reading)).toBe(true);
    expect(await replica.answers(reading)).toBe(true);
    expect(asked).toBe(1);
    expect(replica.counts).toEqual({ answered: 1, behind: 0, away: 0 });
  });

  it("is waited for a little while it is behind", async () => {
    let asked = 0;
    const { replica } = aReplica(async () => {
      asked += 1;
      return { follows: true, reached: asked === 2 };
    });
    expect(await replica.answers({})).toBe(true);
  });

  it("leaves readings to the primary while it is too far behind", async () => {
    const { replica, told } = aReplica(async () => ({ follows: true, reached: false }));
    expect(await replica.answers({})).toBe(false);
    expect(await replica.answers({})).toBe(false);
    expect(told).toHaveLength(1);
    expect(replica.counts.answered).toBe(0);
  });

  it("is no replica when it follows nobody, or somebody else", async () => {
    const { replica, told } = aReplica(async () => ({ follows: false, reached: true }));
    expect(await replica.answers({})).toBe(false);
    expect(told).toEqual(["away"]);
  });

  it("holds nobody up when it is silent, and nobody after the first", async () => {
    let asked = 0;
    const { replica, told } = aReplica(() => {
      asked += 1;
      return new Promise(() => {});
    });
    expect(await replica.answers({})).toBe(false);
    expect(await replica.answers({})).toBe(false);
    expect(asked).toBe(1);
    expect(told).toEqual(["away"]);
  });

  it("leaves the rest of a reading to the primary when it is lost in its middle", async () => {
    let isThere = true;
    const { replica } = aReplica(() => (isThere ? Promise.resolve(whole) : lost()));
    const reading = {};
    expect(await replica.answers(reading)).toBe(true);
    isThere = false;
    expect(await replica.rowsOf({ sql: "select 1", parameters: [] }, reading)).toBeUndefined();
    expect(await replica.answers(reading)).toBe(false);
  });

  it("passes on what PostgreSQL refuses for any other reason", async () => {
    const { replica } = aReplica(() => Promise.reject(new TypeError("no")));
    await expect(replica.rowsOf({ sql: "select 1", parameters: [] }, {})).rejects.toThrow("no");
  });
});
