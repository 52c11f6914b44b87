import 'server-only'
import type { Board, BoardRow } from '@wis/db/boards'
import type { StoredSeason } from '@wis/db/seasons'
import type { Language } from '@wis/games'
import { isProvisional } from '@wis/ratings'
import { mainColumnOf } from '../leaderboard/game/game-columns.ts'
import type { SharedColumn } from '../leaderboard/game/game-columns.ts'
import { kitOfBoard } from '../leaderboard/game/game-of-board.ts'
import { mainTextOf } from '../leaderboard/leaderboard-row-of.ts'
import { mostInBracket, stagesOf } from './bracket/season-bracket.tsx'
import { isByRating, standingsOf } from './standings-of.ts'

export interface Leader {
  readonly language: Language
  readonly first: BoardRow
  /** What it has in the column that the board goes by. */
  readonly main: string
  /** That column, if it is not the total of all points. */
  readonly column: SharedColumn | null
  /** The lead over the second agent. Null if there is no second, and where the total does not decide. */
  readonly ahead: number | null
  /** Whether it has too few matches for its place to mean much. */
  readonly isProvisional: boolean
  /** How many of the agents have enough matches to lead, as long as only one has: then it leads nobody yet. */
  readonly tooFew: { readonly settled: number; readonly agents: number } | null
  /** Of a knockout: how its last table was won. */
  readonly final: FinalWon | null
}

interface FinalWon {
  readonly winner: string
  /** In fifteenths. */
  readonly points: number
  /** Those of the best other agent. Null if it had nobody to play against. */
  readonly second: number | null
}

/** Enough rows to count who has enough matches. */
const mostCounted = 50

/**
 * The first agent in each language, as far as the reader may know. In a knockout, it is the winner of the last table,
 * if there is one.
 */
export async function leadersOf(season: StoredSeason, seesWithheld: boolean): Promise<readonly Leader[]> {
  const winners = season.format === 'knockout' ? await winnersOf(season, seesWithheld) : undefined
  const found = season.ladders.map(async (language): Promise<Leader[]> => {
    const limit = winners ? mostInBracket : mostCounted
    const wish = {
      language,
      limit,
      seesWithheld: season.embargoed && seesWithheld,
    }
    // Of a board with parts, the agents that the platform vouches for lead, if there are any.
    const vouched = await standingsOf(season, { ...wish, vouched: true })
    const board = vouched?.items.length === 0 ? await standingsOf(season, wish) : vouched
    const [first, second] = board?.items ?? []
    const leader = winners
      ? board?.items.find(({ agent }) => agent.id === winners.get(language)?.winner)
      : first
    if (!board || !leader) return []
    const goesByTotal = !winners && board.order === 'total'
    const ahead = goesByTotal && second ? leader.total - second.total : null
    const kit = kitOfBoard(board)
    const column = winners || !kit || kit.board.order === 'total' ? null : mainColumnOf(kit.board)
    const isOpen = !winners && season.state !== 'closed'
    return [
      {
        language,
        first: leader,
        main: mainTextOf(board, leader),
        column,
        ahead,
        isProvisional: isOpen && isProvisional(board.order, leader.tally),
        tooFew: isOpen && !isByRating(season, board) ? tooFewIn(board) : null,
        final: winners?.get(language) ?? null,
      },
    ]
  })
  return (await Promise.all(found)).flat()
}

/** An official order puts whoever has enough matches above all others. The first to have them has beaten nobody by that. */
function tooFewIn({ order, items }: Board): Leader['tooFew'] {
  const settled = items.filter(({ tally }) => !isProvisional(order, tally)).length
  return settled === 1 && items.length > 1 ? { settled, agents: items.length } : null
}

/** The leaders or winners as everybody may know them, that of the reader's language first. */
export async function leadersFor(locale: string, season: StoredSeason): Promise<readonly Leader[]> {
  const leaders = await leadersOf(season, false)
  return leaders.toSorted((one, other) => Number(other.language === locale) - Number(one.language === locale))
}

/** Those who won, as everybody may know: of a knockout once its final is over, of other seasons once they are closed. */
export const wonBy = async (season: StoredSeason): Promise<readonly Leader[]> =>
  season.state === 'closed' || season.format === 'knockout' ? leadersOf(season, false) : []

async function winnersOf(
  season: StoredSeason,
  seesWithheld: boolean,
): Promise<ReadonlyMap<string, FinalWon>> {
  const stages = await stagesOf(season, seesWithheld)
  const won = stages.flatMap(({ language, groups }) => {
    const [last, ...more] = groups
    const winner = more.length === 0 ? last?.won?.winner : undefined
    if (!last || winner === undefined) return []
    const others = last.places.filter(({ agentId, isOut }) => agentId !== winner && !isOut)
    const best = Math.max(...others.map(({ points }) => points ?? 0))
    const points = last.places.find(({ agentId }) => agentId === winner)?.points ?? 0
    return [[language, { winner, points, second: others.length > 0 ? best : null }] as const]
  })
  return new Map(won)
}
