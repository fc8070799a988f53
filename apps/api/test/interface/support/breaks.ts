// biome-ignore lint/suspicious/noExplicitAny: it is changed at will, by paths that the test would fail without.
export type Document = any;

type Break = readonly [
  what: string,
  breakIt: (document: Document) => void,
  found: readonly string[],
];

const parameterOf = (operation: Document, name: string) =>
  operation.parameters.find((each: { name: string }) => each.name === name);

const without = (words: readonly string[], gone: string) => words.filter((word) => word !== gone);

const LOGS = "GET /api/sport/logs";
const logsOf = ({ paths }: Document) => paths["/api/sport/logs"].get;
const startOf = ({ paths }: Document) => paths["/api/sport/log"].post;

/** Changes of the document that break somebody, and what is to be found of each. */
export const BREAKS: readonly Break[] = [
  [
    "a code that no problem has any more",
    ({ components: { schemas } }) => {
      const { code } = schemas.Problem.properties;
      code.enum = without(code.enum, "active_log_exists");
    },
    ["Problem.code is no more active_log_exists"],
  ],
  [
    "a code that some paths have no more",
    (document) => {
      const { responses } = startOf(document);
      const name = responses["409"].$ref.split("/").at(-1);
      const [, { properties }] =
        document.components.responses[name].content["application/problem+json"].schema.allOf;
      properties.code.enum = without(properties.code.enum, "quota_exceeded");
    },
    [
      "POST /api/sport/log/custom: 409 is no more quota_exceeded",
      "POST /api/sport/log: 409 is no more quota_exceeded",
    ],
  ],
  [
    "a field of a problem that is gone",
    ({ components: { schemas } }) => delete schemas.Problem.properties.log_id,
    ["Problem.log_id is gone"],
  ],
  [
    "a problem that a path has no more",
    (document) => delete startOf(document).responses["409"],
    ["POST /api/sport/log: no more answers with 409"],
  ],
  [
    "a header of an answer that is gone",
    (document) => delete startOf(document).responses["201"].headers.Location,
    ["POST /api/sport/log: 201 header Location is gone"],
  ],
  [
    "events that are sent no more",
    (document) => delete document.webhooks["account.erased"],
    ["webhook account.erased: is gone"],
  ],
  [
    "a header of an event that is gone",
    ({ webhooks }) => {
      const { post } = webhooks["account.erased"];
      post.parameters = post.parameters.filter(
        ({ name }: { name: string }) => name !== "webhook-id",
      );
    },
    ["webhook account.erased: header parameter webhook-id is gone"],
  ],
  [
    "an answer to an event that is understood no more",
    ({ webhooks }) => delete webhooks["account.erased"].post.responses["410"],
    ["webhook account.erased: understands an answer of 410 no more"],
  ],
  [
    "a field of an event that is gone",
    ({ components: { schemas } }) =>
      delete schemas.SportSessionFinishedEvent.properties.data.properties.sport_end,
    ["SportSessionFinishedEvent.data.sport_end is gone"],
  ],
  [
    "a field of a part of a stream that is gone",
    ({ components: { schemas } }) => delete schemas.ChatChecked.properties.safety_check,
    ["ChatChecked.safety_check is gone"],
  ],
  [
    "a part of a stream that is gone",
    ({ paths }) => {
      const { post } = paths["/api/chat/message/events"];
      delete post.responses["200"].content["text/event-stream"]["x-events"].sources;
    },
    ["POST /api/chat/message/events: event sources is gone"],
  ],
  [
    "a token that has to be another",
    (document) => {
      logsOf(document).security = [{ administrator: [] }];
    },
    [`${LOGS}: asks for administrator instead of bearer`],
  ],
  [
    "a way to sign in that is another",
    ({ components }) => {
      components.securitySchemes.bearer.scheme = "basic";
    },
    ["bearer: is another way to sign in, or none"],
  ],
  [
    "an answer of another format",
    ({ components: { schemas } }) => {
      schemas.SportLog.properties.sport_start.format = "date";
    },
    ["SportLog.sport_start may be other than date-time"],
  ],
  [
    "another default",
    (document) => {
      parameterOf(logsOf(document), "limit").schema.default = 50;
    },
    [`${LOGS}: query parameter limit has another default`],
  ],
  [
    "a pattern that was not asked for",
    ({ components: { schemas } }) => {
      schemas.NewSportLog.properties.sport_name.pattern = "^[a-z]+$";
    },
    ["NewSportLog.sport_name has another pattern"],
  ],
  [
    "a format that was not asked for",
    ({ components: { schemas } }) => {
      schemas.NewSportLog.properties.sport_name.format = "uuid";
    },
    ["NewSportLog.sport_name has to be uuid"],
  ],
];
