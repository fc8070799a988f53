import type { Complaint } from "./linters.ts";

type AcceptedComplaint = {
  readonly why: string;
  readonly rules: readonly string[];
  /** Of the places in the document. */
  readonly places: RegExp;
};

const UNSIGNED = [
  "owasp:api2:2023-write-restricted",
  "owasp:api2:2023-read-restricted",
  "owasp:api8:2023-define-error-responses-401",
];

/** What the linters say and the interface means all the same. */
export const ACCEPTED_COMPLAINTS: readonly AcceptedComplaint[] = [
  {
    why: "Advice on safety is for everybody, and asks for no token.",
    rules: UNSIGNED,
    places: /^paths \/api\/(?:safety\/|chat\/safety-guidelines )/,
  },
  {
    why: "Those who look after the process ask without a token, as often as they like, and send nothing that could be wrong.",
    rules: [
      ...UNSIGNED,
      "owasp:api4:2023-rate-limit",
      "owasp:api4:2023-rate-limit-responses-429",
      "owasp:api8:2023-define-error-validation",
      "operation-4xx-response",
    ],
    places: /^paths \/(?:healthz|readyz) /,
  },
  {
    why: "It takes neither parameters nor a body.",
    rules: ["owasp:api8:2023-define-error-validation"],
    places:
      /^paths \/api\/(?:profile get|account\/(?:export get|sign-out-everywhere post)|admin\/webhooks get|account delete|sport\/(?:types get|active get|sync-calendar post)|chat\/(?:clear-history post|notes (?:get|delete))|companion\/(?:status get|auto-configure-appearance post)) /,
  },
  {
    why: "The size of files is bounded as a whole, which the description of the body says.",
    rules: ["owasp:api4:2023-string-limit"],
    places:
      /^components schemas UploadedFiles properties file items$|^paths \/api\/sport\/import post requestBody content \S+ schema(?: properties file items)?$/,
  },
  {
    why: "OpenAPI 3.1 has no words for the events of a stream: these are what they carry.",
    rules: ["no-unused-components"],
    places: /^components schemas Chat(?:Checked|Sources|Text)$/,
  },
];

/** Whether a complaint is among those that are accepted. */
export function isAccepted(complaint: Complaint): boolean {
  return ACCEPTED_COMPLAINTS.some((accepted) => covers(accepted, complaint));
}

/** Whether an exception is of use. */
export function covers({ rules, places }: AcceptedComplaint, { rule, place }: Complaint): boolean {
  return rules.includes(rule) && places.test(place);
}
