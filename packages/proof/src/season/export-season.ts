import type { WordLists } from '@wis/games'
import { exportMatch } from '../export-match.ts'
import type { Platform } from '../export-match.ts'
import type { FinishedMatch } from '../finished-match.ts'
import { publicKeyOf } from '../signing.ts'
import { createDigest } from './checking.ts'
import type { Digest } from './checking.ts'
import { sealedText } from './season-lines.ts'
import type {
  Entrant,
  LastTable,
  MatchLine,
  SeasonDecision,
  SeasonHeader,
  SeasonStanding,
} from './season-lines.ts'
import { shapeOfGame } from './shape-of.ts'

/** A match of the season that is over. */
export type SeasonMatch = FinishedMatch &
  Pick<MatchLine, 'mode' | 'reason' | 'sitsIn' | 'weights' | 'table' | 'wordPlace' | 'vouched'>

/**
 * A match with its proof written out: the lines of its export. One text may hold several lines. Undefined if it was
 * void before it was dealt.
 */
export interface ProvedMatch extends Pick<
  SeasonMatch,
  'matchId' | 'mode' | 'reason' | 'sitsIn' | 'weights' | 'table' | 'wordPlace' | 'vouched'
> {
  readonly proof: readonly string[] | undefined
}

/** A season as of one moment. Its matches come in the order of their ids, so that none can appear twice. */
export interface ExportedSeason<Match = SeasonMatch> {
  readonly season: SeasonHeader['season']
  readonly asOf: string
  readonly isFinal: boolean
  /**
   * The commitment to the order of its words, with seed and lists once it is closed. Absent if it has no such order.
   */
  readonly words?: {
    readonly commitment: string
    readonly seed: string | null
    readonly lists: readonly WordLists[]
  }
  readonly entrants: readonly Entrant[]
  readonly decisions: readonly SeasonDecision[]
  readonly matches: AsyncIterable<Match>
  readonly standings: readonly SeasonStanding[]
  /** For a knockout whose last table is played out, one for each language. */
  readonly lastTables?: readonly LastTable[]
}

/**
 * The lines that let anybody check a whole season, down to every number on its board. One match at a time is in
 * memory.
 */
export function exportSeason(
  exported: ExportedSeason,
  platform: Platform,
): AsyncGenerator<string, void, undefined> {
  return sealSeason({ ...exported, matches: provedMatches(exported.matches, platform) }, platform)
}

async function* provedMatches(
  matches: AsyncIterable<SeasonMatch>,
  platform: Platform,
): AsyncGenerator<ProvedMatch> {
  for await (const match of matches) {
    yield { ...match, proof: exportMatch(match, platform) }
  }
}

/** The lines from matches whose proofs are written out already. A line feed belongs after every text. */
export async function* sealSeason(
  exported: ExportedSeason<ProvedMatch>,
  platform: Platform,
  digest: Digest = createDigest(),
): AsyncGenerator<string, void, undefined> {
  let matches = 0
  const written = (text: string) => {
    digest.add(text)
    return text
  }
  for (const line of opening(exported, platform)) yield written(JSON.stringify(line))
  for await (const match of exported.matches) {
    matches += 1
    for (const text of matchLines(match)) yield written(text)
  }
  const shape = shapeOfGame(exported.season.game)
  for (const standing of exported.standings)
    yield written(JSON.stringify({ standing: shape.standing(standing) }))
  for (const lastTable of exported.lastTables ?? [])
    yield written(JSON.stringify({ lastTable: shape.lastTable(lastTable) }))
  yield JSON.stringify(sealOf(exported, matches, { digest: digest.hex(), platform }))
}

interface Sealing {
  readonly digest: string
  readonly platform: Platform
}

function sealOf(
  { season, entrants, decisions, standings, lastTables = [], words }: ExportedSeason<unknown>,
  matches: number,
  { digest, platform }: Sealing,
): object {
  const wordLists = words?.lists.length ?? 0
  const { format } = shapeOfGame(season.game)
  const seal = {
    entrants: entrants.length,
    decisions: decisions.length,
    matches,
    standings: standings.length,
    ...(lastTables.length > 0 && { lastTables: lastTables.length }),
    ...(wordLists > 0 && { words: wordLists }),
    digest,
    signature: platform.key.sign(sealedText(format, digest)),
  }
  return { seal }
}

function* opening(exported: ExportedSeason<unknown>, { version, key }: Platform): Generator<object> {
  const { season, asOf, isFinal, entrants, decisions, words } = exported
  const header: SeasonHeader = {
    format: shapeOfGame(season.game).format,
    season,
    asOf,
    final: isFinal,
    ...(words && { words: { commitment: words.commitment, seed: words.seed } }),
    platform: { version, key: publicKeyOf(key) },
  }
  yield header
  for (const entrant of entrants) yield { entrant }
  for (const decision of decisions) yield { decision }
  for (const { language, sealed, common } of words?.lists ?? []) yield { words: { language, sealed, common } }
}

function* matchLines(match: ProvedMatch): Generator<string> {
  const { matchId, mode, reason, sitsIn = [], weights = [], table, wordPlace, vouched, proof } = match
  const isDealt = proof !== undefined
  const told: MatchLine = {
    matchId,
    mode,
    dealt: isDealt,
    reason: isDealt ? null : (reason ?? 'unknown'),
    ...(isDealt && sitsIn.length > 0 && { sitsIn }),
    ...(isDealt && weights.length > 0 && { weights }),
    ...(isDealt && table && { table }),
    ...(wordPlace !== undefined && { wordPlace }),
    ...(vouched && { vouched }),
  }
  yield JSON.stringify({ match: told })
  yield* proof ?? []
}
