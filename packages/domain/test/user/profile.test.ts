import { describe, expect, it } from "vitest";
import {
  ageOn,
  allowsExternalModel,
  changeProfile,
  dateOfTurning,
  emptyProfile,
  olderAdultFrom,
  type Profile,
} from "../../src/user/profile.ts";
import { aPause, aProfile, at, aUserId, day, zone } from "../support/builders.ts";
import { domainErrorOf } from "../support/domain-error.ts";

const NOW = at("2026-06-15T12:00");

function bornOn(date: string) {
  return { kind: "date", date: day(date) } as const;
}

function stated(years: number, on: string) {
  return { kind: "stated_age", years, statedOn: day(on) } as const;
}

describe("emptyProfile", () => {
  it("tells nothing", () => {
    expect(emptyProfile(aUserId, NOW)).toEqual({
      userId: aUserId,
      displayName: null,
      gender: null,
      birth: null,
      heightCm: null,
      weightKg: null,
      restingHeartRateBpm: null,
      conditions: [],
      medications: [],
      activityLevel: null,
      goal: null,
      timeZone: null,
      locale: null,
      pauses: [],
      units: null,
      keepsTracks: null,
      privateRadiusMeters: null,
      allowsExternalModel: null,
      createdAt: NOW,
      updatedAt: NOW,
      revision: 0,
    });
  });
});

