/**
 * SQL that says whether a version may play ranked matches: it has passed a flight check under this ruleset and in this
 * language. Takes SQL expressions.
 */
export function hasBadge(version: string, rulesetId: string, language: string): string {
  return `exists (
    select 1 from flight_checks f
    where f.version_id = ${version} and f.passed and f.ruleset_id = ${rulesetId} and ${language} = any(f.languages)
  )`
}
