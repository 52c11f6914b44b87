import { isHidden } from '@wis/engine'
import type { Seat } from '@wis/engine'
import type { SpyEntry } from '@wis/games'
import type { BeliefStep } from '../../../features/match/beliefs/belief-moments.ts'

/** The steps up to an entry. Ballots are cast all at once, so the thoughts behind them count when the ballots are read. */
export function beliefSteps(entries: readonly SpyEntry[], until: number): readonly BeliefStep[] {
  let [round, out]: [number, ReadonlySet<Seat>] = [0, new Set()]
  return entries.slice(0, until + 1).flatMap(({ seq, event }) => {
    if (event.type === 'round-opened') round = event.round
    if (event.type === 'seat-eliminated') out = new Set([...out, event.seat])
    return isHidden(event) || event.type === 'vote-cast' ? [] : [{ seq, round, out }]
  })
}
