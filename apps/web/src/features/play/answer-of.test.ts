import { kits, playHouse } from '@wis/games'
import type { GameKit } from '@wis/games'
import { describe, expect, it } from 'vitest'
import { fieldFor } from './field-for.ts'
import { answerOf, movesOf } from './use-answer.ts'
import type { Draft } from './use-answer.ts'

/** What a person fills in to say the same as a house player. */
const filledIn = (fields: Readonly<Record<string, unknown>>): Draft =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(String) : String(value),
    ]),
  )

/** Every turn of a match of the house: the answer of the house, and the one that the form makes of it. */
function turnsOf(kit: GameKit) {
  const ruleset = kit.setup.presets[0]
  const players = Array.from(
    { length: ruleset.players },
    (_, seat) => kit.house[seat % kit.house.length] ?? kit.house[0],
  )
  const made: { said: unknown; moved: unknown; hasMoves: boolean }[] = []
  const asking: (typeof players)[number][] = players.map((player) => ({
    ...player,
    answer: (asked) => {
      const given = player.answer(asked)
      const { state, turn } = asked
      const fields = kit.wire
        .fields(state, turn)
        .filter(({ note }) => note !== true)
        .flatMap((field) => fieldFor(field, 'en') ?? [])
      const own = Object.fromEntries(
        Object.entries(given.fields).filter(([name]) => fields.some((field) => field.name === name)),
      )
      made.push({
        said: own,
        moved: answerOf(fields, filledIn(own)),
        hasMoves: movesOf(fields, kit.wire.legal(state, turn) ?? null) !== undefined,
      })
      return given
    },
  }))
  playHouse(kit, { seed: 'form', ruleset, language: 'en', players: asking })
  return made
}

describe('the form of a turn', () => {
  it.each(kits.map((kit) => [kit.id, kit] as const))('of %s says whatever a house player says', (_, kit) => {
    const turns = turnsOf(kit)
    expect(turns.length).toBeGreaterThan(0)
    for (const { said, moved } of turns) expect(moved).toEqual({ answer: said })
  })

  it('names the first field that lacks something, and leaves out what is optional', () => {
    const field = { name: 'bid', label: 'Bid', optional: false, kind: 'number', least: 0, most: 9 } as const
    const remark = { name: 'say', label: 'Say', optional: true, kind: 'text', limit: 9 } as const
    expect(answerOf([field, remark], { bid: ' ' })).toEqual({ lacking: 'bid' })
    expect(answerOf([field, remark], { bid: '7', say: '  ' })).toEqual({ answer: { bid: 7 } })
  })

  it('has a button for each legal move of a short list, and none for the others', () => {
    const choices = ['fold', 'call', 'raise'].map((value) => ({ value, label: value }))
    const field = { name: 'action', label: 'Action', optional: false, kind: 'choice', choices } as const
    expect(movesOf([field], ['fold', 'call'])?.moves.map(({ value }) => value)).toEqual(['fold', 'call'])
    expect(movesOf([field], null)?.moves).toHaveLength(3)
    const many = Array.from({ length: 91 }, (_, at) => ({ value: String(at), label: String(at) }))
    expect(movesOf([{ ...field, choices: many }], null)).toBeUndefined()
  })
})
