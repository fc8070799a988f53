import { execFileSync } from "node:child_process";
import { join } from "node:path";

/** Makes `certificate.pem` and `key.pem` of this machine, which nobody else believes. */
export function makeCertificate(directory: string): void {
  execFileSync(
    "openssl",
    [
      ...["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"],
      ...["-keyout", join(directory, "key.pem"), "-out", join(directory, "certificate.pem")],
    ],
    { stdio: "ignore" },
  );
}
