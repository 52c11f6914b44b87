import { readFileSync } from 'node:fs'
import { languages } from '@wis/engine'
import { otherKits } from '@wis/games'
import { describe, expect, inject, it } from 'vitest'
import { canonicalJson } from './canonical-json.ts'
import { generator, materialOf, openingOf, sha256 } from './testing/by-the-page.ts'
import { exportedKitMatch } from './testing/exported-kit-match.ts'
import { parsed } from './testing/tamper.ts'

interface Revealed {
  readonly seed: string
  readonly seatingSeed: string
  readonly salt: string
}

const seeds = inject('runsAll') ? ['a', 'b', 'c', 'd', 'e', 'f'] : ['a']

describe.each(otherKits.map((kit) => [kit.id, kit] as const))('by docs/verify.md alone, %s', (game, kit) => {
  const presets = kit.setup.presets.map((ruleset) => [ruleset.id, ruleset] as const)

  it.each(presets)('by the rules of %s has its material, its seats and its opening', (id, ruleset) => {
    for (const [at, seed] of seeds.entries()) {
      const language = languages[(at + id.length) % 2] ?? 'en'
      const lines = parsed(exportedKitMatch({ kit, ruleset, seed, language }))
      const [header = {}, ...entries] = lines
      const reveal = lines.at(-1)?.['reveal'] as unknown as Revealed
      const seating = (header['seats'] as { agent: string }[]).map(({ agent }) => agent)
      const dealt = { game, ruleset: { ...ruleset }, language, seed: reveal.seed }
      const material = materialOf(dealt)
      const sealed = { game, material, seating, seatingSeed: reveal.seatingSeed, seed: reveal.seed }
      expect(header['commitment']).toBe(sha256(reveal.salt + canonicalJson(sealed)))
      expect(generator(reveal.seatingSeed, -1).shuffle(seating.toSorted())).toEqual(seating)
      const events = entries.map(({ event }) => event)
      for (const told of openingOf(dealt))
        expect(events).toContainEqual(expect.objectContaining(containing(told)))
    }
  })
})

/** Cards have a number beside their face. */
const containing = (told: Readonly<Record<string, unknown>>) =>
  told['type'] === 'cards-seen'
    ? { ...told, cards: (told['cards'] as object[]).map((card) => expect.objectContaining(card)) }
    : told

it.each(['tic-tac-toe', 'connect-four'])(
  'by docs/verify.md alone, a drawn move of %s is what it is',
  (game) => {
    const kit = otherKits.find(({ id }) => id === game) ?? expect.fail(game)
    const ruleset = kit.setup.presets.find(({ id }) => id === 'llmarena') ?? expect.fail('no llmarena')
    const lines = parsed(exportedKitMatch({ kit, ruleset, seed: 'slips', withSlips: true })).slice(1, -1)
    const entries = lines.map(({ seq, event }) => ({ seq: Number(seq), event: event as unknown as MarkSet }))
    const drawn = entries.flatMap(({ seq, event: { cell, drawn: isDrawn } }, at) => {
      if (!isDrawn) return []
      const set = new Set(entries.slice(0, at).flatMap(({ event }) => event.cell ?? []))
      const cells = [...Array(game === 'tic-tac-toe' ? 9 : 42).keys()].filter((one) => !set.has(one))
      const open =
        game === 'tic-tac-toe'
          ? cells
          : columns.flatMap((column) => cells.findLast((one) => one % 7 === column) ?? [])
      return [[generator('slips', seq - 1).one(open), cell]]
    })
    expect(drawn.length).toBeGreaterThan(0)
    for (const [by, cell] of drawn) expect(by).toBe(cell)
  },
)

interface MarkSet {
  readonly cell?: number
  readonly drawn?: boolean
}

const columns = [0, 1, 2, 3, 4, 5, 6]

it('both pages have the same airlines', () => {
  const [english, chinese] = ['verify.md', 'verify.zh.md'].map((name) => {
    const page = readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8')
    return page.slice(page.indexOf('| id ')).split('\n\n', 1)
  })
  expect(chinese).toEqual(english)
})
