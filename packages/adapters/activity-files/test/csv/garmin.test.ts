import { describe, expect, it } from "vitest";
import { GARMIN_HEADINGS, garmin } from "../support/documents.ts";
import { read, readFault, readOne } from "../support/read.ts";

const LOCAL = { kind: "local", dateTime: "2026-01-05T07:00:00", zone: null };

describe("Garmin's list of activities", () => {
  it("gives title, type, start on the wall, whole duration and energy", async () => {
    const row = `Running,2026-01-05 07:00:00,false,"Berlin Running","5.48","1,447","00:31:24","00:31:08","00:32:57.5"`;
    expect(await readOne(garmin(row))).toMatchObject({
      name: "Berlin Running",
      type: "Running",
      start: LOCAL,
      elapsedMilliseconds: 1_977_500,
      energyKilocalories: 1447,
      perceivedExertion: null,
      notes: null,
    });
  });

  it("takes -- for nothing, and the counted time where the whole one is missing or 0", async () => {
    for (const none of ["--", "", "00:00:00"]) {
      const row = `Yoga,2026-01-05 07:00:00,false,--,--,--,00:31:24,--,${none}`;
      const activity = await readOne(garmin(row));
      expect(activity).toMatchObject({ name: null, energyKilocalories: null });
      expect(activity.elapsedMilliseconds).toBe(1_884_000);
    }
  });

  it("refuses a duration without colons: its unit is unknown", async () => {
    const row = `Yoga,2026-01-05 07:00:00,false,A,--,--,31,--,--`;
    expect(await readFault(garmin(row))).toMatch(/duration/);
  });

  it.each([
    ["German", "Aktivitätstyp,Datum,Favorit,Titel,Distanz,Kalorien,Zeit,Verstrichene Zeit"],
    ["French", "Type d'activité,Date,Favori,Titre,Distance,Calories,Durée,Temps écoulé"],
    [
      "Spanish",
      "Tipo de actividad,Fecha,Favorito,Título,Distancia,Calorías,Tiempo,Tiempo transcurrido",
    ],
    ["Italian", "Tipo di attività,Data,Preferita,Titolo,Distanza,Calorie,Tempo,Tempo trascorso"],
    [
      "Portuguese",
      "Tipo de atividade,Data,Favorito,Título,Distância,Calorias,Tempo,Tempo transcorrido",
    ],
    ["Dutch", "Activiteittype,Datum,Favoriet,Titel,Afstand,Calorieën,Tijd,Verstreken tijd"],
    ["Norwegian", "Aktivitetstype,Dato,Favoritt,Tittel,Distanse,Kalorier,Tid,Annet"],
    ["Chinese", "活动类型,日期,我的最爱,标题,距离,热量消耗,时间,全程耗时"],
    ["Japanese", "アクティビティタイプ,日付,お気に入り,タイトル,距離,カロリー,タイム,経過時間"],
  ])("is read in %s, whichever decimal sign the account has", async (_, headings) => {
    const expected = { name: "T", type: "X", start: LOCAL, elapsedMilliseconds: 1_884_000 };
    const points = await read(
      `${headings}\nX,2026-01-05 07:00:00,false,T,"5.48","1,447","00:31:24","00:31:24"`,
    );
    const commas = await read(
      `${headings}\nX,2026-01-05 07:00:00,false,T,"5,48","1.447","00:31:24","00:31:24"`,
    );
    for (const { activities } of [points, commas])
      expect(activities[0]?.activity).toMatchObject({ ...expected, energyKilocalories: 1447 });
  });

  it("refuses a number that could be two where no other number of the file tells", async () => {
    const headings = "Aktivitätstyp,Datum,Titel,Kalorien,Zeit";
    const row = `Laufen,2026-01-05 07:00:00,T,"1.447",00:31:24`;
    expect(await readFault(`${headings}\n${row}`)).toMatch(/comma or the point/);
  });

  it("is read with semicolons and with tabs, decomposed letters and a byte order mark", async () => {
    for (const delimiter of [";", "\t"]) {
      const headings = `Tipo di attività;Data;Titolo;Distanza;Calorie;Tempo`.normalize("NFD");
      const row = `Corsa;05/13/2026 07:00;"A; ""B""";5,48;447,5;31:24`;
      const file = [headings, row].join("\r\n").replaceAll(/;(?! )/g, delimiter);
      const { activities } = await read(`\ufeff${file}\r\n`);
      expect(activities[0]?.activity).toMatchObject({ name: `A; "B"`, energyKilocalories: 447.5 });
      expect(activities[0]?.activity.start).toEqual({
        kind: "local",
        dateTime: "2026-05-13T07:00:00",
        zone: null,
      });
    }
  });

  it("is read in UTF-16 with its mark", async () => {
    const text = garmin(`Läufe,2026-01-05 07:00:00,false,T,5.48,447,00:31:24,--,--`);
    const activity = await readOne(Buffer.from(`\ufeff${text}`, "utf16le"));
    expect(activity.type).toBe("Läufe");
  });

  it("has texts without what cannot be stored, cut between characters", async () => {
    const long = "😀".repeat(1_000);
    const { name } = await readOne(garmin(`Run,2026-01-05 07:00:00,false,"a\u0007${long}",,,,,`));
    expect(name).toMatch(/^a (?:😀)+$/u);
    expect(name?.length).toBeLessThanOrEqual(300);
  });
});

