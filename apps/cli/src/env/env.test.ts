import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable, Writable } from 'node:stream'
import { kits } from '@wis/games'
import type { GameKit } from '@wis/games'
import { simulateGames } from '@wis/simulation'
import { afterAll, describe, expect, it } from 'vitest'
import { checkFile } from '../verify/check-file.ts'
import { driveStdio, EnvCalls } from './env-calls.ts'
import { logLine } from './env-session.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-env-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

const startedAt = '2026-01-01T00:00:00.000Z'

/** House players in turn, so that not all of them leave nothing to chance. */
const slugsOf = ({ house, setup }: GameKit) =>
  Array.from({ length: setup.presets[0].players }, (_, seat) => (house[seat % house.length] ?? house[0]).slug)

/** Answers that no schema describes, because each call has its own. */
type Told = Readonly<Record<string, unknown>> & { readonly turns?: readonly number[] }

async function call(calls: EnvCalls, asked: object): Promise<Told> {
  const told = await calls.answer(asked)
  if (told['ok'] !== true) throw new Error(String(told['fault']))
  return told
}

/** Plays a match with learners on some seats, who answer what the built-in agents of these seats would. */
async function playAsHouse(kit: GameKit, learners: (seat: number) => boolean, calls = new EnvCalls()) {
  const slugs = slugsOf(kit)
  const seats = slugs.map((slug, seat) => (learners(seat) ? 'learner' : slug))
  let told = await call(calls, { call: 'reset', match: { game: kit.id, seed: 'bytes-1', seats, startedAt } })
  for (let [seat] = told.turns ?? []; seat !== undefined; [seat] = told.turns ?? []) {
    const { answer } = await call(calls, { call: 'house', seat, player: slugs[seat] })
    told = await call(calls, { call: 'act', seat, answer })
  }
  return calls
}

const simulatedLog = (kit: GameKit) => {
  const bySlug = new Map(kit.house.map((player) => [player.slug, player]))
  const players = slugsOf(kit).flatMap((slug) => bySlug.get(slug) ?? [])
  const [ruleset] = kit.setup.presets
  const series = { kit, ruleset, players, games: 1, seed: 'bytes', language: 'en' as const }
  const [match] = [...simulateGames({ ...series, startedAt: new Date(startedAt) })]
  return (match?.log ?? []).map(logLine).join('')
}

describe.each(kits)('wis env with $id', (kit) => {
  it.each([
    ['every seat', () => true],
    ['the first seat', (seat: number) => seat === 0],
    ['no seat', () => false],
  ])('writes the log of wis simulate, byte for byte, with a learner on %s', async (_, learners) => {
    const calls = await playAsHouse(kit, learners)
    const { log } = await call(calls, { call: 'log' })
    expect((log as Parameters<typeof logLine>[0][]).map(logLine).join('')).toBe(simulatedLog(kit))
  })

  it('leaves a file that wis verify takes, and refuses once a byte is another', async () => {
    const { lines } = await call(await playAsHouse(kit, (seat) => seat === 0), { call: 'export' })
    const text = (lines as string[]).join('\n')
    const check = (file: string) => checkFile('log', Readable.from([Buffer.from(file)]), { trustedKeys: [] })
    expect((await check(text)).told.join('\n')).toContain('all exactly as the rules have it')
    expect((await check(text.replace('a-', 'b-'))).ok).toBe(false)
  })

  it('rewards every seat within −1 and 1', async () => {
    const { result } = await call(await playAsHouse(kit, () => true), { call: 'result' })
    const { end, seats } = result as { end: string; seats: { reward: number; place: number | null }[] }
    expect(end).toBe('decided')
    expect(seats).toHaveLength(kit.setup.presets[0].players)
    for (const { reward, place } of seats) {
      expect(Math.abs(reward)).toBeLessThanOrEqual(1)
      expect(place).toBeGreaterThanOrEqual(1)
    }
  })
})

describe('the calls of wis env', () => {
  const begun = async () => {
    const calls = new EnvCalls()
    await call(calls, { call: 'reset', match: { game: 'tic-tac-toe', seed: 1 } })
    return calls
  }

  it('say why an answer is refused, and count it', async () => {
    const calls = await begun()
    const told = await call(calls, { call: 'act', seat: 0, answer: 'nothing' })
    expect(told).toMatchObject({ accepted: false, reason: 'unreadable', turns: [0], done: false })
    const { result } = await call(calls, { call: 'result' })
    expect(result).toMatchObject({ seats: [{ refused: 1, missed: 0 }, { refused: 0 }] })
    await call(calls, { call: 'act', seat: 0, answer: null })
    expect((await call(calls, { call: 'result' }))['result']).toMatchObject({ seats: [{ missed: 1 }, {}] })
  })

  it.each([
    [{ call: 'act', seat: 1, answer: '1,1' }, 'it is not the turn of seat 1, but of 0'],
    [{ call: 'observe', seat: 7 }, 'there is no seat 7'],
    [{ call: 'export' }, 'the match is not over'],
    [{ call: 'act', session: 'other', seat: 0, answer: '1,1' }, 'there is no match: call reset first'],
    [{ call: 'reset', match: { game: 'chess' } }, 'there is no game called chess'],
    [{ call: 'reset', match: { game: 'tic-tac-toe', seats: ['learner'] } }, 'seats names 2 players'],
    [{ call: 'reset', match: { game: 'tic-tac-toe', seats: ['learner', 'fox'] } }, 'there is no player fox'],
    [{ call: 'reset', match: { game: 'tic-tac-toe', set: { games: -1 } } }, 'set.games'],
    [{ call: 'jump' }, 'call'],
    ['nothing', ''],
  ])('say what is wrong with %o', async (asked, fault) => {
    const told = await (await begun()).answer(asked)
    expect(told).toMatchObject({ ok: false, fault: expect.stringContaining(fault) as string })
  })

  it('number deals, the same on every machine', async () => {
    const calls = new EnvCalls()
    const of = { game: 'holdem' }
    const { instances } = await call(calls, { call: 'instances', of, from: 3, count: 2 })
    expect(instances).toEqual([
      expect.objectContaining({ instance: 3, seed: 'instance-3' }),
      expect.objectContaining({ instance: 4, seed: 'instance-4' }),
    ])
    const [three, four] = instances as { deal: string }[]
    expect(three?.deal).not.toBe(four?.deal)
    const again = await call(calls, { call: 'instances', of, from: 3, count: 1 })
    expect(again['instances']).toEqual([three])
    const told = await call(calls, { call: 'reset', match: { ...of, instance: 3 } })
    expect(told['seed']).toBe('instance-3')
  })

  it('are answered over a pipe in their order, one by one or as a list', async () => {
    const asked = [
      '{"id":1,"call":"reset","session":"a","match":{"game":"tic-tac-toe","seed":"x"}}',
      '[{"id":2,"call":"act","session":"a","seat":0,"answer":"1,1"},{"id":3,"call":"result","session":"a"}]',
      'no json',
    ]
    const lines: string[] = []
    const output = new Writable({
      write(chunk: Buffer, _, done) {
        lines.push(chunk.toString())
        done()
      },
    })
    await driveStdio(new EnvCalls(), Readable.from([Buffer.from(`${asked.join('\n')}\n`)]), output)
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({ id: 1, ok: true }),
      [
        expect.objectContaining({ id: 2, ok: true, accepted: true }),
        expect.objectContaining({ id: 3, ok: true }),
      ],
      { ok: false, fault: 'this is no JSON, or is nested too deeply' },
    ])
  })
})
