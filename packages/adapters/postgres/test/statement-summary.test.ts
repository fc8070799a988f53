import { describe, expect, it } from "vitest";
import { summaryOf } from "../src/driver/statement-summary.ts";

describe("the summary of a statement", () => {
  it.each([
    ["select * from sport_log where user_id = $1 and x is distinct from $2", "select sport_log"],
    ['select "a" from "companion" as "c" inner join "profile" on true', "select companion profile"],
    ["select count(*) from jsonb_to_recordset($1) as r(id uuid)", "select"],
    [
      'insert into "sport_log" ("id", "user_id") select $1, "id" from "user_account" for update of user_account',
      "insert sport_log user_account",
    ],
    ["update profile set a = extract(epoch from now()) where user_id = $1", "update profile"],
    ["delete from only chat_note where user_id = $1", "delete chat_note"],
    [
      "insert into profile (user_id) values ($1) on conflict (user_id) do update set a = 1",
      "insert profile",
    ],
    [
      `with told as materialized (
         select id from sport_log
       ), kept (id) as (
         update companion set a = 1 from told where true returning id
       ) select * from told join kept on true`,
      "update companion sport_log",
    ],
    ["with recursive days as (select 1 union select 2 from days) select * from days", "select"],
    ["start transaction isolation level repeatable read", "start"],
  ])("of %s", (text, summary) => {
    expect(summaryOf(text)).toBe(summary);
    expect(summaryOf(text)).toBe(summary);
  });
});
