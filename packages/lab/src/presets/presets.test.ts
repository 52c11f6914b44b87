import { describe, expect, it } from 'vitest'
import { scheduleOf } from '../design/planned-match.ts'
import { measuresOf } from '../report/measure.ts'
import { readSpec } from '../spec/read-spec.ts'
import { presets } from './presets.ts'

describe.each(presets)('the preset $id', ({ id, spec, published }) => {
  it('is a specification as its author would write it', () => {
    const read = readSpec(spec)
    expect(read).toMatchObject({ ok: true, spec: { preset: id } })
  })

  it('has published figures for measures that it reports', () => {
    const read = readSpec(spec)
    if (!read.ok) throw new Error('the preset is not a specification')
    const known = measuresOf(scheduleOf(read.spec).kit, read.spec.probes).map((measure) => measure.id)
    for (const { columns, rows, unit } of published) {
      if (!unit) expect(known).toEqual(expect.arrayContaining([...columns]))
      for (const row of rows) expect(row.values).toHaveLength(columns.length)
    }
  })
})
