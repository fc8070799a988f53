import type { ConfigProblem } from "./config-error.ts";
import type { VariableValues } from "./variables.ts";

const LONGEST_ISSUER = 500;

/** Names that issuers give to people are kept with the issuer's. */
export function requireIssuer(values: VariableValues, problems: ConfigProblem[]): void {
  const { USER_PROVISIONING: provisioning, JWT_ISSUER: issuer = "" } = values;
  if (provisioning !== "first_token") return;
  if (issuer === "") {
    problems.push({ variable: "USER_PROVISIONING", message: "needs JWT_ISSUER, unless it is off" });
  } else if (issuer.length > LONGEST_ISSUER) {
    const message = `must have at most ${LONGEST_ISSUER} characters, unless USER_PROVISIONING is off`;
    problems.push({ variable: "JWT_ISSUER", message });
  }
}
