import type { MatchStep } from '@wis/games'
import { expect, test } from 'vitest'
import { noteLinesOf } from './note-lines.ts'

const names = ['Old Fox', 'Blurt']
const step = (seq: number, en: string, more: object = {}) =>
  ({ seq, at: '', say: { en, zh: en }, scene: {}, ...more }) as unknown as MatchStep
const said = (text: string, seat: number) => ({ scene: { talk: { now: { kind: 'words', seat, text } } } })

test('what was dealt before the first round is one group', () => {
  const groups = noteLinesOf(
    [
      step(1, 'Old Fox gets a card.', { seat: 0 }),
      step(2, 'Blurt gets a card.', { seat: 1 }),
      step(3, 'Round 1 begins.', { round: 1 }),
      step(4, 'Blurt voted for Old Fox.', { seat: 1, round: 1 }),
    ],
    'en',
    names,
  )
  expect(groups.map((group) => group.map(({ seq }) => seq))).toEqual([[1, 2], [3], [4]])
})

test('a match without rounds has no group', () => {
  const steps = [step(1, 'Old Fox bets 2.', { seat: 0 }), step(2, 'Blurt folds.', { seat: 1 })]
  expect(noteLinesOf(steps, 'en', names)).toHaveLength(2)
})

test('a speech is its words, and another sentence loses the name of its seat', () => {
  const [speech, vote, owned] = noteLinesOf(
    [
      step(1, 'Blurt said: “It is red.”', { seat: 1, ...said('It is red.', 1) }),
      step(2, 'Blurt voted for Old Fox.', { seat: 1 }),
      step(3, 'Blurt’s vote cannot be read.', { seat: 1 }),
    ],
    'en',
    names,
  ).flat()
  expect(speech).toMatchObject({ rest: 'It is red.', isSpoken: true })
  expect(vote).toMatchObject({ rest: 'voted for Old Fox.', isSpoken: false })
  expect(owned?.rest).toBeUndefined()
})
