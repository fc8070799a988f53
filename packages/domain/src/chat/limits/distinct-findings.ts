/** The findings that differ in limit or kind, in order. */
export function distinctFindings<Finding extends { readonly limit: string; readonly kind: string }>(
  findings: readonly Finding[],
): readonly Finding[] {
  const byName = new Map(findings.map((finding) => [`${finding.limit} ${finding.kind}`, finding]));
  return [...byName.values()];
}
