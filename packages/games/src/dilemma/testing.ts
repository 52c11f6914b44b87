import { MatchInPlay } from '@wis/engine'
import type { Language, Seat } from '@wis/engine'
import type { Choice, DilemmaEvent, DilemmaRuleset } from './events.ts'
import { dilemmaPresets } from './presets.ts'
import { dilemmaRules } from './rules.ts'

interface Table {
  readonly ruleset?: Partial<DilemmaRuleset>
  readonly language?: Language
}

/** A match that a test plays answer by answer. */
export function atTheTable({ ruleset: changed = {}, language = 'en' }: Table = {}) {
  const ruleset = { ...dilemmaPresets[0], ...changed }
  const seats = [...Array(ruleset.players).keys()]
  const match = new MatchInPlay({ game: dilemmaRules, seats, seed: 'table' })
  const dated = () => ''
  match.open({ ruleset, language, material: null }, dated)

  /** The events that follow from an answer. Undefined is no answer at all. */
  const answer = (seat: Seat, text: string | undefined): readonly DilemmaEvent[] => {
    const turn = match.turns().find((due) => due.seat === seat)
    if (!turn) throw new RangeError(`seat ${seat} is not asked`)
    const move =
      text === undefined
        ? ({ kind: 'forfeit', reason: 'timeout' } as const)
        : dilemmaRules.readMove(match.state, turn, text)
    return match.rule(turn, move, dated).map(({ event }) => event as DilemmaEvent)
  }
  /** Rounds as one letter for each seat, such as `CDD`. */
  const play = (...rounds: readonly string[]) => {
    for (const round of rounds) choicesOf(round).forEach((choice, seat) => answer(seat, choice))
  }
  const last = <Type extends DilemmaEvent['type']>(type: Type) =>
    match.log
      .map(({ event }) => event as DilemmaEvent)
      .findLast((event): event is Extract<DilemmaEvent, { readonly type: Type }> => event.type === type)
  return { match, answer, play, last }
}

export const choicesOf = (letters: string): readonly Choice[] =>
  [...letters].map((letter) => (letter === 'D' ? 'defect' : 'cooperate'))
