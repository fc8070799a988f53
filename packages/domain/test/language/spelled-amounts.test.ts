import { describe, expect, it } from "vitest";
import { traditional } from "../support/traditional.ts";
import { amountsIn } from "./amounts-in.ts";

const HALF_HOUR = "minutes 30 ±6 half";

describe("an amount that is spelled out", () => {
  it.each<[string, string[]]>([
    ["once", ["once: sessions 1 ±1 times"]],
    ["twice!", ["twice: sessions 2 ±1 times"]],
    ["He ran twice. twice this week", ["twice: sessions 2 ±1 times", "twice: sessions 2 ±1 times"]],
    ["once in May, once today", ["once: sessions 1 ±1 times", "once: sessions 1 ±1 times"]],
    ["twice as hard, once upon", []],
  ])("counts sessions: %s", (text, amounts) => {
    expect(amountsIn(text)).toEqual(amounts);
  });

  it.each<[string, string[]]>([
    ["half hour", [`half hour: ${HALF_HOUR}`]],
    ["half an hour", [`half an hour: ${HALF_HOUR}`]],
    ["half-hour run", [`half-hour: ${HALF_HOUR}`]],
    ["half a day", ["half a day: days 0.5 ±0.1 half"]],
    ["an hour", ["an hour: minutes 60 ±6 half"]],
    ["an hr", ["an hr: minutes 60 ±6 half"]],
    ["an hour and a half", ["an hour and a half: minutes 90 ±6 half"]],
    ["an and a half hours", ["an and a half hours: minutes 90 ±6 half"]],
    ["two and a half hours", ["two and a half hours: minutes 150 ±6 half"]],
    ["2 and a half days", ["2 and a half days: days 2.5 ±0.1 half"]],
    ["two and the half hours", ["half hours: minutes 30 ±6 half"]],
    ["5 hours and half", ["[5] hours: minutes 300 ±60"]],
    ["5 hours and a", ["[5] hours: minutes 300 ±60"]],
    ["an kg, an effort, a minute, half of it, half the time, two and a break hours", []],
  ])("has a half: %s", (text, amounts) => {
    expect(amountsIn(text)).toEqual(amounts);
  });

  it.each<[string, string[]]>([
    ["半小时", [`半小时: ${HALF_HOUR}`]],
    ["半个小时", [`半个小时: ${HALF_HOUR}`]],
    ["一个半小时", ["一个半小时: minutes 90 ±6 half"]],
    ["一小时半", ["一小时半: minutes 90 ±6 half"]],
    ["两天半", ["两天半: days 2.5 ±0.1 half"]],
    ["1小时又5分", ["1小时又5分: minutes 65 ±1 combined"]],
    ["1小时零5分钟", ["1小时零5分钟: minutes 65 ±1 combined"]],
    ["25分30秒", ["25分30秒: minutes 25.5 ±0.017 combined"]],
    ["25分59秒", ["25分59秒: minutes 25.983 ±0.017 combined"]],
    ["25分钟30秒", ["25分钟30秒: minutes 25.5 ±0.017 combined"]],
    ["25分60秒", ["[60]秒: minutes 1 ±0.017"]],
    ["5分半/公里", ["5分半/公里: pace 5.5 ±0.017 combined"]],
    ["5分30秒钟/公里", ["5分30秒钟/公里: pace 5.5 ±0.017 combined"]],
    ["5分59秒/公里", ["5分59秒/公里: pace 5.983 ±0.017 combined"]],
    ["5分60/公里", ["[60]/公里: pace 60 ±1"]],
    ["5分30", []],
  ])("is Chinese: %s", (text, amounts) => {
    for (const written of new Set([text, traditional(text)]))
      expect(amountsIn(written)).toEqual(
        amounts.map((each) => (written === text ? each : traditional(each))),
      );
  });

  it.each<[string, string[]]>([
    ["1 h 35 min", ["1 h 35 min: minutes 95 ±1 combined"]],
    ["1 h 35 m", ["1 h 35 m: minutes 95 ±1 combined"]],
    ["1 h 35 s", ["[1] h: minutes 60 ±60"]],
    ["1 hour, 5 min", ["1 hour, 5 min: minutes 65 ±1 combined"]],
    ["1.5 hours and 5 minutes", ["1.5 hours and 5 minutes: minutes 95 ±1 combined"]],
    ["1 h 59 min", ["1 h 59 min: minutes 119 ±1 combined"]],
    ["1 h 60 min", ["[1] h: minutes 60 ±60", "[60] min: minutes 60 ±1"]],
    ["1 h 5 km", ["[1] h: minutes 60 ±60", "[5] km: distance 5000 ±1000"]],
    ["2 to 3 h 5 min", ["[2 to 3] h: minutes 120-180 ±60", "[5] min: minutes 5 ±1"]],
    ["30 min 5 min", ["[30] min: minutes 30 ±1", "[5] min: minutes 5 ±1"]],
    ["25 min 30 s", ["25 min 30 s: minutes 25.5 ±0.017 combined"]],
    ["25 min 30 m", ["[25] min: minutes 25 ±1", "[30] m: distance 30 ±1"]],
    ["25 min and 30 sec", ["25 min and 30 sec: minutes 25.5 ±0.017 combined"]],
    ["25 min 30", ["[25] min: minutes 25 ±1"]],
    ["30 s", []],
  ])("is of two units: %s", (text, amounts) => {
    expect(amountsIn(text)).toEqual(amounts);
  });

  it.each<[string, string[]]>([
    ["5:30/km", ["5:30/km: pace 5.5 ±0.017 combined"]],
    ["5'30\"/km", ["5'30\"/km: pace 5.5 ±0.017 combined"]],
    ["5′30″/km", ["5′30″/km: pace 5.5 ±0.017 combined"]],
    ["5’30”/km", ["5’30”/km: pace 5.5 ±0.017 combined"]],
    ["5'30''/km", ["5'30''/km: pace 5.5 ±0.017 combined"]],
    ["15:30/mile", ["15:30/mile: pace 9.631 ±0.01 combined"]],
    ["1:45/100 m", ["1:45/100 m: pace 17.5 ±0.167 combined"]],
    ["5:5/km", ["[5]/km: pace 5 ±1"]],
    ["5:30 km", ["5:30: clock 330 ±1 clock"]],
    ["five'30/km", ["[30]/km: pace 30 ±1"]],
  ])("is a pace: %s", (text, amounts) => {
    expect(amountsIn(text)).toEqual(amounts);
  });

  it.each<[string, string[]]>([
    ["no minutes", ["[no] minutes: minutes 0 ±1"]],
    ["no hours", ["[no] hours: minutes 0 ±60"]],
    ["no", []],
    ["no idea, not minutes", []],
  ])("is none: %s", (text, amounts) => {
    expect(amountsIn(text)).toEqual(amounts);
  });
});

