import { ListSecurityEvents, RecordRefusedSignIn, SecurityLog } from "@health-exercise/application";
import { DomainError } from "@health-exercise/domain/user";
import type { SecurityEvent } from "@health-exercise/ports-repositories";
import { aUser } from "@health-exercise/testing/builders";
import { describe, expect, it } from "vitest";
import { aWorld } from "../support/a-world.ts";

const PAGE = { limit: 20, offset: 0 };

describe("the security log", () => {
  it("keeps what was done with its record, and what was refused without it", async () => {
    const { users, securityEvents, securityLog, userId } = await aWorld();
    const user = aUser();
    await securityLog.keep("user_created", { userId }, () => users.insertUser(user));
    const refusing = securityLog.keep("user_created", { userId }, () => users.insertUser(user));
    await expect(refusing).rejects.toMatchObject({ code: "user_exists" });
    const listed = await new ListSecurityEvents(securityEvents).execute({ userId }, PAGE);
    expect(listed.map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ["user_created", "refused"],
      ["user_created", "done"],
    ]);
  });

  it("undoes what cannot be kept on record", async () => {
    const { users, securityEvents, unitOfWork, ids, clock, userId } = await aWorld();
    const failing = {
      appendSecurityEvent: () => Promise.reject(new Error("no database")),
      listSecurityEvents: securityEvents.listSecurityEvents.bind(securityEvents),
    };
    const user = aUser();
    const log = new SecurityLog(failing, unitOfWork, ids, clock);
    const keeping = log.keep("user_created", { userId }, () => users.insertUser(user));
    await expect(keeping).rejects.toThrow("no database");
    await expect(users.requireActiveUser(user.id)).rejects.toBeInstanceOf(DomainError);
  });
});

describe("work that takes units of its own", () => {
  it("keeps the record that it is given; where it was refused that is on record too, and not where it broke down", async () => {
    const { securityEvents, securityLog, userId } = await aWorld();
    const keep = (record: SecurityEvent) => securityEvents.appendSecurityEvent(record);
    await securityLog.keepWithin("user_erased", { userId }, keep);
    const fails = (error: Error) =>
      securityLog.keepWithin("user_erased", { userId }, () => Promise.reject(error));
    await expect(fails(new DomainError("user_not_found", "Nobody."))).rejects.toThrow("Nobody.");
    await expect(fails(new Error("no database"))).rejects.toThrow("no database");
    const listed = await securityEvents.listSecurityEvents({ userId }, PAGE);
    expect(listed.map(({ outcome }) => outcome)).toEqual(["refused", "done"]);
  });
});

describe("refused sign-ins", () => {
  it("are on record as refused, by an address alone, and remembered of ten thousand of them", async () => {
    const { securityEvents, securityLog, clock } = await aWorld();
    const kept: string[] = [];
    const noting = Object.assign(Object.create(securityLog), {
      record: (kind: string, { address }: { address: string }, outcome: string) => {
        kept.push(`${kind} ${address} ${outcome}`);
        return Promise.resolve();
      },
    }) as typeof securityLog;
    const refused = new RecordRefusedSignIn(noting, clock);
    for (let address = 0; address <= 10_000; address += 1) await refused.execute(`a${address}`);
    expect(kept).toHaveLength(10_001);
    expect(kept[0]).toBe("sign_in_refused a0 refused");
    // The oldest is forgotten, and nobody else.
    for (const address of ["a1", "a10000", "a0"]) await refused.execute(address);
    expect(kept.slice(10_001)).toEqual(["sign_in_refused a0 refused"]);
    expect(await securityEvents.listSecurityEvents(undefined, PAGE)).toEqual([]);
  });

  it("are one event a minute of each address, however many there are", async () => {
    const { securityEvents, securityLog, clock, setTime } = await aWorld("2026-03-04T12:00:00Z");
    const refused = new RecordRefusedSignIn(securityLog, clock);
    for (let time = 0; time < 50; time += 1) await refused.execute("address:192.0.2.1");
    await refused.execute("address:192.0.2.2");
    setTime("2026-03-04T12:01:00Z");
    await refused.execute("address:192.0.2.1");
    const countOf = async (address: string) =>
      (await securityEvents.listSecurityEvents({ address }, PAGE)).length;
    expect([await countOf("address:192.0.2.1"), await countOf("address:192.0.2.2")]).toEqual([
      2, 1,
    ]);
  });
});
