import { createHash } from 'node:crypto'
import { redact } from '@wis/engine'
import { whoIsSpy } from '@wis/games/who-is-spy'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from './canonical-json.ts'
import { exportMatch } from './export-match.ts'
import { exportedMatch, finishedMatch, platformKey } from './testing/exported-match.ts'
import { parsed } from './testing/tamper.ts'

const platform = { version: '1.2.3', key: platformKey }
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

describe('an export', () => {
  const [header = {}, ...rest] = parsed(exportedMatch({ seed: 'shape' }))
  const entries = rest.slice(0, -1)
  const end = rest.at(-1) ?? {}

  it('names the season and its agents in its first line', () => {
    const names = [
      'format',
      'matchId',
      'game',
      'ruleset',
      'language',
      'seats',
      'startedAt',
      'endedAt',
      'commitment',
      'platform',
    ]
    expect(Object.keys(header)).toEqual(names)
    expect(header['seats']).toContainEqual({
      seat: 1,
      alias: 'Player 2',
      agent: expect.any(String),
      version: 2,
      owner: 'Ada',
    })
  })

  it('chains every entry to everything before it', () => {
    const { startedAt: _, endedAt: __, ...root } = header
    let previous = sha256(canonicalJson(root))
    for (const { hash, ...entry } of entries) {
      expect(Object.keys(entry)).toEqual(['seq', 'at', 'event'])
      previous = sha256(previous + canonicalJson(entry))
      expect(hash).toBe(previous)
    }
    expect(end).toMatchObject({ end: true, entries: entries.length, head: previous })
  })

  it('begins and ends when its entries do', () => {
    expect(header['startedAt']).toBe(entries[0]?.['at'])
    expect(header['endedAt']).toBe(entries.at(-1)?.['at'])
  })

  it('ends with the secrets and a signature', () => {
    expect(Object.keys(end)).toEqual(['end', 'entries', 'head', 'reveal', 'signature'])
    expect(end['reveal']).toEqual({ seed: 'shape', salt: 'salt of shape' })
  })

  it('is not made from a match that is still on', () => {
    const match = finishedMatch({ seed: 'shape' })
    expect(exportMatch({ ...match, log: match.log.slice(0, -1) }, platform)).toBeUndefined()
  })

  it('is not made from a match that was void before it was dealt', () => {
    const match = finishedMatch({ seed: 'shape' })
    const event = { type: 'match-voided', reason: 'platform-fault' } as const
    const log = [{ seq: 0, at: '2026-01-01T00:00:00.000Z', event }]
    expect(exportMatch({ ...match, log }, platform)).toBeUndefined()
  })

  it('is not made from entries that only some may see', () => {
    const match = finishedMatch({ seed: 'shape' })
    const log = match.log.map((entry) => redact(whoIsSpy, 'spectator', entry))
    expect(() => exportMatch({ ...match, log }, platform)).toThrow(RangeError)
  })
})
