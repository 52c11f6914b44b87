import { rngAt } from '@wis/engine'
import { expect, it } from 'vitest'
import { saysOwnWord } from '../words-in-speech/own-word.ts'
import { chameleon } from './kit.ts'
import { atTheTable } from './testing.ts'
import type { ChameleonTestMatch } from './testing.ts'

/** The answers that a house player gives to the same question in many matches. */
function answersOf(slug: string, { match }: ChameleonTestMatch, seat: number): ReadonlySet<unknown> {
  const turn = match.turns().find((due) => due.seat === seat)
  const player = chameleon.house.find((one) => one.slug === slug)
  if (!turn || !player) throw new Error('nobody is asked')
  const asked = Array.from({ length: 60 }, (_, number) => {
    const seed = `house-${number}`
    return player.answer({ state: match.stateOf(seat), turn, seed, rng: rngAt(seed, 1) })
  })
  return new Set(asked.flatMap(({ fields }) => Object.values(fields)))
}

const fitting = [
  'It grows on a tree.',
  'It is yellow when it is ripe.',
  'Nobody eats its skin.',
  'It is soft and sweet.',
]
const others = [
  'One does not eat just one of them.',
  'It does well on top of a cake.',
  'One may have to spit something out.',
]

it('the careful one gives any clue that fits the word, and random any clue of the topic', () => {
  expect(answersOf('careful', atTheTable(), 0)).toEqual(new Set(fitting))
  expect(answersOf('random', atTheTable(), 0)).toEqual(new Set([...fitting, ...others]))
})

it('nobody repeats a clue', () => {
  const table = atTheTable()
  table.answer(0, fitting[0])
  for (const { slug } of chameleon.house) expect(answersOf(slug, table, 1).has(fitting[0])).toBe(false)
})

it('the careful one and the listener vote for the clue that does not fit', () => {
  const table = atTheTable({ ruleset: { players: 4 } })
  table.clues(fitting[0], fitting[1], others[0], fitting[2])
  expect(answersOf('careful', table, 0)).toEqual(new Set(['Player 3']))
  expect(answersOf('listener', table, 0)).toEqual(new Set(['Player 3']))
  expect(answersOf('random', table, 0).size).toBe(3)
})

it('a listener that is the chameleon gives a clue that fits what it has heard, and guesses a word that fits it', () => {
  const table = atTheTable()
  table.answer(0, 'Nobody eats its skin.')
  table.answer(1, 'It is yellow when it is ripe.')
  expect(answersOf('listener', table, 2)).toEqual(new Set(['It is soft and sweet.']))
  table.answer(2, 'It is soft and sweet.')
  table.votes('220')
  expect([...answersOf('listener', table, 2)].every((word) => word === 'mango' || word === 'banana')).toBe(
    true,
  )
  expect(answersOf('careful', table, 2).size).toBe(8)
})

it('house players answer all the same to a topic that is not theirs', () => {
  const table = atTheTable()
  const [turn] = table.match.turns()
  if (!turn) throw new Error('nobody is asked')
  const state = { ...table.match.stateOf(0), topic: 'Something new' }
  for (const player of chameleon.house) {
    const asked = (kind: string) =>
      player.answer({ state, turn: { ...turn, kind }, seed: '', rng: rngAt('', 0) }).fields
    expect(saysOwnWord(String(asked('clue')['clue']), 'mango')).toBe(false)
    expect(asked('guess')).toEqual({ word: 'Something new' })
  }
})