describe("a CSV file as a whole", () => {
  const good = `Run,2026-01-05 07:00:00,false,A,5.48,447,00:31:24,--,--`;

  it("gives no activity where a quote is never closed", async () => {
    expect(await readFault(garmin(good, `Run,"2026`, good))).toMatch(/quotation mark/);
  });

  it("takes a quote within a text for a character of it", async () => {
    const row = `Run,2026-01-06 07:00:00,false,6" pipe,5.48,447,00:31:24,--,--`;
    const { activities, faults } = await read(garmin(good, row, good));
    expect(faults).toEqual([]);
    expect(activities.map(({ activity }) => activity.name)).toEqual(["A", '6" pipe', "A"]);
  });

  it("gives no activity where a byte further on is not UTF-8", async () => {
    const long = garmin(...Array.from({ length: 2_000 }, () => good));
    const bytes = Buffer.concat([Buffer.from(`${long}\n`), Buffer.from([0xff, 0xfe, 0x0a])]);
    expect(await readFault(bytes)).toMatch(/UTF-8/);
    expect(await readFault(Buffer.from(`${long}é`).subarray(0, -1))).toMatch(/UTF-8/);
  });

  it("is read in Windows-1252 where it is no UTF-8, as spreadsheets save it", async () => {
    const headings = "Aktivitätstyp;Datum;Favorit;Titel;Distanz;Kalorien;Zeit;Verstrichene Zeit";
    const row = "Laufen;2026-01-05 07:00:00;false;Früh;5,48;447;00:31:24;00:32:00";
    const { name, type } = await readOne(Buffer.from(`sep=;\r\n${headings}\r\n${row}`, "latin1"));
    expect([name, type]).toEqual(["Früh", "Laufen"]);
  });

  it("gives no activity where a row is longer than 64 KiB or there are more than 100,000", async () => {
    expect(await readFault(garmin(good, `Run,${"x".repeat(70_000)}`))).toMatch(/64 KiB/);
    const rows = Array.from({ length: 100_001 }, () => good);
    expect(await readFault(garmin(...rows))).toMatch(/100,000/);
  });

  it("says that it has headings but no activity", async () => {
    expect(await readFault(GARMIN_HEADINGS)).toMatch(/no activity/);
    expect(await readFault(`${GARMIN_HEADINGS}\n\n\n`)).toMatch(/no activity/);
  });

  it("with other headings is none that can be read", async () => {
    for (const other of ["a,b,c\n1,2,3", "date,amount,type\n2026-01-05,1,x", "hello", `"`, " \n "])
      expect(await readFault(other)).toMatch(/none of those/);
  });
});
