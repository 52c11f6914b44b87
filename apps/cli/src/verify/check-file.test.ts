import { rngAt } from '@wis/engine'
import type { Entry } from '@wis/engine'
import { kitCalled, materialAt, otherKits, playHouse } from '@wis/games'
import type { GameKit } from '@wis/games'
import { rulesets } from '@wis/games/who-is-spy'
import { exportMatch, kitCommitmentOf, publicKeyOf, seatingOf, signingKeyFrom } from '@wis/proof'
import { mixedTables } from '@wis/simulation'
import { cases } from '@wis/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { finishedTable } from '../simulate/finished-game.ts'
import { seated } from '../simulate/simulate.ts'
import { checkFile } from './check-file.ts'

const spyKit = kitCalled('who-is-spy') ?? expect.fail('the game is gone')
const key = signingKeyFrom(new Uint8Array(32).fill(5))
type Log = readonly Entry[]
/** The same log, with a fault of the platform after the first speech. */
const brokenOff = (log: Log): Log => {
  const seq = log.findIndex(({ event }) => event.type === 'speech-given') + 1
  const at = log[seq]?.at ?? ''
  return [...log.slice(0, seq), { seq, at, event: { type: 'match-voided', reason: 'platform-fault' } }]
}
const text = (games: number, cut = (log: Log) => log) => {
  const series = {
    games,
    seed: 's',
    ruleset: rulesets['undercover-3'],
    language: 'en',
    startedAt: new Date(0),
  } as const
  return [...mixedTables({ ...series, kit: spyKit, seated })]
    .flatMap((played) => {
      const match = finishedTable(spyKit, played)
      return exportMatch({ ...match, log: cut(match.log) }, { version: '1', key }) ?? []
    })
    .map((line) => `${line}\n`)
    .join('')
}
const [one, three] = [text(1), text(3)]

/** A match of another game. */
function textOf(kit: GameKit): string {
  const ruleset = kit.setup.presets[1] ?? kit.setup.presets[0]
  const [language, seed] = ['en', 's'] as const
  const players = Array.from({ length: ruleset.players }, () => kit.house[0])
  const dated = (seq: number) => new Date(seq).toISOString()
  const { log } = playHouse(kit, { seed, ruleset, language, players, dated })
  const material = kit.setup.draw(ruleset, language, rngAt(seed, materialAt))
  const seating = seatingOf(seed, [...players.keys()].map(String), (agent) => agent)
  const deal = { game: kit.id, seed, seatingSeed: seed, material, seating }
  const seats = seating.map((agent) => ({ agent, version: 1, owner: null }))
  const match = {
    matchId: 'm',
    game: kit.id,
    log,
    seed,
    seatingSeed: seed,
    salt: '',
    seats,
    commitment: kitCommitmentOf(deal, ''),
  }
  return (exportMatch(match, { version: '1', key }) ?? []).map((line) => `${line}\n`).join('')
}

async function* oneChunk(bytes: Uint8Array) {
  yield bytes
}
const check = (content: string | Uint8Array, trustedKeys: readonly string[] = []) => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return checkFile('m.jsonl', oneChunk(bytes), { trustedKeys })
}