describe("a time of day", () => {
  it.each<[string, number | undefined]>([
    ["7 a.m.", 420],
    ["12 am", 0],
    ["12 pm", 720],
    ["12:30 am", 30],
    ["12:30 pm", 750],
    ["13 pm", 780],
    ["7:30 pm", 1170],
    ["7:30", 450],
    ["7:30:15", 450],
    ["19:00", 1140],
    ["24:00", 1440],
    ["25:00", undefined],
    ["7.5 am", undefined],
    ["7 oclock", undefined],
    ["下午3点", 900],
    ["下午3点半", 930],
    ["中午12点", 720],
    ["早上12点", 0],
    ["凌晨1点", 60],
    ["晚上8点10分", 1210],
    ["清晨6点整", 360],
    ["上午13点", 780],
    ["傍晚6点", 1080],
    ["3点钟", 180],
    ["3点整", 180],
    ["3点59分", 239],
    ["3点60分", undefined],
    ["3点5", undefined],
    ["三点半", 210],
    ["3点", undefined],
    ["明天3点", undefined],
    ["一点", undefined],
  ])("is %s in minutes after midnight: %i", (text, minutes) => {
    const described = (written: string) =>
      minutes === undefined
        ? []
        : [`${written.replace(/^[^\d三]+/u, "")}: clock ${minutes} ±1 clock`];
    for (const written of new Set([text, traditional(text)]))
      expect(amountsIn(written)).toEqual(described(written));
  });
});
