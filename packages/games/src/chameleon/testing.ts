import type { Seat } from '@wis/engine'
import { playedByHand } from '../contract/testing/played-by-hand.ts'
import type { TestMatchOptions } from '../contract/testing/played-by-hand.ts'
import { chameleon as kit } from './kit.ts'
import type { ChameleonState } from './table.ts'

interface Options extends TestMatchOptions<Partial<ChameleonState['ruleset']>> {
  readonly word?: string
  /** The seat that does not know the word. */
  readonly chameleon?: Seat
}

const drawnBefore = { en: { topic: 'Fruit', word: 'mango' }, zh: { topic: '水果', word: '荔枝' } } as const

/** A match that a test plays answer by answer. The word is mango, and the last seat is the chameleon. */
export function atTheTable({ ruleset: changed = {}, language = 'en', word, chameleon }: Options = {}) {
  const ruleset = { ...kit.setup.presets[0], ...changed }
  const seats = [...Array(ruleset.players).keys()]
  const wanted = chameleon ?? ruleset.players - 1
  const game: typeof kit.rules = {
    ...kit.rules,
    open: (config, all, rng) => kit.rules.open(config, all, { ...rng, pick: pickAt(wanted) }),
  }
  const material = { ...drawnBefore[language], ...(word === undefined ? {} : { word }) }
  const { match, answer, last } = playedByHand(game, seats, { ruleset, language, material })
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
  return { match, answer, clues, votes, last }
}

export type ChameleonTestMatch = ReturnType<typeof atTheTable>

const pickAt =
  (place: number) =>
  <Item>(items: readonly Item[]): Item => {
    const item = items[place]
    if (item === undefined) throw new RangeError(`there is no item ${place}`)
    return item
  }
