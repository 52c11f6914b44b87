import { readFileSync } from 'node:fs'
import { rngAt } from '@wis/engine'
import { otherKits } from '@wis/games'
import type { GameKit } from '@wis/games'
import { describe, expect, it } from 'vitest'
import { exportedKitMatch, finishedKitMatch } from './testing/exported-kit-match.ts'
import { exportedMatch } from './testing/exported-match.ts'
import { parsed } from './testing/tamper.ts'

const pages = [
  { name: 'verify.md', draws: '| seed ', lines: '| line ', second: '| what differs ', moves: '| game ' },
  { name: 'verify.zh.md', draws: '| 种子 ', lines: '| 行 ', second: '| 不同之处 ', moves: '| 游戏 ' },
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

  it('names what the end of another game reveals', () => {
    const [kit] = otherKits
    const end = kit && parsed(exportedKitMatch({ kit, seed: 'page' })).at(-1)
    const told = new Map(rowsOf(page.name, page.second).map(([member, value]) => [member, value]))
    expect(told.get('`reveal`')?.match(/\w+/g)).toEqual(Object.keys(end?.['reveal'] ?? {}))
  })

  it('names the entries that tell a move, game by game', { timeout: 60_000 }, () => {
    const named = rowsOf(page.name, page.moves).map((cells) => cells.map((cell) => cell.match(/[a-z-]+/g)))
    expect(named).toEqual(otherKits.map((kit) => [[kit.id], movesOf(kit)]))
  })
})

/** Enough matches that moves are among them which do not come in every match. */
const seeds = ['page', 'leaf', 'sheet', 'folio']

/** The types of all entries that tell a move, in some matches. */
function movesOf(kit: GameKit): readonly string[] {
  const events = kit.setup.presets
    .slice(0, 3)
    .flatMap((ruleset) => seeds.flatMap((seed) => finishedKitMatch({ kit, ruleset, seed }).log))
    .map(({ event }) => event)
  return [...new Set(events.flatMap((event) => (kit.moveOf(event) ? [event.type] : [])))].toSorted()
}
