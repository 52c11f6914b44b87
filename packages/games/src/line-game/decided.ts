import type { InBoth, Seat } from '@wis/engine'
import { inBoth, listed, phrase } from '../define/sentences.ts'
import { emptyCells, openCells, wins } from './board.ts'
import type { BoardShape, Cells } from './board.ts'
import { says } from './content/generated/view.ts'
import { placeOf } from './place-of.ts'

interface Mark {
  readonly seat: Seat
  readonly cell: number
}
interface Ended {
  readonly reason: keyof typeof says.ends
  readonly winner: Seat | null
}
interface Games {
  readonly aliases: readonly string[]
  readonly marks: readonly Mark[]
  /** The marks of all games before the last one. */
  readonly before: readonly (readonly Mark[])[]
  readonly past: { readonly 'game-ended': readonly Ended[] }
}

/** What decided one game, or the last one that the winner of several won. */
export function decidedBy(shape: BoardShape, { before, marks, past, aliases }: Games): InBoth<string> {
  const games = past['game-ended']
  const [of, one, other] = [
    games.length,
    ...[0, 1].map((seat) => games.filter(({ winner }) => winner === seat).length),
  ]
  const winner = one === other ? null : (one ?? 0) > (other ?? 0) ? 0 : 1
  const at = winner === null ? 0 : games.findLastIndex((game) => game.winner === winner)
  const own = before[at] ?? marks
  if (winner === null)
    return of === 1
      ? phrase(says.decided.full, { move: own.length })
      : one === 0
        ? phrase(says.decided.drawn, { of })
        : phrase(says.decided.even, { of, won: one ?? 0 })
  const { how, cells } = howWon(shape, own, { winner, reason: games[at]?.reason ?? 'line' })
  const places = cells.map((cell) => placeOf(shape, cell))
  return phrase(says.decided[of === 1 ? 'one' : 'several'][how], {
    winner: aliases[winner] ?? '',
    loser: aliases[1 - winner] ?? '',
    won: games.filter((game) => game.winner === winner).length,
    of,
    game: at + 1,
    move: own.length,
    threats: places.length,
    places: inBoth((language) =>
      listed(
        language,
        places.map((place) => (typeof place === 'string' ? place : place[language])),
      ),
    ),
  })
}

/** By the winning moves that there were before the loser's last one: several, the one that was left open, or none. */
function howWon(
  shape: BoardShape,
  own: readonly Mark[],
  { winner, reason }: Ended & { readonly winner: Seat },
) {
  if (reason === 'slips' || reason === 'silence') return { how: reason, cells: [] } as const
  const before = own
    .slice(0, -2)
    .reduce<Cells>((set, { cell, seat }) => set.with(cell, seat), emptyCells(shape))
  const threats = openCells(shape, before).filter((cell) => wins(shape, before.with(cell, winner), cell))
  const last = own.at(-1)?.cell ?? 0
  if (!threats.includes(last)) return { how: 'opened', cells: [last] } as const
  if (threats.length === 1) return { how: 'missed', cells: threats } as const
  return { how: threats.length === 2 ? 'double' : 'many', cells: threats } as const
}
