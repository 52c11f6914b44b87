import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { verifySeason } from './season/verify-season.ts'
import { publicKeyOf } from './signing.ts'
import { platformKey } from './testing/exported-match.ts'
import { verifyAll } from './verify-all.ts'

const read = (name: string) => readFileSync(new URL(`testing/${name}`, import.meta.url), 'utf8')
const golden = read('golden.jsonl')
const goldenSeason = read('golden-season.jsonl')

describe('an old export', () => {
  it('can be checked for ever', async () => {
    const trustedKeys = [publicKeyOf(platformKey)]
    const told: string[] = []
    for await (const verdict of verifyAll(golden.split('\n'), { trustedKeys })) {
      told.push(verdict.ok ? `${verdict.matchId}: ${verdict.outcome?.reason}` : verdict.what)
    }
    expect(told).toEqual([
      'match golden fouls: spy-out',
      'match golden zh: too-few-left',
      'match golden void: platform-fault',
    ])
  })

  it('as a season can also be checked for ever', async () => {
    const trustedKeys = [publicKeyOf(platformKey)]
    const verdict = await verifySeason(goldenSeason.trimEnd().split('\n'), { trustedKeys })
    expect(verdict).toMatchObject({ ok: true, slug: 'spring', matches: 6, ranked: 5, decisions: 5 })
  })
})
