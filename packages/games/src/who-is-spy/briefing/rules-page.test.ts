import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rulesets } from '../rulesets.ts'
import type { Ruleset } from '../schema.ts'

const pages = [
  { page: 'rules.md', noLimit: 'no limit' },
  { page: 'rules.zh.md', noLimit: '不限' },
]

/** The page's tables of rulesets, as rows of cells: the ids first, then one field with its meaning in each row. */
function tablesOf(page: string): readonly (readonly (readonly string[])[])[] {
  const text = readFileSync(new URL(`../../../../../docs/${page}`, import.meta.url), 'utf8')
  const lines = text.split('\n')
  return lines.flatMap((line, start) => {
    if (!Object.keys(rulesets).some((id) => line.startsWith('|') && line.includes(`| \`${id}\``))) return []
    const length = lines.slice(start).findIndex((other) => !other.startsWith('|'))
    const rows = lines.slice(start, start + length).map((row) => row.split('|').slice(1, -1))
    return [rows.filter((_, index) => index !== 1).map((row) => row.map((cell) => cell.trim()))]
  })
}

function printed(value: Ruleset[keyof Ruleset], noLimit: string): string {
  if (value === null) return noLimit
  if (typeof value === 'object' && 'caught' in value)
    return Object.entries(value)
      .map(([ending, { spy, civilian }]) => `${ending} ${spy} : ${civilian}`)
      .join(', ')
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .map(([name, part]) => `${name} ${part}`)
    .join(', ')
}

describe.each(pages)('docs/$page', ({ page, noLimit }) => {
  const tables = tablesOf(page)

  it('shows every ruleset, in the order of the code', () => {
    const ids = tables.flatMap(([header = []]) => header.slice(2))
    expect(ids).toEqual(Object.keys(rulesets).map((id) => `\`${id}\``))
  })

  it.each(Object.values(rulesets))('agrees with the code on every field of $id', (ruleset) => {
    const cell = `\`${ruleset.id}\``
    const [header = [], ...rows] = tables.find(([ids]) => ids?.includes(cell)) ?? []
    const shown = rows.map((row) => [row[0], row[header.indexOf(cell)]]).filter(([, value]) => value !== '–')
    const { id: _, ...fields } = ruleset
    const told = Object.entries(fields).map(([name, value]) => [name, printed(value, noLimit)])
    expect(shown.toSorted(byName)).toEqual(told.toSorted(byName))
  })
})

const byName = ([one = '']: readonly (string | undefined)[], [other = '']: readonly (string | undefined)[]) =>
  one < other ? -1 : 1