describe('a file', () => {
  it('of good matches is counted, with the key that signed them', async () => {
    const { ok, told } = await check(three)
    expect(ok).toBe(true)
    expect(told).toEqual([
      '✔ m.jsonl: 3 matches, all exactly as the rules have it',
      '  Who is Spy: 3 matches, 3 decided',
      `  signed by ${publicKeyOf(key)}`,
    ])
  })

  it('counts the matches that are void', async () => {
    const { told } = await check(three + text(1, brokenOff))
    expect(told[0]).toBe('✔ m.jsonl: 4 matches, 1 of them void, all exactly as the rules have it')
    expect(told[1]).toBe('  Who is Spy: 4 matches, 3 decided, 1 void')
  })

  it.each(otherKits.map((kit) => [kit.id, kit] as const))(
    'of %s is told with its outcome',
    async (_, kit) => {
      const { ok, told } = await check(textOf(kit))
      expect(ok).toBe(true)
      expect(told[0]).toBe('✔ m.jsonl: 1 match, all exactly as the rules have it')
      const number = '−?\\d+(\\.\\d{1,2})?'
      expect(told[1]).toMatch(
        kit.id === 'hanabi'
          ? /^ {2}Hanabi: all play together and get \d+ points \([a-z]+\)$/
          : new RegExp(
              `^  ${kit.texts.en.name}: (a draw|Player \\d.* wins?), with points ${number}( : ${number})+ \\([-a-z]+\\)$`,
            ),
      )
    },
  )

  it('with a wrong match is reported with its line and its contents', async () => {
    const { ok, told } = await check(three.replace('"winner":"', '"winner":"x'))
    expect(ok).toBe(false)
    expect(told[0]).toMatch(/^✘ m\.jsonl:\d+: entry/)
    expect(told[1]).toBe('✘ m.jsonl: 1 of 3 matches fails the check')
  })

  it('with a stranger’s signature is not trusted', async () => {
    const { ok, told } = await check(one, ['0'.repeat(64)])
    expect(ok).toBe(false)
    expect(told[0]).toMatch(
      /^✘ m\.jsonl:1: key of match simulated-s-1\n {2}expected 0{64}\n {2}found {4}[0-9a-f]{64}$/,
    )
  })

  it.each([
    ['nothing', ''],
    ['empty lines', '\n\n'],
  ])('of %s has no match in it', async (_, content) => {
    expect(await check(content)).toEqual({ ok: false, told: ['✘ m.jsonl: it contains no match'] })
  })

  it('with a thousand wrong matches is reported in a few lines', async () => {
    const { told } = await check('{"format":1}\n'.repeat(1000))
    expect(told).toHaveLength(11)
    expect(told[10]).toContain('1000 of 1000 matches fail the check')
  })

  it('sends no control characters to the terminal', async () => {
    const { told } = await check('\u001b[2J\u202e{"format":"\u001b]0;title\u0007"}')
    expect(told.join('')).not.toMatch(/[\u001b\u202e\u0007]/)
  })
})

describe('any content of a file', () => {
  const good = new TextEncoder().encode(one)
  const place = fc.nat(good.length)
  const spoiled = fc.oneof(
    fc
      .tuple(place, fc.uint8Array({ maxLength: 8 }), fc.nat(40))
      .map(([at, put, gone]) => spliced(good, { at, put, gone })),
    place.map((at) => good.subarray(0, at)),
    fc
      .array(fc.oneof(fc.json(), fc.constantFrom(...one.split('\n'))), { maxLength: 12 })
      .map((parts) => bytesOf(parts.join('\n'))),
    fc.uint8Array({ maxLength: 300 }),
    fc
      .tuple(place, place)
      .map(([a, b]) => Uint8Array.of(...good.subarray(Math.min(a, b)), ...good.subarray(0, Math.max(a, b)))),
  )

  it('ends in a clear verdict', async () => {
    await fc.assert(
      fc.asyncProperty(spoiled, async (bytes) => {
        const { ok, told } = await check(bytes)
        expect(told.at(ok ? 0 : told.findLastIndex((line) => line.startsWith('✘')))).toMatch(
          /^[✔✘] m\.jsonl: \S/,
        )
        expect(told.filter((line) => line.startsWith('✘')).length > 0).toBe(!ok)
      }),
      { numRuns: cases(10_000) },
    )
  }, 120_000)
})

const bytesOf = (content: string) => new TextEncoder().encode(content)

function spliced(
  bytes: Uint8Array,
  { at, put, gone }: { at: number; put: Uint8Array; gone: number },
): Uint8Array {
  return Uint8Array.of(...bytes.subarray(0, at), ...put, ...bytes.subarray(at + gone))
}
