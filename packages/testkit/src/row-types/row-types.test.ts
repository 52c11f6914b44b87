import path from 'node:path'
import { expect, it } from 'vitest'
import { assertedRows } from './asserted-rows.ts'
import { differenceFrom } from './shape.ts'
import type { Shape } from './shape.ts'

const types = assertedRows(path.resolve(import.meta.dirname, '../../../db/src'))
const shapeOf = (name: string): Shape => types.get(name)?.shape ?? { kind: 'null' }

it('finds what most statements of the database say of their rows', () => {
  const known = [...types.values()].filter(({ shape }) => shape.kind === 'object')
  expect(known.length).toBeGreaterThan(240)
  const fields = known.flatMap(({ shape }) => (shape.kind === 'object' ? [...shape.fields.values()] : []))
  const open = fields.filter(({ shape }) => shape.kind === 'anything')
  expect(open.length / fields.length).toBeLessThan(0.1)
})

it('tells a row that lacks a field, or has another in its place', () => {
  const season = shapeOf('lock-season')
  const row = {
    state: 'open',
    slug: 'cup',
    name: 'Cup',
    ownerId: null,
    languages: ['en'],
    entryEndsAt: null,
    endsAt: '2026-01-01',
    needsDeadline: false,
  }
  expect(differenceFrom(season, row, 'a row')).toBeUndefined()
  expect(differenceFrom(season, { ...row, ownerId: 7 }, 'a row')).toBe(
    'a row.ownerId is a number, where the type says string',
  )
  expect(differenceFrom(season, { ...row, endsAt: new Date(0) }, 'a row')).toBe(
    'a row.endsAt is a Date, where the type says string',
  )
  expect(differenceFrom(season, { ...row, languages: ['en', 3] }, 'a row')).toBe(
    'a row.languages[1] is a number, where the type says string',
  )
  const { slug: _, ...rest } = row
  expect(differenceFrom(season, rest, 'a row')).toBe('a row.slug is not there')
})