describe("changeProfile", () => {
  it("changes what is sent, forgets what is null, and keeps the rest", () => {
    const before = aProfile({ heightCm: 170, weightKg: 70, goal: "10 km", revision: 4 });
    const after = changeProfile(
      before,
      { weightKg: 71.5, goal: null, heightCm: undefined, conditions: ["asthma"] },
      NOW,
    );
    expect(after).toEqual({
      ...before,
      weightKg: 71.5,
      goal: null,
      conditions: ["asthma"],
      updatedAt: NOW,
      revision: 5,
    });
  });

  it("does not touch the profile it was given", () => {
    const before = Object.freeze(aProfile({ weightKg: 70 }));
    changeProfile(before, { weightKg: 80 }, NOW);
    expect(before.weightKg).toBe(70);
  });

  it("counts a revision even when nothing is sent", () => {
    expect(changeProfile(aProfile({ revision: 2 }), {}, NOW).revision).toBe(3);
  });

  describe("how old somebody is", () => {
    const birthAfter = (before: Partial<Profile>, changes: Parameters<typeof changeProfile>[1]) =>
      changeProfile(aProfile(before), changes, NOW).birth;

    it("keeps a date of birth, and an age with the day on which it was stated", () => {
      expect(birthAfter({}, { birthDate: day("1990-02-03") })).toEqual(bornOn("1990-02-03"));
      expect(birthAfter({}, { ageYears: 36 })).toEqual(stated(36, "2026-06-15"));
    });

    it("takes the day of the statement in the person's time zone, also one sent with it", () => {
      const late = at("2026-06-15T23:00");
      const changes = { ageYears: 36, timeZone: zone("Asia/Tokyo") };
      expect(changeProfile(aProfile(), changes, late).birth).toEqual(stated(36, "2026-06-16"));
    });

    it("keeps what is known when neither is sent", () => {
      const birth = bornOn("1990-02-03");
      expect(birthAfter({ birth }, { weightKg: 70 })).toEqual(birth);
    });

    it("keeps a known date of birth when an age that agrees is sent", () => {
      const birth = bornOn("1990-02-03");
      expect(birthAfter({ birth }, { ageYears: 36 })).toEqual(birth);
      expect(birthAfter({ birth }, { ageYears: 35 })).toEqual(stated(35, "2026-06-15"));
    });

    it("keeps the earlier statement when the same age is sent again", () => {
      const birth = stated(36, "2026-01-01");
      expect(birthAfter({ birth }, { ageYears: 36 })).toEqual(birth);
      expect(birthAfter({ birth }, { ageYears: 37 })).toEqual(stated(37, "2026-06-15"));
    });

    it("prefers a date of birth over a stated age", () => {
      const birth = stated(36, "2026-01-01");
      const birthDate = day("1990-02-03");
      expect(birthAfter({ birth }, { birthDate })).toEqual(bornOn("1990-02-03"));
      expect(birthAfter({ birth }, { birthDate, ageYears: 36 })).toEqual(bornOn("1990-02-03"));
      expect(birthAfter({ birth }, { birthDate, ageYears: null })).toEqual(bornOn("1990-02-03"));
    });

    it("forgets a date that is null, and keeps the age sent with it, were it the same", () => {
      const birth = bornOn("1990-02-03");
      expect(birthAfter({ birth }, { birthDate: null })).toBeNull();
      for (const ageYears of [20, 36])
        expect(birthAfter({ birth }, { birthDate: null, ageYears })).toEqual(
          stated(ageYears, "2026-06-15"),
        );
    });

    it("keeps an age that was stated when the date that was never told is null", () => {
      const birth = stated(36, "2026-01-01");
      expect(birthAfter({ birth }, { birthDate: null })).toEqual(birth);
      expect(birthAfter({ birth }, { birthDate: null, ageYears: 36 })).toEqual(birth);
    });

    it("forgets an age that is null, and a date with it, which tells the age", () => {
      for (const birth of [bornOn("1990-02-03"), stated(36, "2026-01-01")]) {
        expect(birthAfter({ birth }, { ageYears: null })).toBeNull();
        expect(birthAfter({ birth }, { ageYears: null, birthDate: null })).toBeNull();
      }
    });

    it("refuses an age that contradicts the date of birth sent with it", () => {
      const changes = { birthDate: day("1990-02-03"), ageYears: 35 };
      const error = domainErrorOf(() => changeProfile(aProfile(), changes, NOW));
      expect(error.code).toBe("invalid_input");
      expect(error.issues.map((issue) => issue.path)).toEqual(["ageYears"]);
    });

    it("accepts the ages of 5 to 120, counted to the day", () => {
      for (const date of ["2021-06-15", "1905-06-16"]) {
        expect(birthAfter({}, { birthDate: day(date) })).toEqual(bornOn(date));
      }
      for (const date of ["2021-06-16", "1905-06-15", "2027-01-01"]) {
        const error = domainErrorOf(() => changeProfile(aProfile(), { birthDate: day(date) }, NOW));
        expect(error.issues.map((issue) => issue.path)).toEqual(["birthDate"]);
      }
    });

    // Their zone tells their days and whom they can call: a child who flies west on a birthday is not refused it for hours.
    it("takes a zone in which the fifth birthday is yet to come, and what it shows can be sent back", () => {
      const birth = bornOn("2021-06-15");
      const timeZone = zone("Pacific/Pago_Pago");
      const now = at("2026-06-15T08:00");
      const moved = changeProfile(aProfile({ birth }), { timeZone }, now);
      expect(moved).toMatchObject({ birth, timeZone });
      expect(ageOn(moved.birth, day("2026-06-14"))).toBe(5);
      expect(changeProfile(moved, { birthDate: birth.date, ageYears: 5 }, now).birth).toEqual(
        birth,
      );
      expect(changeProfile(moved, { ageYears: 5 }, now).birth).toEqual(birth);
      const other = domainErrorOf(() =>
        changeProfile(moved, { birthDate: day("2021-06-16") }, now),
      );
      expect(other.issues.map((issue) => issue.path)).toEqual(["birthDate"]);
    });

    it("makes nobody younger than they stated where the day of the statement is yet to come", () => {
      const birth = stated(40, "2026-06-15");
      const changes = { timeZone: zone("America/New_York") };
      const moved = changeProfile(aProfile({ birth }), changes, at("2026-06-15T03:00"));
      expect(moved.birth).toEqual(stated(40, "2026-06-14"));
    });
  });

  it("refuses a pause that ends before it starts, and names it", () => {
    const pauses = [
      aPause("2026-01-01", "2026-01-01"),
      aPause("2026-02-02", "2026-02-01"),
      aPause("2026-03-01", null),
    ];
    const error = domainErrorOf(() => changeProfile(aProfile(), { pauses }, NOW));
    expect(error.code).toBe("invalid_input");
    expect(error.issues.map((issue) => issue.path)).toEqual(["pauses.1.endDate"]);
  });

  it("keeps pauses for different reasons that overlap, and such as follow each other", () => {
    const pauses = [
      aPause("2026-01-01", "2026-01-05", "travel"),
      aPause("2026-01-03", null, "injury"),
      aPause("2026-01-06", "2026-01-06", "travel"),
    ];
    expect(changeProfile(aProfile(), { pauses }, NOW).pauses).toEqual(pauses);
  });

  it.each([
    ["on one day", "2026-01-05", "2026-01-09"],
    ["without end", "2026-01-03", null],
    ["around the other", "2025-12-01", "2026-02-01"],
    ["twice the same", "2026-01-01", "2026-01-05"],
  ])("refuses two pauses for one reason that overlap %s, and names the later one", (...range) => {
    const [, start, end] = range;
    const pauses = [aPause("2026-01-01", "2026-01-05", "rest"), aPause(start, end, "rest")];
    const error = domainErrorOf(() => changeProfile(aProfile(), { pauses }, NOW));
    expect(error.code).toBe("invalid_input");
    expect(error.issues.map((issue) => issue.path)).toEqual(["pauses.1.startDate"]);
  });

  it("names everything that is wrong at once", () => {
    const changes = {
      birthDate: day("2025-01-01"),
      pauses: [aPause("2026-02-02", "2026-02-01")],
    };
    const error = domainErrorOf(() => changeProfile(aProfile(), changes, NOW));
    expect(error.issues.map((issue) => issue.path)).toEqual(["birthDate", "pauses.0.endDate"]);
  });
});

