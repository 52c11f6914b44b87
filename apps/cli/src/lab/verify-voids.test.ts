import type { ExportedCall, ExportedVoid } from '@wis/lab'
import { canonicalJson, hashText } from '@wis/proof'
import { describe, expect, it } from 'vitest'
import { exportOf } from './testing/exported.ts'
import { exportVerifier } from './testing/verified-export.ts'

const { verified, toldOfChanged } = exportVerifier()

const rehashed = (match: ExportedVoid): ExportedVoid => ({
  ...match,
  hash: hashText(canonicalJson(match.log)),
})

/** The second match was dealt twice: a provider failed the first time. The third one was stopped before anybody played it. */
function withVoids() {
  const made = exportOf({
    game: 'tic-tac-toe',
    subjects: ['perfect'],
    opponents: ['random'],
    design: { materials: 4, repeats: 1 },
  })
  const matches = (made.matches ?? []).map((match) =>
    match.number === 2 ? { ...match, attempts: 2, faults: ['provider-fault'] } : match,
  )
  const voidOf = (number: number, entries: number, fault: string | null): ExportedVoid => {
    const {
      attempts: _,
      faults: __,
      log,
      ...match
    } = matches[number - 1] ?? expect.fail(`no match ${number}`)
    const begun = log.slice(0, entries)
    const reason = fault ?? 'experiment-paused'
    const last = { seq: begun.length, at: begun.at(-1)?.at ?? '', event: { type: 'match-voided', reason } }
    return rehashed({ ...match, match: `v${number}`, fault, log: [...begun, last] })
  }
  const voids = [voidOf(2, 5, 'provider-fault'), voidOf(3, 0, null)]
  const call: ExportedCall = {
    number: 2,
    match: 'v2',
    seq: 1,
    seat: 0,
    agent: matches[1]?.seats[0]?.agent ?? '',
    kind: 'move',
    round: 1,
    tries: [],
    reply: null,
    reasoning: null,
    failure: 'unreachable',
    latencyMs: 10,
    inputTokens: null,
    outputTokens: null,
  }
  return { ...made, about: { ...made.about, voided: 1 }, matches, voids, voidCalls: [call] }
}

describe('matches that do not count are in an export:', { timeout: 60_000 }, () => {
  it('they were dealt as planned, are not decided, and their calls belong to them', async () => {
    const { code, out, err } = await verified(withVoids())
    expect(`${code} ${err}`).toBe('0 ')
    expect(out).toContain('2 matches that do not count, with 1 calls, were dealt as planned')
    expect(out).not.toContain('which are not here')
  })

  it('an export of before has none, and those of before they were kept are named', async () => {
    const { voids: _, voidCalls: __, ...old } = withVoids()
    expect((await verified(old)).out).toContain('what was called in 1 void matches, which are not here')
  })

  it.each<[string, (made: ReturnType<typeof withVoids>) => void]>([
    [
      'match 2 is decided by the rules, and should count',
      ({ voids, matches }) => {
        const [first] = voids
        if (first) voids[0] = rehashed({ ...first, log: matches[1]?.log ?? [] })
      },
    ],
    [
      'void.jsonl, line 1: match 2 has another seed',
      ({ voids }) => voids.forEach((one) => (one.seed = 'other')),
    ],
    [
      'void.jsonl, line 1: match 2 does not follow from its deal',
      ({ voids }) => {
        const [first] = voids
        if (first) voids[0] = rehashed({ ...first, log: first.log.slice(0, -1) })
      },
    ],
    [
      'match 2 was void for other reasons',
      ({ matches }) => matches.forEach((one) => (one.faults = ['ran-too-long'])),
    ],
    ['0 matches were void, and void.jsonl has 1', ({ about }) => (about.voided = 0)],
    ['line 2 of void.jsonl: match 2 is not in its place', ({ voids }) => voids.reverse()],
    [
      'void-calls.jsonl, line 1: it belongs to another match',
      ({ voidCalls }) => voidCalls.forEach((one) => (one.match = 'v3')),
    ],
    [
      'void-calls.jsonl, line 1: there is no entry 70',
      ({ voidCalls }) => voidCalls.forEach((one) => (one.seq = 70)),
    ],
    [
      'void-calls.jsonl, line 1: it belongs to 4',
      ({ voidCalls }) => voidCalls.forEach((one) => (one.number = 4)),
    ],
  ])('it is told that %s', async (told, tamper) => {
    const made = withVoids()
    expect(await toldOfChanged(made, tamper)).toContain(told)
  })
})
