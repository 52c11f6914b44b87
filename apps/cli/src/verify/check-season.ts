import { verifySeason } from '@wis/proof'
import type { SeasonVerdict, Trust } from '@wis/proof'
import type { FileCheck } from './file-check.ts'
import { difference, signedBy, visible } from './told.ts'

/** Checks a whole season and computes its board again. The first difference ends the check. */
export async function checkSeason(
  name: string,
  lines: AsyncIterable<string>,
  trust: Trust,
): Promise<FileCheck> {
  const verdict = await verifySeason(lines, trust)
  if (verdict.ok) return { ok: true, told: [...summary(name, verdict), signedBy(verdict.key)] }
  const sentence = `✘ ${name}: the season is not what it claims to be`
  return { ok: false, told: [difference(name, verdict), sentence] }
}

function summary(name: string, verdict: Extract<SeasonVerdict, { ok: true }>): string[] {
  const { slug, isFinal, asOf, decisions, standings, winners } = verdict
  const state = isFinal ? 'final' : `not final: as of ${visible(asOf)}`
  return [
    `✔ ${name}: season ${visible(slug)} (${state}), exactly as the rules and its decisions have it`,
    `  matches    ${counted(verdict)}`,
    `  decisions  ${decisions}, all applied`,
    `  board      ${standings} lines, every number reproduced`,
    ...winners.map(
      ({ language, winner }) =>
        `  last table ${winner === null ? 'nobody has' : visible(winner)} won (${language})`,
    ),
  ]
}

/** A match that a decision voided was still decided at the table. The report counts both kinds separately. */
function counted({
  matches,
  ranked,
  voided,
  voidedByDecision,
}: Extract<SeasonVerdict, { ok: true }>): string {
  const all = `${matches}, of which ${ranked} ranked and ${voided + voidedByDecision} void`
  return voidedByDecision === 0 ? all : `${all} (${voidedByDecision} by decision)`
}