describe("ageOn", () => {
  it("grows on the birthday", () => {
    expect(ageOn(bornOn("1990-06-15"), day("2026-06-14"))).toBe(35);
    expect(ageOn(bornOn("1990-06-15"), day("2026-06-15"))).toBe(36);
  });

  it("lies within the ages served, the day before the fifth birthday and at the age of 121 too", () => {
    expect(ageOn(bornOn("2021-06-15"), day("2026-06-14"))).toBe(5);
    expect(ageOn(bornOn("1905-06-15"), day("2026-06-15"))).toBe(120);
    expect(ageOn(stated(120, "2024-03-01"), day("2026-03-01"))).toBe(120);
  });

  it("grows on 28 February in common years for a birthday on 29 February", () => {
    expect(ageOn(bornOn("2004-02-29"), day("2025-02-27"))).toBe(20);
    expect(ageOn(bornOn("2004-02-29"), day("2025-02-28"))).toBe(21);
    expect(ageOn(bornOn("2004-02-29"), day("2024-02-28"))).toBe(19);
    expect(ageOn(bornOn("2004-02-29"), day("2024-02-29"))).toBe(20);
  });

  it("grows a year after it was stated, and shrinks for days before", () => {
    expect(ageOn(stated(40, "2024-03-01"), day("2025-02-28"))).toBe(40);
    expect(ageOn(stated(40, "2024-03-01"), day("2025-03-01"))).toBe(41);
    expect(ageOn(stated(40, "2024-03-01"), day("2024-02-29"))).toBe(39);
  });

  it("is unknown when it was not told", () => {
    expect(ageOn(null, day("2026-01-01"))).toBeNull();
  });
});

describe("turning an age", () => {
  it("happens on the birthday, or on the day of the year on which an age was stated", () => {
    expect(dateOfTurning(bornOn("1970-05-17"), 60)).toBe("2030-05-17");
    expect(dateOfTurning(stated(58, "2026-05-17"), 60)).toBe("2028-05-17");
    expect(dateOfTurning(stated(61, "2026-05-17"), 60)).toBe("2025-05-17");
    expect(dateOfTurning(null, 60)).toBeNull();
  });

  it("makes an older adult at the start of the sixtieth birthday in the person's time zone", () => {
    const birth = bornOn("1966-06-15");
    expect(olderAdultFrom(aProfile({ birth }))).toEqual(at("2026-06-15T00:00"));
    expect(olderAdultFrom(aProfile({ birth, timeZone: zone("Asia/Tokyo") }))).toEqual(
      at("2026-06-14T15:00"),
    );
    expect(olderAdultFrom(aProfile())).toBeNull();
    expect(olderAdultFrom(null)).toBeNull();
  });
});

describe("allowsExternalModel", () => {
  it("is what the person says, whatever is usual", () => {
    for (const byDefault of [true, false]) {
      for (const allowed of [true, false]) {
        const profile = aProfile({ allowsExternalModel: allowed });
        expect(allowsExternalModel(profile, byDefault)).toBe(allowed);
      }
    }
  });

  it.each([true, false])(
    "is %s by default of whoever says nothing or has no profile",
    (byDefault) => {
      expect(allowsExternalModel(aProfile(), byDefault)).toBe(byDefault);
      expect(allowsExternalModel(null, byDefault)).toBe(byDefault);
    },
  );
});
