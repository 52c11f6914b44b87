import { languages } from '@wis/engine'
import type { Language } from '@wis/engine'
import { expect, it } from 'vitest'
import { kits } from '../kits.ts'
import type { Field } from './field.ts'
import type { GameKit } from './game-kit.ts'
import { playHouse } from './play-house.ts'
import { readMeant } from './reading/meant/read-meant.ts'
import { readExactly } from './slips.ts'

/** What a player may say beside a move, also about another one. */
const remarks = [
  'Good luck',
  'never mind, not that one, 3 or 4',
  'I am player 2, maybe 10',
  '好，不是这个，我出5',
]

/** The answers in exact form to a turn: those of the house, and every value of each field. */
function exactAnswers(fields: readonly Field[], house: Readonly<Record<string, unknown>>) {
  const one = (field: Field, value: unknown) => JSON.stringify({ ...house, [field.name]: value })
  return [
    JSON.stringify(house),
    ...fields.flatMap((field) => {
      if (field.kind === 'choice') return field.choices.map(({ value }) => one(field, value))
      if (field.kind === 'seat') return field.seats.map(({ alias }) => one(field, alias))
      if (field.kind === 'number')
        return [field.least, field.most, (field.least + field.most) >> 1].map((value) => one(field, value))
      return field.kind === 'text' ? remarks.map((said) => one(field, said)) : []
    }),
  ]
}

/** Compares both readers in a match of the house. Returns how many answers were exact. */
function compareExact(kit: GameKit, language: Language): number {
  const [ruleset] = kit.setup.presets
  const { house } = kit
  let exact = 0
  const players = Array.from({ length: ruleset.players }, (_, seat) => {
    const player = house[seat % house.length] ?? house[0]
    return {
      answer: (question: Parameters<typeof player.answer>[0]) => {
        const answer = player.answer(question)
        const fields = kit.wire.fields(question.state, question.turn)
        for (const said of exact > 400 ? [] : exactAnswers(fields, answer.fields)) {
          const read = readExactly(fields, said)
          if (!read) continue
          exact += 1
          expect(read, said).toEqual(readMeant(fields, said))
        }
        return answer
      },
    }
  })
  playHouse(kit, { seed: 'exact', ruleset, language, players })
  return exact
}

it.each(languages)(
  'reads an exact answer as it would be read word by word, in every game (%s)',
  (language) => {
    const exact = Object.fromEntries(kits.map((kit) => [kit.id, compareExact(kit, language)]))
    expect(Object.values(exact).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(500)
    // A match has three votes, each with every seat that can be named; three clues and a guess, each with every remark.
    expect(exact['chameleon']).toBe(3 * 3 + 4 * (1 + remarks.length))
    for (const id of ['liars-dice', 'bid', 'dilemma', 'holdem']) expect(exact[id], id).toBeGreaterThan(20)
  },
)

it('takes no answer with another name, another value, or more than that', () => {
  const label = { en: 'Move', zh: '行动' }
  const fields = [{ kind: 'choice' as const, name: 'move', label, choices: [{ value: 'up', label }] }]
  expect(readExactly(fields, '{"move":"up"}')).toEqual({ ok: true, values: { move: 'up' } })
  for (const answer of ['{"move":"down"}', '{"go":"up"}', '{"move":"up"} ', '{"move":"up","x":1}', 'up', ''])
    expect(readExactly(fields, answer)).toBeUndefined()
})

it('reads words beside a choice only if nothing in them looks like a value', () => {
  const label = { en: 'Move', zh: '行动' }
  const choice = { kind: 'choice' as const, name: 'move', label, choices: [{ value: 'up', label }] }
  const fields = [choice, { kind: 'text' as const, name: 'remark', label, limit: 80, optional: true }]
  const values = { move: 'up', remark: 'to you' }
  expect(readExactly(fields, '{"move":"up","remark":"to you"}')).toEqual({ ok: true, values })
  for (const remark of ['move: down', '{"move":"down"}', 'x\ny', ' ', '[down]'])
    expect(readExactly(fields, JSON.stringify({ move: 'up', remark }))).toBeUndefined()
})
