import type { Config } from "../config/parse-config.ts";
import { lifetimeText } from "../config/token-lifetime.ts";
import { COMMAND_CALL } from "./command-call.ts";
import { demoLifetimeSeconds } from "./demo-access.ts";
import type { RunningService } from "./start-service.ts";

/** What a person who has started the service wants to know. */
export function describeService(service: RunningService, config: Config): string {
  const url = reachableUrl(service.url);
  const signsItself =
    config.tokens.keys.kind === "secret" || config.tokens.keys.kind === "kept_secret";
  const lines = [
    "",
    "The Health-Exercise Companion Service is running.",
    `  API       ${url}`,
    `  Docs      ${url}/docs`,
    ...(service.metricsUrl === undefined
      ? []
      : [`  Metrics   ${reachableUrl(service.metricsUrl)}`]),
    `  Database  ${service.databaseDescription}`,
    `  A user    ${COMMAND_CALL} user create --name Ann`,
    signsItself
      ? `  A token   ${COMMAND_CALL} token issue --user <id of the user>`
      : "  A token   from your identity provider, with the id of the user as sub",
    ...(service.demoToken === undefined ? [] : demoLines(url, service.demoToken, config)),
    "Press Ctrl-C to stop.",
    "",
  ];
  return lines.join("\n");
}

function demoLines(url: string, token: string, config: Config): string[] {
  const lifetime = lifetimeText(demoLifetimeSeconds(config));
  return [
    `A first request, as the demo user (development mode; the token is good for ${lifetime}):`,
    `  curl -H "Authorization: Bearer ${token}" ${url}/api/sport/stats`,
  ];
}

/** Nobody can open the address that stands for every network. */
function reachableUrl(url: string): string {
  return url.replace("//0.0.0.0:", "//127.0.0.1:").replace("//[::]:", "//[::1]:");
}
