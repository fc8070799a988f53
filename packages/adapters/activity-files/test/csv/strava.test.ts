import { describe, expect, it } from "vitest";
import { STRAVA_HEADINGS, strava } from "../support/documents.ts";
import { read, readFault, readOne } from "../support/read.ts";

describe("Strava's list of activities", () => {
  it("gives title, type, start in UTC, duration, energy, effort and description", async () => {
    const row = `1,"Jan 5, 2026, 7:00:00 AM",Morning Run,Run,Easy.,1900,5.02,1900.0,1800.0,5020.0,423.56,6.0`;
    expect(await readOne(strava(row))).toMatchObject({
      name: "Morning Run",
      type: "Run",
      start: { kind: "instant", at: new Date("2026-01-05T07:00:00Z") },
      elapsedMilliseconds: 1_900_000,
      energyKilocalories: 423.56,
      perceivedExertion: 6,
      notes: "Easy.",
    });
  });

  it("leaves out what a row does not say, and a rating beyond its scale", async () => {
    const activity = await readOne(strava(`1,"Jan 5, 2026, 7:00:00 AM",,,,,,,,,,11`));
    expect(activity).toMatchObject({ name: null, type: null, elapsedMilliseconds: null });
    expect(activity).toMatchObject({
      energyKilocalories: null,
      perceivedExertion: null,
      notes: null,
    });
  });

  it("takes the time in motion where the whole time is missing", async () => {
    const activity = await readOne(strava(`1,2026-01-05 07:00:00,,Run,,,,,1800.0,,,`));
    expect(activity.elapsedMilliseconds).toBe(1_800_000);
  });

  it.each([
    [
      "German",
      "Aktivitäts-ID,Aktivitätsdatum,Name der Aktivität,Aktivitätsart,Verstrichene Zeit,Distanz,Verstrichene Zeit,Distanz,Kalorien",
      `1,"05.01.2026, 07:00:00",Morgenlauf,Lauf,"1.900","5,02",1900.0,5020.0,"423,5"`,
      { name: "Morgenlauf", type: "Lauf" },
    ],
    [
      "French",
      "ID de l’activité,Date de l’activité,Nom de l’activité,Type d’activité,Temps écoulé,Distance,Calories",
      `1,"5 janv. 2026 à 07:00:00",Course,Course à pied,1900,"5,02","423,5"`,
      { name: "Course", type: "Course à pied" },
    ],
    [
      "Spanish",
      "ID de actividad,Fecha de la actividad,Nombre de la actividad,Tipo de actividad,Tiempo transcurrido,Distancia,Calorías",
      `1,"5 ene 2026, 7:00:00",Carrera,Carrera,1900,"5,02","423,5"`,
      { name: "Carrera", type: "Carrera" },
    ],
    [
      "Dutch",
      "Activiteits-ID,Datum van activiteit,Naam van activiteit,Activiteitstype,Verstreken tijd,Afstand,Calorieën",
      `1,5 jan. 2026 07:00:00,Rondje,Hardloopsessie,1900,"5,02","423,5"`,
      { name: "Rondje", type: "Hardloopsessie" },
    ],
    [
      "Chinese",
      "活动 ID,活动日期,活动名称,活动类型,活动描述,全程耗时,距离,卡路里",
      `1,2026年1月5日 07:00:00,晨跑,跑步,,1900,5.02,423.5`,
      { name: "晨跑", type: "跑步" },
    ],
  ])("is read in %s", async (_, headings, row, expected) => {
    expect(await readOne(`${headings}\n${row}\n`)).toMatchObject({
      ...expected,
      start: { kind: "instant", at: new Date("2026-01-05T07:00:00Z") },
      elapsedMilliseconds: 1_900_000,
      energyKilocalories: 423.5,
    });
  });

  it("gives the line of each activity, over quoted line breaks, empty lines and any line ending", async () => {
    for (const end of ["\n", "\r\n", "\r"]) {
      const rows = [
        STRAVA_HEADINGS,
        `1,2026-01-05 07:00:00,"Two${end}lines",Run,"a${end}${end}b",60,,,,,,`,
        "",
        `2,2026-01-06 07:00:00,B,Run,,60,,,,,,`,
        `3,2026-01-07 07:00:00,C,Run,,60,,,,,,`,
      ];
      const { activities, faults } = await read(rows.join(end));
      expect(faults).toEqual([]);
      expect(activities.map(({ line }) => line)).toEqual([2, 7, 8]);
      expect(activities[0]?.activity).toMatchObject({ name: "Two\nlines", notes: "a\n\nb" });
    }
  });

  it("tells the bad rows by their lines and reads the others", async () => {
    const { activities, faults } = await read(
      strava(
        `1,2026-01-05 07:00:00,A,Run,,60,,,,,,`,
        `2,"some day",SECRET,Run,,60,,,,,,`,
        `3,,SECRET,Run,,60,,,,,,`,
        `4,2026-01-06 07:00:00,SECRET,Run,,soon,,,,,,`,
        `5,2026-01-06 07:00:00,SECRET,Run,,60,,,,,-7,`,
        `6,2026-01-06 07:00:00,SECRET,Run`,
        `7,2026-01-06 07:00:00,SECRET,Run,,60,,,,,,,,x,,`,
        `8,2026-01-08 07:00:00,B,Run,,60,,,,,,`,
      ),
    );
    expect(activities.map(({ line }) => line)).toEqual([2, 9]);
    expect(faults.map(({ line }) => line)).toEqual([3, 4, 5, 6, 7, 8]);
    expect(JSON.stringify(faults)).not.toMatch(/SECRET|some day|soon|-7/);
  });

  it("does not mind empty cells that a spreadsheet adds to a row, or leaves out", async () => {
    const { activities, faults } = await read(
      [
        `start,type,elapsed_s,notes`,
        `2026-01-05T07:00:00Z,Run,60,,,`,
        `2026-01-06T07:00:00Z,Run,60,`,
      ].join("\n"),
    );
    expect([activities.length, faults]).toEqual([2, []]);
  });

  it("lets one row settle whether the day or the month comes first in all of them", async () => {
    const rows = [`1,01/02/2026 07:00,A,Run,,60,,,,,,`, `2,02/13/2026 07:00,B,Run,,60,,,,,,`];
    const { activities } = await read(strava(...rows));
    expect(activities.map(({ activity }) => activity.start)).toEqual([
      { kind: "instant", at: new Date("2026-01-02T07:00:00Z") },
      { kind: "instant", at: new Date("2026-02-13T07:00:00Z") },
    ]);
  });

  it("refuses rows that could be two days where no row, or rows against each other, settle it", async () => {
    const ambiguous = `1,01/02/2026 07:00,A,Run,,60,,,,,,`;
    expect(await readFault(strava(ambiguous))).toMatch(/day or with the month first/);
    const both = [`2,02/13/2026 07:00,B,Run,,60,,,,,,`, `3,13/02/2026 07:00,C,Run,,60,,,,,,`];
    const { activities, faults } = await read(strava(ambiguous, ...both));
    expect(activities.map(({ line }) => line)).toEqual([3, 4]);
    expect(faults.map(({ line }) => line)).toEqual([2]);
  });
});
