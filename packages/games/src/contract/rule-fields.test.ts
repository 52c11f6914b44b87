import { describe, expect, it } from 'vitest'
import { kits } from '../kits.ts'
import { ruleFields } from './rule-fields.ts'
import { rulesetWith } from './ruleset-with.ts'

const fieldOf = (game: string, path: string) => {
  const kit = kits.find(({ id }) => id === game) ?? expect.fail(game)
  return ruleFields(kit).find((field) => field.path === path)
}

it('offers the number of seats as a range, and rules with their range, names and values in each ruleset', () => {
  expect(fieldOf('liars-dice', 'seats')).toMatchObject({ kind: 'whole', least: 2, most: 6 })
  expect(fieldOf('liars-dice', 'dice')).toEqual({
    path: 'dice',
    label: { en: 'Dice of each player', zh: '每人骰子数' },
    kind: 'whole',
    least: 1,
    most: 6,
    inRulesets: { arena: 5, short: 3 },
  })
  expect(fieldOf('bid', 'ceiling')?.values?.map(({ value }) => value)).toEqual(['value', 'none'])
  expect(fieldOf('dilemma', 'payoffs.oneDefects')).toMatchObject({ kind: 'whole', least: 1 })
})

it('offers a field in rulesets that are older than it, with the value that they go by', () => {
  const field = fieldOf('holdem', 'holeCards')
  expect(field).toMatchObject({ kind: 'one-of', missing: 'at-the-end' })
  expect(new Set(Object.values(field?.inRulesets ?? {}))).toEqual(new Set(['at-the-end']))
  expect(fieldOf('avalon', 'talkLimitMs')?.missing).toBeUndefined()
})

it.each(['tic-tac-toe', 'holdem', 'avalon'])('offers no seats in %s, where their number is fixed', (game) => {
  expect(fieldOf(game, 'seats')).toBeUndefined()
})

describe.each(kits.map((kit) => [kit.id, kit] as const))('%s', (_, kit) => {
  const [usual] = kit.setup.presets
  const fields = ruleFields(kit)

  it('names every field and every choice for its readers', () => {
    const labels = fields.flatMap(({ path, label, values = [] }) => [
      { of: path, label },
      ...values.map((one) => ({ of: one.value, label: one.label })),
    ])
    expect(labels.filter(({ of, label }) => label.zh === of)).toEqual([])
  })

  it('takes the value of the usual ruleset in each field, and refuses one out of range', () => {
    for (const { path, least, most, inRulesets } of fields) {
      expect(rulesetWith(kit, usual, { [path]: inRulesets[usual.id] }), path).toMatchObject({ ok: true })
      if (least !== undefined)
        expect(rulesetWith(kit, usual, { [path]: least - 1 }), path).toMatchObject({ ok: false })
      if (most !== undefined)
        expect(rulesetWith(kit, usual, { [path]: most + 1 }), path).toMatchObject({ ok: false })
    }
  })
})
