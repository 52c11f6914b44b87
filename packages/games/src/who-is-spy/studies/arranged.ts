import type { Seat } from '@wis/engine'
import type { ArrangedTables } from '../../contract/studies.ts'
import type { Ruleset } from '../schema.ts'

/**
 * The tables of an audit of bias. One block has every seat as the subject's, every turn of a ring of speakers and every
 * turn of the list of the others: n · n · (n − 1) tables. So each of the others is on offer to the subject under each of
 * its names, from each place among the speakers and from each place in the list, in all combinations equally often.
 */
export const arrangedTables: ArrangedTables<Ruleset> = {
  decides: ['seat', 'position'],
  count: ({ players }) => players * players * (players - 1),
  at: ({ players }, index, rng) => {
    const seats = Array.from({ length: players }, (_, seat) => seat)
    // The neighbours in ring and list are chance, another one in each block.
    const ring = rng.shuffle(seats)
    const listed = rng.shuffle(seats)
    const seat = index % players
    const turn = Math.floor(index / players) % players
    const listTurn = Math.floor(index / (players * players))
    const others = turned(
      listed.filter((other) => other !== seat),
      listTurn,
    )
    const own = (turn + listTurn) % players
    const candidates = [...others.slice(0, own), seat, ...others.slice(own)]
    return { seat, rules: { arrangement: { speakers: turned(ring, turn), candidates } } }
  },
}

const turned = (seats: readonly Seat[], by: number): readonly Seat[] => [
  ...seats.slice(by),
  ...seats.slice(0, by),
]
