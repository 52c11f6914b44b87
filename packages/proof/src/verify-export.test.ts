import { rulesets } from '@wis/games/who-is-spy'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { publicKeyOf } from './signing.ts'
import { exportedMatch, forgedKey, platformKey } from './testing/exported-match.ts'
import { verifyExport } from './verify-all.ts'

const trustedKeys = [publicKeyOf(platformKey)]

const anyMatch = fc.record({
  seed: fc.string(),
  ruleset: fc.constantFrom(...Object.values(rulesets)),
  language: fc.constantFrom('en' as const, 'zh' as const),
})

describe('an export', { timeout: 60_000 }, () => {
  it('of any match, under any ruleset and in any language, passes every check', () => {
    fc.assert(
      fc.property(anyMatch, (wanted) => {
        expect(verifyExport(exportedMatch(wanted), { trustedKeys })).toMatchObject({ ok: true })
      }),
    )
  })

  it('of a match that was voided after any ruling passes every check', () => {
    fc.assert(
      fc.property(anyMatch, fc.integer({ min: 1, max: 40 }), (wanted, voidedAfter) => {
        expect(verifyExport(exportedMatch({ ...wanted, voidedAfter }), { trustedKeys })).toMatchObject({
          ok: true,
        })
      }),
    )
  })

  it('gives the result of the match, and its signer', () => {
    const verdict = verifyExport(exportedMatch({ seed: 'void', voidedAfter: 3 }))
    expect(verdict).toEqual({
      ok: true,
      matchId: 'match void',
      game: 'who-is-spy',
      entries: 12,
      key: publicKeyOf(platformKey),
      outcome: { kind: 'void', reason: 'platform-fault' },
    })
  })

  it('may be spelled in any way that means the same', () => {
    const lines = exportedMatch({ seed: 'spelling', language: 'zh' })
    const respelled = lines.map((line) =>
      JSON.stringify(backwards(JSON.parse(line)), null, 1)
        .replaceAll('\n', ' ')
        .replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
    )
    expect(verifyExport(respelled)).toMatchObject({ ok: true })
  })

  it('may be followed by empty lines', () => {
    expect(verifyExport([...exportedMatch({ seed: 'empty' }), '', '  '])).toMatchObject({ ok: true })
  })

  it('is only trusted with a key that is trusted', () => {
    const lines = exportedMatch({ seed: 'trust' })
    const found = publicKeyOf(platformKey)
    const other = publicKeyOf(forgedKey)
    expect(verifyExport(lines, { trustedKeys: [other, found] })).toMatchObject({ ok: true })
    const verdict = verifyExport(lines, { trustedKeys: [other] })
    expect(verdict).toEqual({
      ok: false,
      matchId: 'match trust',
      line: 1,
      what: 'key',
      expected: other,
      found,
    })
  })
})

function backwards(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(backwards)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, member]) => [name, backwards(member)]),
  )
}
