import { exportMatch } from '../export-match.ts'
import type { FinishedMatch, Platform } from '../export-match.ts'
import { publicKeyOf } from '../signing.ts'
import { createDigest } from './digest.ts'
import { sealedText, seasonFormat } from './season-lines.ts'
import type {
  Entrant,
  LastTable,
  MatchLine,
  SeasonDecision,
  SeasonHeader,
  SeasonStanding,
} from './season-lines.ts'

/** A match of the season that is over. */
export type SeasonMatch = FinishedMatch & Pick<MatchLine, 'mode' | 'reason' | 'sitsIn' | 'table'>

/** A season as of one moment. Its matches come in the order of their ids, so that none can stand twice. */
export interface ExportedSeason {
  readonly season: SeasonHeader['season']
  readonly asOf: string
  readonly isFinal: boolean
  readonly entrants: readonly Entrant[]
  readonly decisions: readonly SeasonDecision[]
  readonly matches: AsyncIterable<SeasonMatch>
  readonly standings: readonly SeasonStanding[]
  /** Of a knockout whose last table is played out, one for each language. */
  readonly lastTables?: readonly LastTable[]
}

/**
 * The lines that let anybody check a whole season, down to every number on its board. One match at a time is in memory.
 */
export async function* exportSeason(
  exported: ExportedSeason,
  platform: Platform,
): AsyncGenerator<string, void, undefined> {
  const digest = createDigest()
  let matches = 0
  const written = (text: string) => {
    digest.add(text)
    return text
  }
  for (const line of opening(exported, platform)) yield written(JSON.stringify(line))
  for await (const match of exported.matches) {
    matches += 1
    for (const text of matchLines(match, platform)) yield written(text)
  }
  for (const standing of exported.standings) yield written(JSON.stringify({ standing }))
  const { lastTables = [] } = exported
  for (const lastTable of lastTables) yield written(JSON.stringify({ lastTable }))
  const sum = digest.hex()
  const seal = {
    entrants: exported.entrants.length,
    decisions: exported.decisions.length,
    matches,
    standings: exported.standings.length,
    ...(lastTables.length > 0 && { lastTables: lastTables.length }),
    digest: sum,
    signature: platform.key.sign(sealedText(sum)),
  }
  yield JSON.stringify({ seal })
}

function* opening(exported: ExportedSeason, { version, key }: Platform): Generator<object> {
  const { season, asOf, isFinal, entrants, decisions } = exported
  const header: SeasonHeader = {
    ...{ format: seasonFormat, season, asOf, final: isFinal },
    platform: { version, key: publicKeyOf(key) },
  }
  yield header
  for (const entrant of entrants) yield { entrant }
  for (const decision of decisions) yield { decision }
}

function* matchLines(
  { mode, reason, sitsIn = [], table, ...match }: SeasonMatch,
  platform: Platform,
): Generator<string> {
  const lines = exportMatch(match, platform)
  const told: MatchLine = {
    ...{ matchId: match.matchId, mode, dealt: lines !== undefined },
    reason: lines ? null : (reason ?? 'unknown'),
    ...(lines && sitsIn.length > 0 && { sitsIn }),
    ...(lines && table && { table }),
  }
  yield JSON.stringify({ match: told })
  yield* lines ?? []
}
