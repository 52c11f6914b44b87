import type { Database } from '@wis/db'
import { standingsOf } from '@wis/db/boards'
import type { CountedStanding } from '@wis/db/boards'
import { plainKit } from '@wis/db/matches'
import type { StoredSeason } from '@wis/db/seasons'
import type { GameKit, Language } from '@wis/games'
import type { Comparison } from '@wis/protocol'
import { gameNumbersOf, gameOfBoard } from '../leaderboard/game/game-of-board.ts'

interface Pair {
  readonly language: Language
  readonly first: string
  readonly second: string
  readonly seesWithheld: boolean
}

/** The metrics of a game for two agents of a season. Undefined for a game that has none on its boards. */
export async function comparedMetrics(
  db: Database,
  season: Pick<StoredSeason, 'id' | 'game'>,
  { language, first, second, seesWithheld }: Pair,
): Promise<Comparison['metrics']> {
  const kit = plainKit(season.game)
  if (!kit) return undefined
  const wish = { seasonId: season.id, language, agentIds: [first, second], seesWithheld }
  const standings = await standingsOf(db, wish)
  return metricsBeside(kit, standings.get(first), standings.get(second))
}

export function metricsBeside(
  kit: GameKit,
  first: CountedStanding | undefined,
  second: CountedStanding | undefined,
): NonNullable<Comparison['metrics']> {
  const { metrics } = gameOfBoard(kit)
  const [one, other] = [first, second].map((standing) => standing && gameNumbersOf(kit, standing).metrics)
  const numberOf = (found: typeof one, at: number) => {
    const { value = null, sum = 0, of = 0 } = found?.[at] ?? {}
    return { value, sum, of }
  }
  return metrics.map((metric, at) => ({
    ...metric,
    first: numberOf(one, at),
    second: numberOf(other, at),
  }))
}
