import { describe, expect, it } from 'vitest'
import { deepPreset, presets, suitePresets } from '../presets/presets.ts'
import { readSpec } from '../spec/read-spec.ts'
import { followedBy, toBibtex } from './bibtex.ts'

const facts = {
  id: '0199f1d2-6a3c-7c51-9d7e-2f1f6f0a4b11',
  url: 'https://arena.example/lab/0199f1d2-6a3c-7c51-9d7e-2f1f6f0a4b11',
  owner: 'Ada & Co',
  at: '2026-03-07T10:00:00.000Z',
  software: '0.2.0',
  plan: { sha256: 'ab'.repeat(32), at: '2026-03-01T00:00:00.000Z' },
  players: {},
}

describe('the bibliography of a study', () => {
  it('has the report itself, with its address, its day and the hash of its plan', () => {
    expect(toBibtex({ name: 'Does it {work}?' }, facts)).toBe(`@misc{wis-2f1f6f0a4b11,
  title = {{Does it \\{work\\}?}},
  author = {{Ada \\& Co}},
  year = {2026},
  month = mar,
  note = {Experiment report, Who is Spy 0.2.0, plan SHA-256 ${'ab'.repeat(32)}},
  url = {https://arena.example/lab/0199f1d2-6a3c-7c51-9d7e-2f1f6f0a4b11}
}
`)
  })

  it('names nobody who may not be named, and no address that there is not', () => {
    const text = toBibtex({ name: 'x' }, { software: '1', players: {}, owner: null })
    expect(text).toBe(
      '@misc{wis-report,\n  title = {{x}},\n  key = {x},\n  note = {Experiment report, Who is Spy 1}\n}\n',
    )
  })

  it('has what a preset follows, with all its authors', () => {
    const text = toBibtex({ name: 'x', preset: 'llmarena' }, facts)
    expect(text).toContain('@inproceedings{chen-2024-llmarena,')
    expect(text).toContain('author = {Chen, Junzhe and Hu, Xuming and Liu, Shuodi')
    expect(text).toContain('pages = {13055--13077}')
    expect(text).toContain('doi = {10.18653/v1/2024.acl-long.705}')
  })

  it('has what a study of its own says that it follows', () => {
    const follows = [
      { title: 'On games', authors: ['Berg, Ö.', 'Li, M.'], year: 2025, url: 'https://x.example/' },
    ]
    const read = readSpec({ name: 'x', game: 'tic-tac-toe', subjects: ['perfect'], seed: 's', follows })
    expect(read.ok && followedBy(read.spec).map(([key]) => key)).toEqual(['berg-2025-on'])
    expect(toBibtex({ name: 'x', preset: 'llmarena', follows: [] }, facts)).not.toContain('llmarena')
  })

  it('is refused if nobody knows the name of a publication', () => {
    const read = readSpec({
      name: 'x',
      game: 'tic-tac-toe',
      subjects: ['perfect'],
      seed: 's',
      follows: ['nobody-1900'],
    })
    expect(read).toMatchObject({ ok: false, faults: [{ path: 'follows.0', code: 'not-a-reference' }] })
  })
})

it.each([...presets(), ...suitePresets(), deepPreset()])(
  'the preset $id names what it follows',
  ({ id, name }) => {
    expect(followedBy({ name: name.en, preset: id })).toHaveLength(1)
  },
)
