import { createConfig, lintFromString } from "@redocly/openapi-core";
import spectral from "@stoplight/spectral-core";
import owaspRules from "@stoplight/spectral-owasp-ruleset";
import rulesets from "@stoplight/spectral-rulesets";

/** Something that a linter does not like, with the path to it in the document. */
export type Complaint = { readonly rule: string; readonly place: string; readonly message: string };

// Its types tell of a default that it does not have.
const owasp = owaspRules as unknown as { readonly rules: Readonly<Record<string, object>> };

/** Bodies and parameters that clients send: the rules that bound sizes are about what the service takes. */
const SENT = ["$.paths[*][*].requestBody.content[*]", "$.paths[*][*].parameters[*]"];

/** A rule of OWASP for values of one type, or of that and null, where clients send them. */
function whereSent(name: string, type: "string" | "array" | "integer"): object {
  const { formats: _formats, ...rule } = owasp.rules[name] as { readonly formats?: unknown };
  const isOfType = `@ && @.type && (@.type=='${type}' || @.type[0]=='${type}' || @.type[1]=='${type}')`;
  const given = SENT.flatMap((place) => [
    `${place}[?(@property=='schema' && ${isOfType})]`,
    `${place}.schema..[?(${isOfType})]`,
  ]);
  return { ...rule, given };
}

/** What Spectral says by its rules for OpenAPI and those of OWASP. */
export async function spectralComplaints(document: object): Promise<readonly Complaint[]> {
  const linter = new spectral.Spectral();
  linter.setRuleset({
    extends: [rulesets.oas, owasp],
    rules: {
      "owasp:api4:2023-string-limit": whereSent("owasp:api4:2023-string-limit", "string"),
      "owasp:api4:2023-array-limit": whereSent("owasp:api4:2023-array-limit", "array"),
      "owasp:api4:2023-integer-limit": whereSent("owasp:api4:2023-integer-limit", "integer"),
      // What people write has no pattern.
      "owasp:api4:2023-string-restricted": "off",
    },
  } as never);
  const results = await linter.run(document as never);
  return results.map(({ code, path, message }) => ({
    rule: String(code),
    place: path.join(" "),
    message,
  }));
}

/** What Redocly says, warnings as errors. */
export async function redoclyComplaints(document: object): Promise<readonly Complaint[]> {
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: "/openapi.json",
    config: await createConfig({ extends: ["recommended-strict"] }),
  });
  return problems.map(({ ruleId, message, location }) => ({
    rule: ruleId,
    place: decodePointer(location[0]?.pointer ?? ""),
    message,
  }));
}

function decodePointer(pointer: string): string {
  return pointer.replace(/^#\//, "").split("/").map(decodePart).join(" ");
}

function decodePart(part: string): string {
  return part.replaceAll("~1", "/").replaceAll("~0", "~");
}
