import { expect, it } from 'vitest'
import { playHouse } from '../contract/play-house.ts'
import { describeGame } from '../contract/testing/describe-game.ts'
import { newGameKit } from './kit.ts'

describeGame(newGameKit, { mostEntries: 100, comparisons: 40, ladder: ['rock', 'counter'] })

it('ends as soon as a seat has won more than half of the rounds', () => {
  const paper = { answer: () => ({ fields: { hand: 'paper' } }) }
  const [ruleset] = newGameKit.setup.presets
  const players = [newGameKit.house[0], paper]
  const { log } = playHouse(newGameKit, { seed: 's', ruleset, language: 'en', players })
  expect(log.filter(({ event }) => event.type === 'hands-shown')).toHaveLength(3)
  expect(log.at(-1)?.event).toEqual({ type: 'match-ended', points: [0, 3] })
})
