import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { publicKeyOf } from './signing.ts'
import { platformKey } from './testing/exported-match.ts'
import { verifyAll } from './verify-all.ts'

const golden = readFileSync(new URL('testing/golden.jsonl', import.meta.url), 'utf8')

describe('what was exported once', () => {
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
})
