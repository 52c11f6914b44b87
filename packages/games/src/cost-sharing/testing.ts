import type { MatchVoided, Seat } from '@wis/engine'
import { aliasesOf } from '../contract/aliases.ts'
import { playedByHand } from '../contract/testing/played-by-hand.ts'
import type { TestMatchOptions } from '../contract/testing/played-by-hand.ts'
import { airlinePool } from './airlines.ts'
import type { Airline } from './airlines.ts'
import type { CostEvent, CostRuleset } from './events.ts'
import { costSharing } from './kit.ts'
import { costPresets } from './presets.ts'

export function airlineCalled(id: string): Airline {
  const airline = airlinePool.find((one) => one.id === id)
  if (!airline) throw new RangeError(`no airline ${id}`)
  return airline
}

/** A small, a medium and a large airline. */
export const three = [
  airlineCalled('island-hopper'),
  airlineCalled('river-city'),
  airlineCalled('ocean-crown'),
] as const

/** A match that a test plays answer by answer. */
export function atTheTable({ ruleset = {}, language = 'en' }: TestMatchOptions<Partial<CostRuleset>> = {}) {
  const { match, answerNext: answer } = playedByHand(costSharing.rules, [0, 1, 2], {
    ruleset: { ...costPresets[0], ...ruleset },
    language,
    material: three,
  })
  return {
    match,
    answer,
    /** Several answers in turn, and the events of the last one. */
    play: (...texts: readonly string[]) => texts.map(answer).at(-1) ?? [],
    results: () => costSharing.results.of(match.state),
    says: (event: CostEvent | MatchVoided) =>
      costSharing.wire.say(event, { language, nameOf: (seat) => aliasesOf(language, [0, 1, 2])[seat] ?? '' }),
    textFor: (seat: Seat) => costSharing.wire.observe(match.stateOf(seat), seat).text,
  }
}

export type CostTestMatch = ReturnType<typeof atTheTable>
