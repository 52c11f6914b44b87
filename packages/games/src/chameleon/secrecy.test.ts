import type { Language, Viewer } from '@wis/engine'
import { expect, it } from 'vitest'
import { seenIn } from '../contract/testing/seen-in.ts'
import { chameleon } from './kit.ts'
import { atTheTable } from './testing.ts'
import type { ChameleonTestMatch } from './testing.ts'

const seenBy = (viewer: Viewer, { match }: ChameleonTestMatch, language: Language) =>
  seenIn(chameleon, match.log, viewer, language)

const endOf = ({ match }: ChameleonTestMatch, type: string) =>
  match.log.findIndex(({ event }) => event.type === type)

const words = [
  ['en', 'mango', 'banana'],
  ['zh', '荔枝', '西瓜'],
] as const

it.each(words)(
  'nothing tells the word to those who may not know it, before the end (%s)',
  (language, ...pair) => {
    const tables = pair.map((word) => {
      const table = atTheTable({ language, word })
      table.clues('甜 sweet', '好 good', '圆 round')
      table.votes('220')
      table.answer(2, 'xyz')
      return table
    })
    const [one, twin] = tables
    if (!one || !twin) throw new Error('there are two tables')
    const end = endOf(one, 'match-ended')
    for (const viewer of [2, 'spectator'] as const) {
      const [seen, other] = [seenBy(viewer, one, language), seenBy(viewer, twin, language)]
      expect(other.slice(0, end)).toEqual(seen.slice(0, end))
      expect(other[end]).not.toBe(seen[end])
      for (const word of pair) expect(seen.slice(0, end).join()).not.toContain(word)
    }
    expect(seenBy(0, twin, language)[end - 1]).not.toBe(seenBy(0, one, language)[end - 1])
  },
)

it('nothing tells the others who the chameleon is, before it is accused or the match ends', () => {
  const tables = [1, 2].map((seat) => {
    const table = atTheTable({ chameleon: seat, ruleset: { players: 4 } })
    table.clues('sweet', 'good', 'round', 'soft')
    table.votes('1000')
    return table
  })
  const [one, twin] = tables
  if (!one || !twin) throw new Error('there are two tables')
  const end = endOf(one, 'match-ended')
  expect(endOf(twin, 'match-ended')).toBe(end)
  for (const viewer of [0, 3, 'spectator'] as const) {
    const [seen, other] = [seenBy(viewer, one, 'en'), seenBy(viewer, twin, 'en')]
    expect(other.slice(0, end)).toEqual(seen.slice(0, end))
    expect(other[end]).not.toBe(seen[end])
  }
})

it('nothing tells a vote before all have voted', () => {
  const [one, twin] = ['Player 2', 'Player 3'].map((target) => {
    const table = atTheTable()
    table.clues('sweet', 'good', 'round')
    table.answer(0, target)
    table.answer(2, 'Player 1')
    table.answer(1, 'Player 1')
    return table
  })
  if (!one || !twin) throw new Error('there are two tables')
  const revealed = endOf(one, 'votes-revealed')
  for (const viewer of [1, 2, 'spectator'] as const) {
    const [seen, other] = [seenBy(viewer, one, 'en'), seenBy(viewer, twin, 'en')]
    expect(other.slice(0, revealed)).toEqual(seen.slice(0, revealed))
    expect(other[revealed]).not.toBe(seen[revealed])
  }
  expect(seenBy(0, twin, 'en')[revealed - 1]).not.toBe(seenBy(0, one, 'en')[revealed - 1])
})

it('a vote that was refused or missed is told to its seat alone, until all have voted', () => {
  const [voted, slipped] = ['Player 2', 'nobody'].map((text) => {
    const table = atTheTable()
    table.clues('sweet', 'good', 'round')
    table.answer(0, text)
    return table
  })
  if (!voted || !slipped) throw new Error('there are two tables')
  slipped.answer(0, 'Player 2')
  for (const viewer of [1, 2] as const) {
    const told = ({ match }: ChameleonTestMatch) => match.historyOf(viewer).map(({ event }) => event)
    expect(told(slipped)).toEqual(told(voted))
    expect(slipped.match.stateOf(viewer)).toEqual(voted.match.stateOf(viewer))
  }
})

it('a foul is told to nobody before the last clue', () => {
  const [word, harmless] = ['mango', 'sweet'].map((text) => {
    const table = atTheTable({ ruleset: { players: 4 } })
    table.answer(0, text)
    table.answer(1, 'good')
    return table
  })
  if (!word || !harmless) throw new Error('there are two tables')
  const told = ({ match }: ChameleonTestMatch) => match.log.map(({ event }) => event.type)
  expect(told(word)).toEqual(told(harmless))
  expect(word.match.stateOf(3).word).toBeNull()
})
