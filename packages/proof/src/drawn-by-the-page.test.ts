import { readFileSync } from 'node:fs'
import { otherKits } from '@wis/games'
import { expect, it } from 'vitest'
import { dice, generator } from './testing/by-the-page.ts'
import { drawnIn } from './testing/drawn-by-the-page.ts'
import type { ToldEntry } from './testing/drawn-by-the-page.ts'
import { exportedKitMatch } from './testing/exported-kit-match.ts'
import { parsed } from './testing/tamper.ts'

const seeds = ['slips', 'drawn', 'one more']

it.each(Object.entries(drawnIn))(
  'by docs/verify.md alone, moves drawn in %s are what they are',
  (game, drawnBy) => {
    const kit = otherKits.find(({ id }) => id === game) ?? expect.fail(game)
    const rulesets = kit.setup.presets.map((ruleset) => ({ ...ruleset, slips: { tries: 2, then: 'random' } }))
    const found = rulesets.flatMap((ruleset) =>
      seeds.flatMap((seed) => {
        const lines = parsed(exportedKitMatch({ kit, ruleset, seed, withSlips: true })).slice(1, -1)
        const entries = lines.map(({ seq, event }) => ({
          seq: Number(seq),
          event: event as unknown as ToldEntry['event'],
        }))
        return drawnBy(entries).map(({ at, list, taken }) => [generator(seed, at).one(list), taken] as const)
      }),
    )
    expect(found.length).toBeGreaterThan(5)
    expect(found.map(([by]) => by)).toEqual(found.map(([, taken]) => taken))
  },
)

it('docs/verify.md tells for each game with moves by chance what they are drawn from', () => {
  const drawing = otherKits.filter(({ setup: { ruleset, presets } }) =>
    presets.some((preset) => ruleset.safeParse({ ...preset, slips: { tries: 2, then: 'random' } }).success),
  )
  const told = [...Object.keys(drawnIn), 'tic-tac-toe', 'connect-four']
  expect(drawing.map(({ id }) => id).toSorted()).toEqual(told.toSorted())
  for (const name of ['verify.md', 'verify.zh.md']) {
    const page = readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8')
    const table = page.slice(page.search(/### (Moves drawn|替座位抽取)/)).split('\n\n')[2] ?? ''
    const rows = [...table.matchAll(/^\| `([a-z-]+)`/gm)].map(([, game]) => game)
    expect(rows.toSorted()).toEqual(told.toSorted())
  }
})

it('by docs/verify.md alone, the team of a leader who names none is what it is', () => {
  const kit = otherKits.find(({ id }) => id === 'avalon') ?? expect.fail('no avalon')
  const found = seeds.flatMap((seed) => {
    const entries = parsed(exportedKitMatch({ kit, seed, withSlips: true })).slice(1, -1)
    const told = entries.map(({ seq, event }) => ({
      seq: Number(seq),
      event: event as unknown as ToldEntry['event'],
    }))
    return told.flatMap(({ seq, event }, at) => {
      if (event.type !== 'team-proposed' || event['drawn'] !== true) return []
      const opened = told.slice(0, at).findLast((one) => one.event.type === 'proposal-opened')?.event
      const leader = Number(event['seat'])
      const others = [0, 1, 2, 3, 4].filter((seat) => seat !== leader)
      const chosen = generator(seed, seq - 1)
        .shuffle(others)
        .slice(0, Number(opened?.['size']) - 1)
      return [[[leader, ...chosen].toSorted((one, other) => one - other), event['team']]]
    })
  })
  expect(found.length).toBeGreaterThan(2)
  for (const [by, team] of found) expect(team).toEqual(by)
})

it('by docs/verify.md alone, two equal bids go to whom they go', () => {
  const kit = otherKits.find(({ id }) => id === 'bid') ?? expect.fail('no bid')
  const ruleset = {
    ...kit.setup.presets[0],
    leastValue: 1,
    mostValue: 1,
    auctions: 10,
    slips: { tries: 2, then: 'random' },
  }
  const found = seeds.flatMap((seed) => {
    const entries = parsed(exportedKitMatch({ kit, ruleset, seed, withSlips: true })).slice(1, -1)
    const told = entries.map(({ seq, event }) => ({
      seq: Number(seq),
      event: event as unknown as ToldEntry['event'],
    }))
    return told.flatMap(({ event }, at) => {
      if (event.type !== 'auction-ended' || event['byChance'] !== true) return []
      const last = told.slice(0, at).findLast((one) => one.event.type === 'bid-made')
      const isDrawn = last?.event['given'] === true
      const chance = generator(seed, (last?.seq ?? 0) - (isDrawn ? 1 : 0))
      // The value of each is one, so that a drawn bid is the first of two.
      if (isDrawn) chance.below(2)
      return [[chance.below(2), event['winner']]]
    })
  })
  expect(found.length).toBeGreaterThan(5)
  for (const [by, winner] of found) expect(winner).toBe(by)
})

it('by docs/verify.md alone, the dice of each round of liar’s dice are what they are', () => {
  const kit = otherKits.find(({ id }) => id === 'liars-dice') ?? expect.fail('no liar’s dice')
  const found = seeds.flatMap((seed) => {
    let chance = generator(seed, 0)
    let left: readonly number[] = []
    return parsed(exportedKitMatch({ kit, seed, withSlips: true }))
      .slice(1, -1)
      .flatMap(({ seq, event }) => {
        const { type, seat, ...told } = event as unknown as ToldEntry['event']
        const isDrawn = told['drawn'] === true
        // A move that is drawn belongs to the ruling on the last answer, and takes the first number of its generator.
        if (type.startsWith('move-') || (type === 'call-made' && !isDrawn))
          chance = generator(seed, Number(seq))
        if (type === 'call-made' && isDrawn) chance.below(2)
        if (type === 'round-opened') left = told['left'] as number[]
        return type === 'dice-rolled' ? [[dice(chance, left[Number(seat)] ?? 0), told['dice']]] : []
      })
  })
  expect(found.length).toBeGreaterThan(60)
  for (const [by, rolled] of found) expect(rolled).toEqual(by)
})
