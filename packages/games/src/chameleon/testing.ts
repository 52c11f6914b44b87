import { MatchInPlay } from '@wis/engine'
import type { Language, Seat } from '@wis/engine'
import type { ChameleonEvent, ChameleonRuleset } from './events.ts'
import { chameleonPresets } from './presets.ts'
import { chameleonRules } from './rules.ts'

interface Table {
  readonly ruleset?: Partial<ChameleonRuleset>
  readonly language?: Language
  readonly word?: string
  /** The seat that does not know the word. */
  readonly chameleon?: Seat
}

const drawnBefore = { en: { topic: 'Fruit', word: 'mango' }, zh: { topic: '水果', word: '荔枝' } } as const

/** A match that a test plays answer by answer. The word is mango, and the last seat is the chameleon. */
export function atTheTable({ ruleset: changed = {}, language = 'en', word, chameleon }: Table = {}) {
  const ruleset = { ...chameleonPresets[0], ...changed }
  const seats = [...Array(ruleset.players).keys()]
  const wanted = chameleon ?? ruleset.players - 1
  const game: typeof chameleonRules = {
    ...chameleonRules,
    open: (config, all, rng) => chameleonRules.open(config, all, { ...rng, pick: pickAt(wanted) }),
  }
  const match = new MatchInPlay({ game, seats, seed: 'table' })
  const dated = () => ''
  const material = { ...drawnBefore[language], ...(word === undefined ? {} : { word }) }
  match.open({ ruleset, language, material }, dated)

  /** The events that follow from an answer. Undefined is no answer at all. */
  const answer = (seat: Seat, text: string | undefined): readonly ChameleonEvent[] => {
    const turn = match.turns().find((due) => due.seat === seat)
    if (!turn) throw new RangeError(`seat ${seat} is not asked`)
    const move =
      text === undefined
        ? ({ kind: 'forfeit', reason: 'timeout' } as const)
        : chameleonRules.readMove(match.state, turn, text)
    return match.rule(turn, move, dated).map(({ event }) => event as ChameleonEvent)
  }
  /** One clue for each seat, in order. */
  const clues = (...texts: readonly (string | undefined)[]) =>
    texts.flatMap((text, seat) => answer(seat, text))
  /** The targets of the voters, in seat order: `201` for votes of seats 0, 1 and 2. A dash is no answer. */
  const votes = (targets: string) => {
    const voters = match.turns().map(({ seat }) => seat)
    return voters.flatMap((seat, index) => {
      const target = targets.charAt(index)
      return answer(seat, target === '-' ? undefined : match.state.aliases[Number(target)])
    })
  }
  const last = <Type extends ChameleonEvent['type']>(type: Type) =>
    match.log
      .map(({ event }) => event as ChameleonEvent)
      .findLast((event): event is Extract<ChameleonEvent, { readonly type: Type }> => event.type === type)
  return { match, answer, clues, votes, last }
}

const pickAt =
  (place: number) =>
  <Item>(items: readonly Item[]): Item => {
    const item = items[place]
    if (item === undefined) throw new RangeError(`there is no item ${place}`)
    return item
  }
