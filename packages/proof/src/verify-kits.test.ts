import { languages } from '@wis/engine'
import { kitCalled, kits, otherKits, rulesetWith } from '@wis/games'
import { cases } from '@wis/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exportMatch } from './export-match.ts'
import { publicKeyOf } from './signing.ts'
import { exportedKitMatch, finishedKitMatch } from './testing/exported-kit-match.ts'
import { platformKey } from './testing/exported-match.ts'
import { parsed, renumbered, resealed } from './testing/tamper.ts'
import { verifyExport } from './verify-all.ts'

const timeout = { timeout: 60_000 }
const trustedKeys = [publicKeyOf(platformKey)]
const platform = { version: '1.2.3', key: platformKey }

it('every game but who-is-spy is checked through its kit', () => {
  expect(['who-is-spy', ...otherKits.map(({ id }) => id)]).toEqual(kits.map(({ id }) => id))
})

describe.each(otherKits.map((kit) => [kit.id, kit] as const))('an export of %s', timeout, (_, kit) => {
  const presets = kit.setup.presets.map((ruleset) => [ruleset.id, ruleset] as const)

  it.each(presets)('by the rules of %s passes every check, in both languages', (id, ruleset) => {
    for (const language of languages) {
      const finished = finishedKitMatch({ kit, ruleset, seed: id, language })
      const lines = exportMatch(finished, platform) ?? []
      const verdict = verifyExport(lines, { trustedKeys })
      const state = finished.log.reduce(
        (before, { event }) => kit.rules.evolve(before, event),
        kit.rules.blank,
      )
      expect(verdict).toEqual({
        ok: true,
        matchId: `match ${id}`,
        game: kit.id,
        key: trustedKeys[0],
        entries: finished.log.length,
        outcome: kit.rules.outcome(state),
      })
    }
  })

  it('with refused and missing answers passes every check', () => {
    const texts: string[] = []
    for (const ruleset of kit.setup.presets.slice(0, 3)) {
      for (const seed of ['a', 'b', 'c']) {
        const lines = exportedKitMatch({ kit, ruleset, seed, withSlips: true })
        expect(verifyExport(lines)).toMatchObject({ ok: true, outcome: { kind: 'decided' } })
        texts.push(...lines)
      }
    }
    for (const type of ['move-refused', 'move-missed'])
      expect(texts.some((text) => text.includes(type))).toBe(true)
  })

  it('that was voided after any ruling passes every check', () => {
    for (const voidedAfter of [0, 1, 3]) {
      const lines = exportedKitMatch({ kit, seed: 'void', voidedAfter })
      const outcome = { kind: 'void', reason: 'platform-fault' }
      expect(verifyExport(lines)).toMatchObject({ ok: true, outcome })
    }
  })

  it('may have one agent in every seat', () => {
    expect(verifyExport(exportedKitMatch({ kit, seed: 'alone', alone: true }))).toMatchObject({ ok: true })
  })

  it('is not made from a match that is still on, or without the seed of its seats', () => {
    const match = finishedKitMatch({ kit, seed: 'shape' })
    expect(exportMatch({ ...match, log: match.log.slice(0, -1) }, platform)).toBeUndefined()
    expect(() => exportMatch({ ...match, seatingSeed: null }, platform)).toThrow(RangeError)
  })
})

it(
  'an export of hands that are turned up passes every check, and none in which they are not or are others',
  timeout,
  () => {
    const kit = kitCalled('holdem') ?? expect.fail('no game')
    const ruled = rulesetWith(kit, kit.setup.presets[0], { holeCards: 'after-each-hand' })
    if (!ruled.ok) throw new Error(ruled.fault)
    const lines = exportedKitMatch({ kit, ruleset: ruled.ruleset, seed: 'up', withSlips: true })
    expect(verifyExport(lines)).toMatchObject({ ok: true })
    const [at = -1, other = -1] = lines.flatMap((line, place) =>
      line.includes('"cards-turned-up"') ? [place] : [],
    )
    const exchanged = lines.with(at, lines[other] ?? '')
    for (const texts of [lines.toSpliced(at, 1), exchanged])
      expect(verifyExport(resealed(renumbered(texts), platformKey)).ok).toBe(false)
  },
)

describe('an export of another game than who-is-spy', timeout, () => {
  const [kit] = otherKits
  if (!kit) throw new Error('no game')
  const lines = exportedKitMatch({ kit, seed: 'shape' })

  it('has the second format, and tells both seeds at its end', () => {
    const [header, ...rest] = parsed(lines)
    expect(header).toMatchObject({ format: 'wis-match/2', game: kit.id, ruleset: kit.setup.presets[0] })
    const reveal = { seed: 'shape', seatingSeed: 'seats of shape', salt: 'salt of shape' }
    expect(rest.at(-1)?.['reveal']).toEqual(reveal)
  })

  it('is not made of a game that nobody knows', () => {
    const match = finishedKitMatch({ kit, seed: 'shape' })
    expect(() => exportMatch({ ...match, game: 'chess' }, platform)).toThrow('chess')
  })

  it('of any shape gives a verdict, and soon', () => {
    const games = kits.map(({ id, setup }) => ({ game: id, ruleset: setup.presets[0] }))
    const [header = {}, ...rest] = parsed(lines)
    const anyEvent = fc.oneof(
      fc.constantFrom(...rest.map(({ event }) => event)),
      fc.record({ type: fc.constantFrom('mark-set', 'move-refused', 'x'), seat: fc.jsonValue() }),
      fc.jsonValue(),
    )
    const anyHeader = fc
      .tuple(fc.constantFrom(...games), fc.oneof(fc.constant({}), fc.dictionary(fc.string(), fc.jsonValue())))
      .map(([game, more]) => ({ ...header, ...game, ...more }))
    const anyEntry = anyEvent.map((event) => ({ ...rest[0], event }))
    const anyLines = fc.tuple(anyHeader, fc.array(anyEntry, { maxLength: 6 }), fc.jsonValue())
    fc.assert(
      fc.property(anyLines, ([first, entries, reveal]) => {
        const texts = [first, ...entries, { ...rest.at(-1), reveal }].map((line) => JSON.stringify(line))
        expect(verifyExport(texts).ok).toBe(false)
      }),
      { numRuns: cases(500) },
    )
  })

  it('with a long text or many entries gives a verdict, and soon', () => {
    const [header = '', opened = '', ...rest] = lines
    const end = rest.at(-1) ?? ''
    const event = { type: 'move-refused', seat: 0, step: 1, said: '{"move":'.repeat(300_000), reason: 'x' }
    const long = JSON.stringify({ ...parsed([opened])[0], seq: 2, event })
    const many = Array.from({ length: 12_000 }, () => opened)
    for (const texts of [
      [header, ...lines.slice(1, 3), long, end],
      [header, ...many, end],
    ])
      expect(verifyExport(resealed(texts, platformKey)).ok).toBe(false)
  })
})
