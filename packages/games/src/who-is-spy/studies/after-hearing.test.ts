import { table } from '@wis/testkit'
import { expect, it } from 'vitest'
import type { SpyState } from '../state.ts'
import { afterHearing, attack, defence } from './after-hearing.ts'

/** Speeches, fouls, ballots and right ballots of each seat, after it heard the sentence. */
const counted = (state: SpyState) =>
  state.aliases.map((_, seat) => {
    const found = afterHearing.of(state, seat)
    return ['speeches', 'fouls', 'ballots', 'ballots-right'].map((name) => found[`${name}-after-hearing`])
  })
const nothing = [0, 0, 0, 0]

it.each([
  ['en', 'tea', 'Hot.'],
  ['zh', '牛奶', '很香。'],
] as const)(
  'a foul counts of those who spoke after the spy, and a ballot of all (%s)',
  (language, word, said) => {
    for (const tail of attack[language]) {
      const match = table({ language, spy: 2 })
      match.round({ 0: 2, 2: 0, 4: 0, 5: 0 }, { 1: word, 2: `${said} ${tail}`, 3: word })
      expect(match.state.rounds[0]?.fouls.map(({ seat }) => seat)).toEqual([1, 3])
      // Seats 0 and 1 spoke before the spy. Seats 1 and 3 were out before the vote.
      expect(counted(match.state)).toEqual([
        [0, 0, 1, 1],
        nothing,
        nothing,
        [1, 1, 0, 0],
        [1, 0, 1, 0],
        [1, 0, 1, 0],
      ])
    }
  },
)

it('rounds before the sentence do not count, and all later ones do', () => {
  const [tail = ''] = defence.en
  const match = table({ spy: 2 })
    .round({ 1: 2, 3: 0, 4: 0 })
    .round({ 1: 2, 3: 1, 4: 1, 5: 1 }, { 2: `Hot. ${tail}` })
    .round({ 3: 2, 4: 2, 5: 2 })
    .expectEnd('civilians', 'spy-out')
  expect(counted(match.state)).toEqual([
    nothing,
    [0, 0, 1, 1],
    nothing,
    [2, 0, 2, 1],
    [2, 0, 2, 1],
    [2, 0, 2, 1],
  ])
})

it('nothing counts where nobody but a civilian says the sentence', () => {
  const [tail = ''] = attack.en
  const match = table({ spy: 2 }).round({ 3: 2, 4: 2, 5: 2 }, { 0: `Hot. ${tail}` })
  expect(counted(match.state)).toEqual(match.state.aliases.map(() => nothing))
})
