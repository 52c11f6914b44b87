import { kits } from '@wis/games'
import { describe, expect, it } from 'vitest'
import { houseMatch, kitCalled } from '../../testing/stored-kit-matches.ts'
import { hooksIn, mayTitle, quoteIn, variedFacts } from './hooks.ts'

const seeds = ['one', 'two', 'three']

describe.each(kits.map((kit) => [kit.id, kit] as const))('the reasons to watch a match of %s', (_, kit) => {
  const found = seeds.map((seed) => hooksIn(kit, houseMatch(kit, { seed }), true))

  it('count what happened, each thing once', () => {
    for (const { facts } of found) {
      expect(new Set(facts.map(({ kind }) => kind)).size).toBe(facts.length)
      for (const { count } of facts) expect(count).toBeGreaterThan(0)
    }
  })

  it('quote nobody in a line that names a seat', () => {
    for (const { said } of found) expect(said?.text ?? '').not.toMatch(/Player \d/)
  })
})

it('nobody is quoted to a reader of another language', () => {
  const kit = kitCalled('who-is-spy')
  const log = houseMatch(kit)
  expect(hooksIn(kit, log, true).said).toBeDefined()
  expect(hooksIn(kit, log, false).said).toBeUndefined()
})

it('what a moderator hides and what broke a rule is not quoted', () => {
  const said = { seat: 2, text: 'It is round and sweet.', tone: 'plain' } as const
  const hidden = { seat: 0, text: '[hidden by a moderator: A phone number.]', tone: 'plain' } as const
  const foul = { seat: 1, text: 'The word has five letters in it.', tone: 'bad' } as const
  const quoteOf = (speeches: readonly (typeof said | typeof hidden | typeof foul)[]) =>
    quoteIn([{ kind: 'speeches', name: { en: 'Round 1', zh: '第一轮' }, speeches }], [])
  expect(quoteOf([hidden, foul, said])).toEqual({ seat: 2, text: said.text })
  expect(quoteOf([hidden, foul])).toBeUndefined()
})

it('a list tells a fact again only after the others', () => {
  const [offers, hand] = [
    { kind: 'offers', count: 2 },
    { kind: 'big-hand', count: 4 },
  ] as const
  expect(variedFacts([[offers], [offers, hand], [], [offers, hand]])).toEqual([
    offers,
    hand,
    undefined,
    offers,
  ])
})

it('no row of a list has the title of one just above', () => {
  const [offers, hand] = [
    { kind: 'offers', count: 2 },
    { kind: 'big-hand', count: 4 },
  ] as const
  const most = { kind: 'big-hand', count: 5 } as const
  expect(mayTitle([hand, offers, most, undefined])).toEqual([true, true, false, false])
  expect(mayTitle([hand, ...Array.from({ length: 6 }, () => undefined), most]).at(-1)).toBe(true)
})

it('a hand of few chips is no fact, and a part that nobody won is nobody’s', () => {
  const kit = kitCalled('holdem')
  const told = (...swings: readonly { readonly seat: number | null; readonly amount: number }[]) => {
    const parts = [{ kind: 'swings', name: { en: 'Hands', zh: '各手' }, swings }] as never
    const scene = () => ({ caption: { en: '', zh: '' }, seats: [], parts })
    return hooksIn({ ...kit, scene }, [], false).facts
  }
  expect(told({ seat: 0, amount: 2 }, { seat: 1, amount: 19 }, { seat: null, amount: 90 })).toEqual([])
  expect(told({ seat: 0, amount: 30 }, { seat: 1, amount: 40 }, { seat: 0, amount: 50 })).toEqual([
    { kind: 'lead-changes', count: 2 },
    { kind: 'big-hand', count: 50 },
  ])
})
