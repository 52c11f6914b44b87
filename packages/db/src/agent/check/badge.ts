import { speaks } from '../../season/ladders.ts'

/**
 * SQL that says whether a version has passed the flight check of season `s`: of its game, under its ruleset and in this
 * language, or in any if the season has one ladder for all. Takes SQL expressions.
 */
export function hasBadge(versionId: string, language: string): string {
  return `exists (
    select 1 from flight_checks f
    where f.version_id = ${versionId} and f.passed and f.game = s.game and f.ruleset_id = s.ruleset->>'id'
      and ${speaks(language, 'f.languages')}
  )`
}

/**
 * SQL that says whether version `v` may be given ranked matches of season `s` that nobody asked for. An experiment
 * never may.
 */
export function mayPlayRanked(language: string): string {
  return `(
    coalesce(v.settings->'strategy'->>'preset', '') not like '%+%' and ${hasBadge('v.id', language)}
  )`
}
