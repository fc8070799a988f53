import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService, type TestService } from "../support/test-service.ts";
import { openRequests, pathsOf } from "./support/open-requests.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ DEFAULT_REGION: "DE" });
});
afterAll(() => service.stop());

const { get } = openRequests(() => service);
const guidelines = (query = "") => get(`/api/safety/guidelines?${query}`);
type Guideline = { id: string; title: string; text: string; reason?: string };
const idsOf = (list: Guideline[]) => list.map(({ id }) => id);

const REGIONS = "US CA GB IE AU NZ IN CN HK TW JP KR SG DE FR ES BR".split(" ");

describe("contract: guidelines", () => {
  it("gives general advice, each with its source, and the contacts of the service's region", async () => {
    const { status, body } = await guidelines();
    expect(status).toBe(200);
    expect(body.general.length).toBeGreaterThanOrEqual(10);
    expect(new Set(idsOf(body.general)).size).toBe(body.general.length);
    for (const guideline of body.general) {
      expect(guideline).toMatchObject({
        title: expect.any(String),
        text: expect.any(String),
        source: { organisation: expect.any(String), year: expect.any(Number) },
      });
    }
    expect(body.personalized).toEqual([]);
    expect(body.emergency_contacts[0]).toMatchObject({
      phone: "112",
      kind: "emergency",
      region: "DE",
    });
  });

  it("is personal by age and by disease, and says why", async () => {
    const { body } = await guidelines("user_age=70&user_diseases=asthma,lupus");
    const reasons = body.personalized.map(({ reason }: Guideline) => reason).join(" ");
    expect(reasons).toContain("70 years");
    expect(reasons).toContain("asthma");
    expect(reasons).not.toContain("lupus");
    const young = (await guidelines("user_age=8")).body.personalized;
    expect(idsOf(young)).not.toEqual(idsOf(body.personalized));
  });

  it.each([
    ["chest pain", 50],
    ["fever", 30],
    ["heart attack last month", 60],
    ["pre-eclampsia", 30],
    ["Achilles rupture", 40],
    ["胸痛", 50],
    ["跟腱断裂", 40],
  ])("recommends no amounts where exercise waits: %s", async (disease, age) => {
    const { body } = await guidelines(
      `user_age=${age}&user_diseases=${encodeURIComponent(disease)}`,
    );
    const texts = [...body.general, ...body.personalized].map(({ text }: Guideline) => text);
    expect(texts.length).toBeGreaterThan(3);
    expect(texts.filter((text) => /\d+ minutes|\d+分钟|a week|每周/.test(text))).toEqual([]);
    expect(body.personalized[0].text).toMatch(/No exercise for now|目前不要运动/);
  });

  it.each(["ME/CFS", "eating disorder", "heart failure", "dialysis"])(
    "recommends no amounts for everybody where effort must be light: %s",
    async (disease) => {
      const { body } = await guidelines(`user_age=50&user_diseases=${encodeURIComponent(disease)}`);
      const told = [...body.general, ...body.personalized] as Guideline[];
      expect(idsOf(told)).not.toContain("adults-amount.en");
      for (const { text } of told.filter(({ text }) => /\d{3} minutes/.test(text)))
        expect(text).toMatch(/^For now light effort only: .* later aim/);
    },
  );

  it.each([
    ["diabetes", "diabetes.", "metformin-exercise.en"],
    ["糖尿病", "糖尿病。", "metformin-exercise.zh"],
  ])("takes %s for no type", async (disease, label, ofOneType) => {
    const { body } = await guidelines(`user_diseases=${encodeURIComponent(disease)}`);
    const [own, ...others] = body.personalized as Guideline[];
    expect(own?.id).toContain("own-limits");
    expect(others.length).toBeGreaterThan(3);
    expect(idsOf(others)).not.toContain(ofOneType);
    for (const { reason = "" } of others) {
      expect(reason.endsWith(label)).toBe(true);
      expect(reason).not.toMatch(/type|型/);
    }
  });

  it("leaves no warning out of what is written for an illness", async () => {
    const textsFor = async (disease: string) => {
      const { body } = await guidelines(`user_diseases=${encodeURIComponent(disease)}`);
      return body.personalized.map(({ text }: Guideline) => text).join(" ");
    };
    expect(await textsFor("type 1 diabetes")).toContain(
      "can raise it for an hour or two, because stress hormones release sugar; do not rush",
    );
    expect(await textsFor("怀孕")).toContain("不做极限重量、平躺大重量");
    expect(await textsFor("2型糖尿病")).toContain("大强度前问清眼睛、神经和心脏");
    expect(await textsFor("腰椎间盘突出")).toContain("慢性腰痛可以选择步行、游泳、瑜伽");
    expect(await textsFor("epilepsy")).toContain("ask your doctor, because time without");
  });

  it("reads diseases by comma or repeated, in either language", async () => {
    const [commas, repeated, chinese] = await Promise.all([
      guidelines("user_diseases=,lupus,asthma,"),
      guidelines("user_diseases=lupus&user_diseases=asthma"),
      guidelines("user_diseases=%E5%93%AE%E5%96%98&language=en"),
    ]);
    expect(commas.body.personalized.length).toBeGreaterThan(0);
    expect(repeated.body).toEqual(commas.body);
    expect(chinese.body).toEqual(commas.body);
  });

  it("answers in the language of the diseases, or as asked", async () => {
    const isChinese = (list: Guideline[]) =>
      list.every(({ title }) => /\p{Script=Han}/u.test(title));
    expect(isChinese((await guidelines("user_diseases=%E5%93%AE%E5%96%98")).body.general)).toBe(
      true,
    );
    expect(isChinese((await guidelines("language=zh")).body.general)).toBe(true);
    expect(isChinese((await guidelines("language=en")).body.general)).toBe(false);
  });

  it.each(REGIONS)(
    "has the contacts of %s: emergency, crisis, poison where there are",
    async (region) => {
      const { body } = await guidelines(`region=${region.toLowerCase()}`);
      const kinds = body.emergency_contacts.map(({ kind }: { kind: string }) => kind);
      expect(kinds).toContain("emergency");
      for (const contact of body.emergency_contacts) {
        expect(contact).toMatchObject({ region, name: expect.any(String) });
        expect(contact.phone).toMatch(/^[0-9][0-9 -]*$/);
      }
    },
  );

  it("names the police of China as an emergency number", async () => {
    const { body } = await guidelines("region=CN");
    const numbers = body.emergency_contacts.map(
      ({ kind, phone }: { kind: string; phone: string }) => `${kind} ${phone}`,
    );
    expect(numbers).toEqual(["emergency 120", "emergency 110", "crisis_line 12356"]);
  });

  it("names what a number is for as the reader writes", async () => {
    const namesOf = async (query: string) =>
      (await guidelines(query)).body.emergency_contacts.map(({ name }: { name: string }) => name);
    expect(await namesOf("region=FR&language=zh")).toContain("急救电话（SAMU）");
    expect(await namesOf("region=US&language=zh")).toContain("中毒咨询电话（Poison Help）");
    expect(await namesOf("region=TW&language=zh")).toEqual(["消防救護", "警察", "安心專線"]);
    expect(await namesOf("region=TW")).toContain("安心專線 (crisis line)");
    expect((await namesOf("region=KE&language=zh"))[0]).toContain("请拨打当地的急救电话");
  });

  it("gives 112 with a plain text for any other region", async () => {
    const { body } = await guidelines("region=KE");
    expect(body.emergency_contacts).toEqual([
      { name: expect.stringMatching(/\w+ \w+/), phone: "112", kind: "emergency", region: "INTL" },
    ]);
  });

  it.each(["user_age=0", "user_age=120", `user_diseases=${"🏃".repeat(100)}`])(
    "takes %s",
    async (query) => {
      expect((await guidelines(query)).status).toBe(200);
    },
  );

  it.each([
    ["user_age=-1", "user_age"],
    ["user_age=121", "user_age"],
    ["user_age=7.5", "user_age"],
    ["user_age=old", "user_age"],
    ["region=DEU", "region"],
    ["region=1", "region"],
    ["language=fr", "language"],
    [`user_diseases=${"a".repeat(101)}`, "user_diseases"],
    [`user_diseases=${"🏃".repeat(101)}`, "user_diseases"],
    [`user_diseases=${"a,".repeat(51)}`, "user_diseases"],
    ["user_diseases=%00", "user_diseases"],
  ])("refuses %s", async (query, path) => {
    const { status, body } = await guidelines(query);
    expect(status).toBe(422);
    expect(pathsOf(body)).toEqual([path]);
  });
});

describe("contract: chat safety-guidelines", () => {
  it("gives the general advice and the contacts, without a token", async () => {
    const { status, body } = await get("/api/chat/safety-guidelines");
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(["general", "emergency_contacts"]);
    const { body: full } = await guidelines();
    expect(body).toEqual({
      general: full.general,
      emergency_contacts: full.emergency_contacts,
    });
  });
});
