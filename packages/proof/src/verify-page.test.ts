import { readFileSync } from 'node:fs'
import { rngAt } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import { exportedMatch } from './testing/exported-match.ts'
import { parsed } from './testing/tamper.ts'

const page = readFileSync(new URL('../../../docs/verify.md', import.meta.url), 'utf8')

/** The cells of the rows of the table that has this in its head. */
function rowsOf(head: string): readonly (readonly string[])[] {
  const [, ...rows] = page.slice(page.indexOf(head)).split('\n\n', 1).join('').split('\n').slice(1)
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

describe('docs/verify.md', () => {
  it.each(rowsOf('| seed '))(
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
    const lines = { header, entry, end: rest.at(-1) ?? {} }
    for (const [line, members] of rowsOf('| line ')) {
      const named = members?.replace(/\([^)]*\)/g, '').match(/\w+/g)
      expect(named).toEqual(Object.keys(Object.entries(lines).find(([kind]) => kind === line)?.[1] ?? {}))
    }
  })
})
