import { kitCalled } from '@wis/games'
import { presetCalled, presets, readSpec } from '@wis/lab'
import { describe, expect, it } from 'vitest'
import { baseSpec, conditionsOf, fieldsOfSpec, specOfFields } from './draft.ts'

/** What the browser sends of boxes: the chosen ones, in the order in which they stand. */
const sent = (offered: readonly string[], chosen: readonly string[]) =>
  offered.filter((value) => chosen.includes(value))

const kitOf = (game: string) => kitCalled(game) ?? expect.fail(game)

describe('a preset in the fields of the form', () => {
  it.each(presets().map(({ id }) => id))('%s is planned as it is, if nothing is changed', (preset) => {
    const spec = presetCalled(preset)?.spec ?? expect.fail(preset)
    const base = { preset, game: spec.game }
    const kit = kitOf(spec.game)
    const fields = fieldsOfSpec(baseSpec(base))
    const typed = specOfFields(base, {
      ...fields,
      conditions: sent(
        conditionsOf(kit, baseSpec(base)).map(({ id }) => id),
        fields.conditions,
      ),
      probes: sent(
        (kit.studies?.probes ?? []).map(({ id }) => id),
        fields.probes,
      ),
      languages: sent(['en', 'zh'], fields.languages),
    })
    const [read, known] = [readSpec(typed), readSpec(spec)]
    if (!read.ok || !known.ok) return expect.fail(preset)
    expect(read.spec).toEqual(known.spec)
  })

  it('keeps how far a judge is to agree with people, and tells a threshold that is none', () => {
    const base = { preset: '', game: 'who-is-spy' }
    const judges = [{ agent: 'sample-counter', rubric: 'clue-fit', times: 2, trust: 0.6 }]
    const fields = fieldsOfSpec({ ...baseSpec(base), judges })
    expect(fields.judges).toEqual(['sample-counter clue-fit 2 0.6'])
    expect(specOfFields(base, fields)).toMatchObject({ judges })
    const read = readSpec(specOfFields(base, { ...fields, judges: ['sample-counter clue-fit 2 high'] }))
    expect(read.ok ? [] : read.faults.map(({ path }) => path)).toEqual(['judges.0.trust'])
  })

  it('reads a budget with a comma, and tells one that is no number or may part thousands', () => {
    const base = { preset: '', game: 'who-is-spy' }
    const fields = fieldsOfSpec(baseSpec(base))
    const budget = { usd: '0,5', hours: '1.5', tokens: '20000' }
    expect(specOfFields(base, { ...fields, ...budget })).toMatchObject({
      budget: { usd: 0.5, hours: 1.5, tokens: 20_000 },
    })
    for (const usd of ['much', '1,000', '-1']) {
      const read = readSpec(specOfFields(base, { ...fields, usd }))
      expect(read.ok ? [] : read.faults.map(({ path }) => path)).toEqual(['budget.usd'])
    }
  })

  it('names every condition in both languages, also those that are none of the game', () => {
    const own = {
      careful: { seats: 'subject' as const, prompt: 'Take care.', name: { en: 'Careful', zh: '小心' } },
    }
    const spec = { name: 'x', game: 'bid', subjects: [], seed: '1', conditions: ['careful', 'again-1'], own }
    const named = conditionsOf(kitOf('bid'), spec)
    expect(named.map(({ id, name }) => [id, name.en, name.zh]).slice(0, 3)).toEqual([
      ['careful', 'Careful', '小心'],
      ['again-1', expect.any(String), expect.any(String)],
      ['baseline', 'Baseline', '基准'],
    ])
  })
})

it('sets the ruleset, the seats and other fields of the rules', () => {
  const base = { preset: '', game: 'liars-dice' }
  const fields = fieldsOfSpec(baseSpec(base))
  const rules = { 'set.seats': '4', 'set.dice': '2', 'set.wild': '' }
  const spec = specOfFields(base, { ...fields, ruleset: 'short', rules })
  expect(spec).toMatchObject({ ruleset: 'short', set: { seats: 4, dice: 2 } })
  const { name, game, subjects, seed } = baseSpec(base)
  const again = fieldsOfSpec({ name, game, subjects, seed, ruleset: 'short', set: { seats: 4, dice: 2 } })
  expect(again).toMatchObject({ ruleset: 'short', rules: { 'set.seats': '4', 'set.dice': '2' } })
  expect(readSpec(spec).ok).toBe(true)
  expect(readSpec(specOfFields(base, { ...fields, rules: { 'set.dice': '7' } }))).toMatchObject({
    faults: [{ path: 'set.dice' }],
  })
})
