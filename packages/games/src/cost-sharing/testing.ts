import { MatchInPlay } from '@wis/engine'
import type { Language, Seat } from '@wis/engine'
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

interface Table {
  readonly ruleset?: Partial<CostRuleset>
  readonly language?: Language
}

/** A match that a test plays answer by answer. */
export function atTheTable({ ruleset = {}, language = 'en' }: Table = {}) {
  const match = new MatchInPlay({ game: costSharing.rules, seats: [0, 1, 2], seed: 'table' })
  const dated = () => ''
  match.open({ ruleset: { ...costPresets[0], ...ruleset }, language, material: three }, dated)

  /** The events that follow from the answer of the seat that is asked. Undefined is no answer at all. */
  const answer = (text: string | undefined): readonly CostEvent[] => {
    const [turn] = match.turns()
    if (!turn) throw new RangeError(`nobody is asked, but “${text}” is said`)
    const move =
      text === undefined
        ? ({ kind: 'forfeit', reason: 'timeout' } as const)
        : costSharing.rules.readMove(match.state, turn, text)
    return match.rule(turn, move, dated).map(({ event }) => event as CostEvent)
  }
  return {
    match,
    answer,
    /** Several answers in turn, and the events of the last one. */
    play: (...texts: readonly string[]) => texts.map(answer).at(-1) ?? [],
    results: () => costSharing.results.of(match.state),
    textFor: (seat: Seat) => costSharing.wire.observe(match.stateOf(seat), seat).text,
  }
}
