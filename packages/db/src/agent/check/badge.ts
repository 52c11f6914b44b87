/**
 * SQL that says whether a version has passed a flight check under this ruleset and in this language. Takes SQL
 * expressions.
 */
export function hasBadge(versionId: string, rulesetId: string, language: string): string {
  return `exists (
    select 1 from flight_checks f
    where f.version_id = ${versionId} and f.passed and f.ruleset_id = ${rulesetId} and ${language} = any(f.languages)
  )`
}

/** SQL that says whether version `v` may be given ranked matches that nobody asked for. An experiment never may. */
export function mayPlayRanked(rulesetId: string, language: string): string {
  return `(
    coalesce(v.settings->'strategy'->>'preset', '') not like '%+%' and ${hasBadge('v.id', rulesetId, language)}
  )`
}
