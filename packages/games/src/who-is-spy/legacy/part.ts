import type { Seat } from '@wis/engine'
import type { OlderPart } from '../../contract/older-form.ts'
import type { SpyState } from '../state.ts'

/** A seat's part in a match as pages that are older than kits tell it. */
export const olderPart = (state: SpyState, seat: Seat): OlderPart => ({
  departure: departureOf(state, seat),
  ballots: ballotsOf(state, seat),
})

function departureOf({ rounds }: SpyState, seat: Seat): OlderPart['departure'] {
  for (const { round, out, fouls, vote } of rounds) {
    const cause = out.find((one) => one.seat === seat)?.cause
    const foul = fouls.find((one) => one.seat === seat)
    if (cause === 'foul' && foul) return { cause, round, foul: foul.kind }
    const ballots = vote?.revealed ?? []
    const votes = ballots.filter(({ target }) => target === seat).length
    if (cause === 'vote') return { cause, round, votes, voters: ballots.length }
  }
  return null
}

function ballotsOf({ rounds, spy }: SpyState, seat: Seat): OlderPart['ballots'] {
  const own = rounds.flatMap(({ vote }) => (vote?.revealed ?? []).filter((ballot) => ballot.seat === seat))
  return { asked: own.length, forSpy: own.filter(({ target }) => target === spy).length }
}
