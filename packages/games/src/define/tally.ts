import type { Seat } from '@wis/engine'
import type { SceneBallot, SceneNotice } from '../contract/scene.ts'

/** Who named whom: the seats with the most votes first. Abstentions are no line of it. */
export function tallyOf(ballots: readonly SceneBallot[]): NonNullable<SceneNotice['tally']> {
  const named = [...new Set(ballots.flatMap(({ target }) => (target === null ? [] : [target])))]
  const votersOf = (target: Seat) => ballots.flatMap((one) => (one.target === target ? [one.seat] : []))
  return named
    .map((target) => ({ name: null, seat: target, tone: 'plain' as const, by: votersOf(target) }))
    .toSorted((one, other) => other.by.length - one.by.length || one.seat - other.seat)
}
