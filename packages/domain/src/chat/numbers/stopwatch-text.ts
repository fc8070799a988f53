const SECONDS_PER_MINUTE = 60;
const MINUTES_PER_HOUR = 60;
const HAN = /\p{Script=Han}/u;
const TRADITIONAL = /[時鐘鍾]/u;

/** A time in minutes, to the second, in the style in which another was `written`. */
export function stopwatchText(minutes: number, written: string): string {
  const all = Math.round(minutes * SECONDS_PER_MINUTE);
  const seconds = all % SECONDS_PER_MINUTE;
  const whole = (all - seconds) / SECONDS_PER_MINUTE;
  const hours = Math.floor(whole / MINUTES_PER_HOUR);
  const rest = whole % MINUTES_PER_HOUR;
  if (HAN.test(written)) {
    const hourWord = TRADITIONAL.test(written) ? "小時" : "小时";
    return `${hours > 0 ? `${hours}${hourWord}` : ""}${rest}分${seconds}秒`;
  }
  if (/minute/i.test(written)) {
    const parts = [counted(hours, "hour"), counted(rest, "minute")].filter((part) => part !== "");
    return [parts.join(" "), counted(seconds, "second")]
      .filter((part) => part !== "")
      .join(" and ");
  }
  if (/[a-z]/i.test(written)) return `${hours > 0 ? `${hours} h ` : ""}${rest} min ${seconds} s`;
  const two = (part: number) => String(part).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(rest)}:${two(seconds)}` : `${rest}:${two(seconds)}`;
}

function counted(count: number, unit: string): string {
  return count === 0 ? "" : `${count} ${unit}${count === 1 ? "" : "s"}`;
}
