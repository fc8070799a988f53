/**
 * Says what linters think of the OpenAPI document of this source tree, and fails where that is not accepted:
 *   npx -y pnpm interface:lint
 */
import { isAccepted } from "./interface/accepted-complaints.ts";
import { apiDocument } from "./interface/api-document.ts";
import { type Complaint, redoclyComplaints, spectralComplaints } from "./interface/linters.ts";

const document = JSON.parse(await apiDocument());
const LINTERS: Readonly<Record<string, () => Promise<readonly Complaint[]>>> = {
  "Spectral, with the rules of OWASP": () => spectralComplaints(document),
  "Redocly, warnings as errors": () => redoclyComplaints(document),
};
for (const [name, complaintsOf] of Object.entries(LINTERS)) {
  const complaints = await complaintsOf();
  const open = complaints.filter((complaint) => !isAccepted(complaint));
  console.log(`${name}: ${open.length} complaints, ${complaints.length - open.length} accepted`);
  for (const { rule, place, message } of open) console.log(`  ${rule} at ${place}: ${message}`);
  if (open.length > 0) process.exitCode = 1;
}
