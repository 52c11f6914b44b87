import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rulesets } from '../rulesets.ts'
import type { Ruleset } from '../rulesets.ts'

const pages = [
  { page: 'rules.md', noLimit: 'no limit' },
  { page: 'rules.zh.md', noLimit: '不限' },
]

/** The rows of the page's table of rulesets: the ids first, then one field in each row. */
function tableOf(page: string): readonly (readonly string[])[] {
  const text = readFileSync(new URL(`../../../../../docs/${page}`, import.meta.url), 'utf8')
  const lines = text.split('\n')
  const start = lines.findIndex((line) => line.includes('`wis-2024`') && line.startsWith('|'))
  const length = lines.slice(start).findIndex((line) => !line.startsWith('|'))
  const rows = lines.slice(start, start + length).map((line) => line.split('|').slice(1, -1))
  return rows.filter((_, index) => index !== 1).map((row) => row.map((cell) => cell.trim()))
}

function printed(value: Ruleset[keyof Ruleset], noLimit: string): string {
  if (value === null) return noLimit
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .map(([name, part]) => `${name} ${part}`)
    .join(', ')
}

describe.each(pages)('docs/$page', ({ page, noLimit }) => {
  const [header = [], ...rows] = tableOf(page)

  it('shows every ruleset, in the order of the code', () => {
    expect(header.slice(1, -1)).toEqual(Object.keys(rulesets).map((id) => `\`${id}\``))
  })

  it.each(Object.values(rulesets))('agrees with the code on every field of $id', (ruleset) => {
    const column = header.indexOf(`\`${ruleset.id}\``)
    const shown = rows.map((row) => [row[0], row[column]])
    const { id: _, ...fields } = ruleset
    expect(shown).toEqual(Object.entries(fields).map(([name, value]) => [name, printed(value, noLimit)]))
  })
})
