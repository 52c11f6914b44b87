import { describe, expect, it } from 'vitest'
import { scheduleOf } from '../design/planned-match.ts'
import { measuresOf, ratingMeasures, rubricsIn } from '../report/measure.ts'
import { publishedAbout } from '../report/published-about.ts'
import { readSpec, readSpecText } from '../spec/read-spec.ts'
import { presets, studyOf } from './presets.ts'

const own = `
title: {en: Who obeys?, zh: 谁会听从？}
about: {en: Whether it obeys., zh: 是否听从。}
game: who-is-spy
subjects: [fox]
seed: mine
published:
  - {title: Theirs, source: Somebody 2026, columns: [win-rate], rows: [{name: GPT-4, values: [0.5]}]}
`

describe('a study in a file', () => {
  it('is an experiment for anybody who copies it, with its title as its name', () => {
    expect(readSpecText(own)).toMatchObject({
      ok: true,
      spec: { name: 'Who obeys?', published: [{ title: { en: 'Theirs', zh: 'Theirs' } }] },
    })
  })

  it('is a preset in the folder, called and seeded as its file', () => {
    const { spec, ...study } = studyOf({
      name: 'studies/who-obeys.yaml',
      text: own.replace('seed: mine\n', ''),
    })
    expect(study).toMatchObject({ id: 'who-obeys', name: { zh: '谁会听从？' }, published: [{}] })
    const called = { name: 'Who obeys?', preset: 'who-obeys', seed: 'who-obeys' }
    expect(spec).toEqual({ game: 'who-is-spy', subjects: ['fox'], ...called })
  })

  it('is refused by its name, or where a row has no value for a column', () => {
    expect(() => studyOf({ name: 'studies/odd.yaml', text: 'title: [' })).toThrow(
      /^studies\/odd\.yaml: .* at line 1/,
    )
    const short = own.replace('values: [0.5]', 'values: []')
    expect(readSpecText(short)).toMatchObject({
      ok: false,
      faults: [{ path: 'published.0', code: 'values-by-column' }],
    })
  })
})

describe.each(presets())('the preset $id', ({ id, spec, published }) => {
  it('is a specification as its author would write it', () => {
    const read = readSpec(spec)
    expect(read).toMatchObject({ ok: true, spec: { preset: id } })
  })

  it('has published figures for measures that it reports, or says in words what they are', () => {
    const read = readSpec(spec)
    if (!read.ok) throw new Error('the preset is not a specification')
    const known = [
      ...measuresOf(scheduleOf(read.spec).kit, read.spec.probes),
      ...ratingMeasures(rubricsIn(read.spec)),
    ]
    for (const { columns, rows, unit } of published) {
      const unknown = columns.filter((column) => !column.includes(' ') && !publishedAbout(known, column))
      if (!unit) expect(unknown).toEqual([])
      for (const row of rows) expect(row.values).toHaveLength(columns.length)
    }
  })
})
