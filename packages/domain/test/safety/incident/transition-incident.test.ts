import { describe, expect, it } from "vitest";
import {
  INCIDENT_STATUSES,
  type IncidentStatus,
  type SafetyIncident,
} from "../../../src/safety/incident/safety-incident.ts";
import {
  type IncidentTransition,
  transitionIncident,
} from "../../../src/safety/incident/transition-incident.ts";
import type { SafetyIncidentId, UserId } from "../../../src/shared/ids.ts";
import { domainErrorOf } from "../../support/domain-error.ts";

const reviewerId = "01980c1d-0000-7000-8000-000000000001" as UserId;
const reportedAt = new Date("2026-03-04T12:00:00.000Z");
const now = new Date("2026-03-05T09:30:00.000Z");

function incident(status: IncidentStatus, revision = 3): SafetyIncident {
  return {
    id: "01980c20-1111-7222-8333-444455556666" as SafetyIncidentId,
    type: "injury",
    severity: "medium",
    status,
    userId: null,
    dialogueId: null,
    summary: {
      description: {
        language: "en",
        riskLevel: "low",
        flags: [],
        characters: "21-100",
        sentences: "1",
      },
      aiResponse: null,
    },
    createdAt: reportedAt,
    updatedAt: reportedAt,
    revision,
  };
}

function step(from: IncidentStatus, decision: Partial<IncidentTransition>) {
  return transitionIncident(
    incident(from),
    { to: "in_review", reviewerId, note: null, ...decision },
    now,
  );
}

const ALLOWED = [
  "pending_review to in_review",
  "in_review to confirmed",
  "in_review to dismissed",
  "confirmed to resolved",
];

describe("a review", () => {
  const pairs = INCIDENT_STATUSES.flatMap((from) => INCIDENT_STATUSES.map((to) => ({ from, to })));

  it.each(pairs)("from $from to $to goes on only where the workflow leads", ({ from, to }) => {
    if (ALLOWED.includes(`${from} to ${to}`)) {
      expect(step(from, { to }).incident).toEqual({
        ...incident(from),
        status: to,
        updatedAt: now,
        revision: 4,
      });
    } else {
      const { code, message } = domainErrorOf(() => step(from, { to }));
      expect([code, message.startsWith(`From ${from} to ${to}:`)]).toEqual([
        "incident_transition_refused",
        true,
      ]);
    }
  });

  it("keeps who took the step, when, and why", () => {
    const taken = step("in_review", { to: "dismissed", note: " A test message. " });
    expect(taken.step).toEqual({
      incidentId: incident("in_review").id,
      from: "in_review",
      to: "dismissed",
      reviewerId,
      note: "A test message.",
      at: now,
      revision: 4,
    });
  });

  it("is refused to somebody who looked at another version, whatever they decide", () => {
    for (const [from, to] of [
      ["pending_review", "in_review"],
      ["resolved", "in_review"],
    ] as const) {
      for (const seenRevision of [2, 4]) {
        const { code } = domainErrorOf(() => step(from, { to, seenRevision }));
        expect(code).toBe("changed_meanwhile");
      }
    }
    expect(step("pending_review", { seenRevision: 3 }).incident.revision).toBe(4);
  });
});

describe("a note", () => {
  const noteOf = (note: string | null) => step("pending_review", { note }).step.note;

  it("is kept without what it marks as a quotation", () => {
    const quoted: [string, string][] = [
      ['They wrote "my chest hurts when I run" and meant it.', "They wrote … and meant it."],
      ['They wrote "say "run on" to me" and "why"!', "They wrote …!"],
      ["They wrote “run on, it will pass”.", "They wrote …."],
      ["用户说「跑步的时候胸口疼得厉害」，已联系。", "用户说…，已联系。"],
      ["„Lauf weiter“ «continue» 『快跑』", "… … …"],
      [
        "See below.\n> my chest hurts\n > when I run\nCalled back.",
        "See below.\n…\n…\nCalled back.",
      ],
    ];
    for (const [note, kept] of quoted) expect(noteOf(note)).toBe(kept);
  });

  it("without any mark is kept as it is", () => {
    for (const note of ["It's the coach's 5' jump rule", "BMI > 30, age < 18", '5" step']) {
      expect(noteOf(note)).toBe(note);
    }
  });

  it("that is empty is none", () => {
    for (const note of [null, "", " \n "]) expect(noteOf(note)).toBeNull();
  });

  it("never grows", () => {
    for (const note of ['""'.repeat(250), ">\n".repeat(250), "“”".repeat(250)]) {
      expect(noteOf(note)?.length).toBeLessThanOrEqual(note.length);
    }
  });
});
