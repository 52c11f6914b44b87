import { createHash } from 'node:crypto'
import { otherKits } from '@wis/games'
import { sampled } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { finishedKitMatch } from '../testing/exported-kit-match.ts'
import { exportedMatch, forgedKey, platformKey } from '../testing/exported-match.ts'
import { exportedSeason, seasonAbout, seasonDecisions, seasonMatches } from '../testing/exported-season.ts'
import { verifyAll } from '../verify-all.ts'
import { isSeasonHeader, verifySeason } from './verify-season.ts'

const lines = await exportedSeason()
const at = (part: string, nth = 0) => lines.findIndex((line) => line.startsWith(`{"${part}"`) && nth-- === 0)
const speechAt = lines.findIndex((line) => line.includes('"speech-given"'))
const replaced = (line: number, from: string | RegExp, to: string) =>
  lines.with(line, (lines[line] ?? '').replace(from, to))

async function told(texts: readonly string[], trustedKeys: readonly string[] = []): Promise<string> {
  const verdict = await verifySeason(texts, { trustedKeys })
  return verdict.ok ? 'ok' : `${verdict.what} in line ${verdict.line}`
}

describe('a season', () => {
  it('passes every check, down to its board', async () => {
    expect(await verifySeason(lines, { trustedKeys: [platformKey.publicKey] })).toMatchObject({
      ok: true,
      slug: 'spring',
      isFinal: true,
      matches: 6,
      ranked: 5,
      voided: 1,
      decisions: 5,
    })
  })

  it('counts matches voided or replayed by decisions in force separately from matches void at the table', async () => {
    expect(await verifySeason(lines)).toMatchObject({ voided: 1, voidedByDecision: 1 })
  })

  it('without a match or an entrant is one too', async () => {
    const empty = await exportedSeason({ entrants: [], decisions: [], standings: [], matches: [] })
    expect(await told(empty)).toBe('ok')
  })

  it('names a match that was void before it was dealt, without a proof', async () => {
    const [first] = seasonMatches
    if (!first) throw new Error('no match')
    const log = [
      { seq: 0, at: '2026-01-01T00:00:00.000Z', event: { type: 'match-voided', reason: 'off' } },
    ] as const
    const never = { ...first, matchId: 'match z', log, reason: 'off' }
    const texts = await exportedSeason({ matches: [...seasonMatches, never] })
    expect(await verifySeason(texts)).toMatchObject({ ok: true, matches: 7, voided: 2 })
  })

  it('has a digest that any tool for checksums gives', () => {
    const text = lines.slice(0, -1).map((line) => `${line}\n`)
    expect(lines.at(-1)).toContain(createHash('sha256').update(text.join('')).digest('hex'))
  })

  it('is told from a file of matches by its first line', () => {
    expect([lines, exportedMatch({ seed: 'a' })].map(([first = '']) => isSeasonHeader(first))).toEqual([
      true,
      false,
    ])
  })

  it('holds matches that can be checked one by one as well', async () => {
    const isMatchLine = (line: string) => /^\{"(format":"wis-match|seq|end)/.test(line)
    let count = 0
    for await (const { ok } of verifyAll(lines.filter(isMatchLine))) count += ok ? 1 : 0
    expect(count).toBe(6)
  })
})

describe('a forger who changes a season', { timeout: 60_000 }, () => {
  it.each([
    ['a speech', speechAt, /"text":"/, '"text":"x', `chain in line ${speechAt + 1}`],
    ['its name', 0, '"Spring"', '"Autumn"', `digest in line ${lines.length}`],
    ['the reason of a decision', at('decision'), 'aloud', 'softly', `digest in line ${lines.length}`],
    ['the points of a decision', at('decision', 1), '-30', '-15', 'standing'],
    ['whom a decision bars', at('decision', 2), 'agent-7', 'agent-10', 'standing'],
    [
      'the number of a decision',
      at('decision', 3),
      '"number":4',
      '"number":5',
      `decision in line ${at('decision', 3) + 1}`,
    ],
    [
      'what a decision undoes',
      at('decision', 3),
      '"undoes":1',
      '"undoes":4',
      `decision in line ${at('decision', 3) + 1}`,
    ],
    ['a match that a decision is about', at('decision'), 'match a', 'match aa', 'match in line'],
    ['what a match counted for', at('match'), 'ranked', 'practice', 'standing'],
    ['a total', at('standing'), /"total":1/, '"total":2', `standing in line ${at('standing') + 1}`],
    ['a tally', at('standing'), /"fouls":\d+/, '"fouls":99', `standing in line ${at('standing') + 1}`],
    ['a rank', at('standing', 1), /"rank":\d+/, '"rank":1', `standing in line ${at('standing', 1) + 1}`],
    [
      'the count of its matches',
      lines.length - 1,
      '"matches":6',
      '"matches":5',
      `seal in line ${lines.length}`,
    ],
    ['white space', 0, '{', '{ ', `digest in line ${lines.length}`],
  ])('is found out by %s', async (...[, line, from, to, expected]) => {
    const texts = replaced(line, from, to)
    expect(texts[line]).not.toBe(lines[line])
    expect(await told(texts)).toContain(expected)
  })

  it('cannot drop, repeat or exchange a line', async () => {
    const passed: number[] = []
    const tried = [...lines.keys()].filter((line) => line % 11 === 0 || !lines[line]?.startsWith('{"seq"'))
    for (const line of sampled(tried, 8)) {
      const changes = [lines.toSpliced(line, 1), lines.toSpliced(line, 0, lines[line] ?? '')]
      const exchanged = lines.toSpliced(line, 2, ...lines.slice(line, line + 2).reverse())
      const verdicts = await Promise.all(
        [...changes, ...(line + 1 < lines.length ? [exchanged] : [])].map((t) => told(t)),
      )
      if (verdicts.includes('ok')) passed.push(line)
    }
    expect(passed).toEqual([])
  })

  it('cannot nest a term too deeply for the verification', async () => {
    const deep = `{"x":${'['.repeat(2000)}${']'.repeat(2000)},`
    expect(await told(replaced(0, /(?<="terms":){/, deep))).toBe('not-json in line 1')
  })

  it('cannot add anything after the seal', async () => {
    expect(await told([...lines, '', lines[0] ?? ''])).toBe(`after-end in line ${lines.length + 2}`)
  })
})

describe('a forger who writes a season anew and seals it with the same key', () => {
  it('cannot leave out a match that counts', async () => {
    const texts = await exportedSeason({ matches: seasonMatches.slice(0, -1) })
    expect(await told(texts)).toContain('standing in line')
  })

  it('cannot leave out a match that was voided, for the decision names it', async () => {
    const texts = await exportedSeason({
      matches: seasonMatches.filter(({ matchId }) => matchId !== 'match d'),
    })
    expect(await told(texts)).toContain('match in line')
  })

  it('cannot claim that a user’s agent only filled a place, or that any agent did without a schedule', async () => {
    const [first, ...others] = seasonMatches
    if (!first) throw new Error('no match')
    const owned = first.seats.find(({ owner }) => owner !== null)?.agent ?? ''
    const season = { ...seasonAbout, format: 'round-robin' }
    const matches = [{ ...first, sitsIn: [owned] }, ...others]
    expect(await told(await exportedSeason({ matches, season }))).toContain('match in line')
    const houses = { ...first, seats: first.seats.map((seat) => ({ ...seat, owner: null })), sitsIn: [owned] }
    expect(await told(await exportedSeason({ matches: [houses, ...others] }))).toContain('match in line')
    expect(await told(await exportedSeason({ matches: [houses, ...others], season }))).toContain('standing')
  })

  it('cannot put in a match of another game', async () => {
    const [kit] = otherKits
    if (!kit) throw new Error('no game')
    const other = { ...finishedKitMatch({ kit, seed: 'z' }), mode: 'practice', reason: null } as const
    const texts = await exportedSeason({ matches: [...seasonMatches, other] })
    expect(await verifySeason(texts)).toMatchObject({
      ok: false,
      what: 'match',
      matchId: 'match z',
      expected: 'a match of who-is-spy',
      found: kit.id,
    })
  })

  it('cannot put in a match twice', async () => {
    const texts = await exportedSeason({ matches: seasonMatches.flatMap((match) => [match, match]) })
    expect(await told(texts)).toContain('match in line')
  })

  it('cannot forge a decision and keep the board', async () => {
    const forged = { number: 6, kind: 'disqualify', agent: 'agent-3', reason: '', by: 'Eve', at: '' } as const
    expect(await told(await exportedSeason({ decisions: [...seasonDecisions, forged] }))).toContain(
      'standing in line',
    )
  })

  it('is told from the platform by the key', async () => {
    const texts = await exportedSeason({ key: forgedKey })
    expect(await told(texts)).toBe('ok')
    expect(await told(texts, [platformKey.publicKey])).toBe('key in line 1')
  })
})
