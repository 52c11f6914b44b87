import { MatchInPlay } from '@wis/engine'
import type { Language, Seat } from '@wis/engine'
import type { BargainEvent, BargainRuleset } from './events.ts'
import type { Instance } from './instances.ts'
import { bargain } from './kit.ts'
import { bargainPresets } from './presets.ts'

export const instance: Instance = {
  counts: [3, 2, 1],
  values: [
    [2, 1, 2],
    [0, 3, 4],
  ],
}

interface Table {
  readonly ruleset?: Partial<BargainRuleset>
  readonly language?: Language
  readonly dealt?: Instance
}

/** A match that a test plays answer by answer. */
export function atTheTable({ ruleset = {}, language = 'en', dealt = instance }: Table = {}) {
  const match = new MatchInPlay({ game: bargain.rules, seats: [0, 1], seed: 'table' })
  const dated = () => ''
  match.open({ ruleset: { ...bargainPresets[0], ...ruleset }, language, material: dealt }, dated)

  /** The events that follow from the answer of the seat that is asked. Undefined is no answer at all. */
  const answer = (text: string | undefined): readonly BargainEvent[] => {
    const [turn] = match.turns()
    if (!turn) throw new RangeError(`nobody is asked, but “${text}” is said`)
    const move =
      text === undefined
        ? ({ kind: 'forfeit', reason: 'timeout' } as const)
        : bargain.rules.readMove(match.state, turn, text)
    return match.rule(turn, move, dated).map(({ event }) => event as BargainEvent)
  }
  return {
    match,
    answer,
    /** Several answers in turn, and the events of the last one. */
    play: (...texts: readonly string[]) => texts.map(answer).at(-1) ?? [],
    results: () => bargain.results.of(match.state),
    textFor: (seat: Seat) => bargain.wire.observe(match.stateOf(seat), seat).text,
  }
}
