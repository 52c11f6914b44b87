import { housePlayerCalled } from '@wis/games'
import { traitsOf } from '@wis/protocol'
import type { NormalisedTablePage } from '@wis/protocol'

type Row = NormalisedTablePage['items'][number]

const houseRanks = ['strongest', 'middle', 'weakest'] as const

export interface HouseLine {
  readonly rank: (typeof houseRanks)[number]
  /** By column: the house agent of this rank in the game, with its number. Null where it has none yet. */
  readonly cells: readonly (HouseCell | null)[]
}

export interface HouseCell {
  readonly agent: Row['agent']
  readonly value: number
  readonly matches: number
}

/**
 * House agents play one game each. A line has the house agents of one rank by score, one a game: the strongest, the weakest,
 * and the one in the middle of all that have a score. No agent is in two lines. Empty until a house agent has a score.
 */
export function houseByStrength({
  columns,
  items,
}: Pick<NormalisedTablePage, 'columns' | 'items'>): HouseLine[] {
  const inGame = columns.map((_, at) => playersOf(items, at))
  if (inGame.every((players) => players.length === 0)) return []
  return houseRanks.map((rank) => ({
    rank,
    cells: inGame.map((players) => {
      const place = { strongest: 0, middle: Math.floor(players.length / 2), weakest: players.length - 1 }[
        rank
      ]
      const least = { strongest: 1, middle: 3, weakest: 2 }[rank]
      return players.length < least ? null : (players[place] ?? null)
    }),
  }))
}

/** The house agents with a score in a game, the highest first. A player that sits there under two names counts once. */
function playersOf(items: readonly Row[], at: number): readonly HouseCell[] {
  const known = new Map<string, HouseCell>()
  for (const { agent, cells } of items) {
    const cell = cells[at]
    const house = traitsOf(agent.kind).answersInProcess ? housePlayerCalled(agent.slug) : undefined
    if (!house || !cell?.score || known.has(house.player.slug)) continue
    known.set(house.player.slug, { agent, value: cell.score.value, matches: cell.matches })
  }
  return [...known.values()].toSorted((one, other) => other.value - one.value)
}
