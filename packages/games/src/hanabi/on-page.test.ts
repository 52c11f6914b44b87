import { expect, it } from 'vitest'
import { playHouse } from '../contract/play-house.ts'
import { stepsOf, viewOnPage } from '../contract/steps-of.ts'
import { hanabi } from './kit.ts'

const ruleset = hanabi.setup.presets[0]
const [first] = hanabi.house
const { log } = playHouse(hanabi, {
  seed: 'last life',
  ruleset,
  language: 'en',
  players: Array.from({ length: ruleset.players }, () => first),
})
const told = stepsOf(viewOnPage(hanabi), log, 'director').flatMap(({ say }) => (say ? [say.en] : []))

it('tells a deal once to whoever sees all hands', () => {
  expect(told.filter((line) => /is dealt/u.test(line))).toEqual([])
  const watched = stepsOf(viewOnPage(hanabi), log, 'spectator').flatMap(({ say }) => (say ? [say.en] : []))
  expect(watched.filter((line) => /is dealt/u.test(line))).toHaveLength(ruleset.players)
})

it('names the card that cost the last life', () => {
  const [misplay, end] = told.slice(-2)
  const [, card] = /plays (\w+ \d) from/u.exec(misplay ?? '') ?? []
  expect(misplay).toContain('the last life is lost.')
  expect(end).toContain(`${card} did not fit and cost the last life`)
})
