import { readFileSync } from 'node:fs'
import { rngAt } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import { exportedMatch } from './testing/exported-match.ts'
import { parsed } from './testing/tamper.ts'

const pages = [
  { name: 'verify.md', draws: '| seed ', lines: '| line ' },
  { name: 'verify.zh.md', draws: '| 种子 ', lines: '| 行 ' },
]

/** The cells of all rows in the page's table with this header. */
function rowsOf(name: string, head: string): readonly (readonly string[])[] {
  const page = readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8')
  const [, ...rows] = page.slice(page.indexOf(head)).split('\n\n', 1).join('').split('\n').slice(1)
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

describe.each(pages)('docs/$name', (page) => {
  it.each(rowsOf(page.name, page.draws))(
    'draws from %s at %s as the code does',
    (seed = '', position = '', draws, shuffled) => {
      const from = () => rngAt(seed.replaceAll('`', ''), Number(position.replace('−', '-')))
      const rng = from()
      const drawn = [rng.next(), rng.next(), rng.next()].map((number) => number * 2 ** 32)
      expect(drawn.join(', ')).toBe(draws)
      expect(
        from()
          .shuffle([...'abcdef'])
          .join(' '),
      ).toBe(shuffled)
    },
  )

  it('names every member of every kind of line', () => {
    const [header = {}, entry = {}, ...rest] = parsed(exportedMatch({ seed: 'page' }))
    const named = rowsOf(page.name, page.lines).map(([, members]) =>
      members?.replace(/[(（][^)）]*[)）]/g, '').match(/\w+/g),
    )
    expect(named).toEqual([header, entry, rest.at(-1) ?? {}].map((line) => Object.keys(line)))
  })
})
