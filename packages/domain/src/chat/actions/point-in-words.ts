import type { Token } from "../../language/read-text.ts";
import type { SessionAmount } from "./session-amount.ts";

type Placed = Pick<SessionAmount, "measure" | "value"> & {
  readonly numberStart: number;
  readonly end: number;
};

const POINT = "点";
const TENTHS = 10;
/** Behind these a number before 点 is an hour: 昨天八点5公里. */
const BEFORE_HOURS = new Set(["天", "日", "早", "晨", "上", "午", "晚"]);
/** 小时, 个小时, 个钟. */
const OF_HOURS = new Set(["小", "个"]);

/** An amount with what stands before its point in words: of 两点五公里 it is 2.5 km, where 五公里 alone would be read. */
export function withWholePart<Amount extends Placed>(
  amount: Amount,
  tokens: readonly Token[],
): Amount {
  const { measure, value, numberStart } = amount;
  const [before, whole, point, tenths, unit] = [-3, -2, -1, 0, 1].map(
    (from) => tokens[numberStart + from],
  );
  const isOfPoint =
    measure === "distance" || (measure === "minutes" && OF_HOURS.has(unit?.text ?? ""));
  if (!isOfPoint || point?.text !== POINT || BEFORE_HOURS.has(before?.text ?? "")) return amount;
  const [ones, part] = [whole?.value, tenths?.value];
  const isTenth = part !== undefined && Number.isInteger(part) && part > 0 && part < TENTHS;
  if (ones === undefined || !Number.isInteger(ones) || !isTenth) return amount;
  return {
    ...amount,
    value: (value / part) * (ones + part / TENTHS),
    numberStart: numberStart - 2,
  };
}
