import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rulesets } from '../rulesets.ts'
import type { Ruleset } from '../schema.ts'

const pages = [
  { page: 'rules.md', noLimit: 'no limit' },
  { page: 'rules.zh.md', noLimit: '不限' },
]

/** The rows of a table, as cells. A table begins with the line that holds a text, and has one row of dashes. */
function rowsOf(page: string, start: RegExp): readonly (readonly string[])[] {
  const text = readFileSync(new URL(`../../../../../docs/${page}`, import.meta.url), 'utf8')
  const lines = text.split('\n')
  const from = lines.findIndex((line) => start.test(line))
  const rows = lines.slice(from, lines.indexOf('', from)).map((row) => row.split('|').slice(1, -1))
  return rows.toSpliced(1, 1).map((row) => row.map((cell) => cell.trim()))
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

const told = (ruleset: Ruleset, noLimit: string) => {
  const { id: _, ...fields } = ruleset
  return new Map(Object.entries(fields).map(([name, value]) => [name, printed(value, noLimit)]))
}

const { 'wis-2026': first, ...others } = rulesets

describe.each(pages)('docs/$page', ({ page, noLimit }) => {
  const fields = rowsOf(page, /^\|.*\| `wis-2026`/).slice(1)
  const changes = rowsOf(page, /^\| (?:ruleset|规则集) /).slice(1)

  it('shows every field of the usual ruleset, and every other ruleset in the order of the code', () => {
    const shown = fields.flatMap(([name = '', , value = '']) =>
      value === '–' ? [] : [[name, value] as const],
    )
    expect(new Map(shown)).toEqual(told(first, noLimit))
    expect(changes.map(([id]) => id)).toEqual(Object.keys(others).map((id) => `\`${id}\``))
  })

  it.each(Object.values(others))('tells every change of $id', (ruleset) => {
    const [, text = ''] = changes.find(([id]) => id === `\`${ruleset.id}\``) ?? []
    const known = fields.map(([name = '']) => name)
    const changed = text.split('; ').flatMap((part) => {
      const [, name = '', value = ''] = /^(\w+) (.*)$/.exec(part) ?? []
      return known.includes(name) ? [[name, value] as const] : []
    })
    const { otherNames: _, ...usual } = Object.fromEntries(told(first, noLimit))
    expect({ ...usual, ...Object.fromEntries(changed) }).toEqual(Object.fromEntries(told(ruleset, noLimit)))
    const isNeedless = ([name, value]: readonly [string, string]) => usual[name] === value
    expect(changed.filter(isNeedless)).toEqual([])
  })
})
