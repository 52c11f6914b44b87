import { createHouseAgent, systemClock } from '@wis/agents'
import type { Agent, AgentReply } from '@wis/agents'
import { inTransaction } from '@wis/db'
import type { Database } from '@wis/db'
import { addProviderCalls, saveAgent, strike } from '@wis/db/agents'
import { leaderboard } from '@wis/db/boards'
import { createMatch, createRulingWriter, readMatch, tableKind } from '@wis/db/matches'
import { ids } from '@wis/engine'
import type { AgentId, MatchId } from '@wis/engine'
import { kitCalled } from '@wis/games'
import { rulesets } from '@wis/games/who-is-spy'
import { freshDatabase, sampled } from '@wis/testkit'
import { describe, expect, inject, it } from 'vitest'
import { dealKit } from '../matchmaking/deal-kit.ts'
import { createLog } from '../operations/log.ts'
import { createTallies } from '../operations/tallies.ts'
import { openSeason } from '../testing/season.ts'
import { createProviderWatch } from './blamed.ts'
import { runMatch } from './run-match.ts'

const kit = kitCalled('who-is-spy') ?? expect.fail('the game is gone')

const never = new AbortController().signal

type Failing = Extract<AgentReply, { ok: false }>
/** The outcome of a failing seat, by the number of its guest. */
type Failures = Readonly<Record<number, Partial<Failing> | 'throws'>>

const shared = 'api.example'
const guest = (number: number) => ({
  slug: `guest-${number}`,
  name: `Guest ${number}`,
  kind: 'webhook',
  description: '',
  settings: {},
  owner: { name: `Owner ${number}`, email: `owner-${number}@example.invalid` },
})

/** A match of six guests with an owner each. Some of them fail every turn. */
async function playWith(db: Database, failures: Failures, allShare = false) {
  const seasonId = await openSeason(db)
  const players: { agentId: AgentId; versionId: ReturnType<typeof ids.version> }[] = []
  for (let number = 0; number < 6; number++) players.push(await saveAgent(db, guest(number)))
  await db.prisma.agent.updateMany({ where: { kind: 'webhook' }, data: { online: true } })
  const kind = tableKind({
    seasonId,
    mode: 'ranked',
    language: 'en',
    game: 'who-is-spy',
    ruleset: rulesets['wis-2024'],
  })
  const match = dealKit({ kit, kind, players, words: { pair: ['tea', 'coffee'], place: null } })
  await inTransaction(db, (client) => createMatch(client, match))
  await run(db, match.id, failures, allShare)
  return { match: match.id, agentId: (number: number) => players[number]?.agentId ?? '' }
}

async function run(db: Database, match: MatchId, failures: Failures, allShare: boolean): Promise<void> {
  const connect = ({ slug }: { slug: string }): Agent => {
    const failure = failures[Number(slug.at(-1))]
    if (failure === undefined) return createHouseAgent('diplomat')
    if (failure === 'throws') return { reply: () => Promise.reject(new TypeError('no such thing')) }
    const unreachable = { failure: 'unreachable', verdict: 'agent', detail: 'connection refused' } as const
    const sharedProvider = (allShare || failure.verdict === 'provider') && { sharedProvider: shared }
    return { ...sharedProvider, reply: async () => ({ ok: false, ...unreachable, ...failure }) }
  }
  const feed = { entries: () => undefined, lobby: () => undefined }
  const log = createLog(() => undefined)
  const stored = { db, rulings: createRulingWriter(db), providers: createProviderWatch(db) }
  const world = { ...stored, feed, clock: systemClock, log, tallies: createTallies(), connect }
  await runMatch(world, match, { lost: never, drain: never })
}

/** Agents of other owners, at other tables, who see the shared provider fail there. */
async function othersSee(db: Database, { owners, failed = 4 }: { owners: number; failed?: number }) {
  for (let number = 10; number < 10 + owners; number++) {
    const { agentId } = await saveAgent(db, guest(number))
    await addProviderCalls(db, [{ provider: shared, agentId, calls: 1, failed: 0 }])
    await db.pool.query(
      `update provider_answers set answered_at = now() - interval '10 minutes' where agent_id = $1`,
      [agentId],
    )
    await db.pool.query('delete from provider_minutes where agent_id = $1', [agentId])
    await addProviderCalls(db, [{ provider: shared, agentId, calls: 4, failed }])
  }
  await db.pool.query(`update users set created_at = now() - interval '30 days'`)
}

/** Another agent, for which the shared provider works now. */
async function anotherIsAnswered(db: Database): Promise<void> {
  const { agentId } = await saveAgent(db, guest(30))
  await addProviderCalls(db, [{ provider: shared, agentId, calls: 1, failed: 0 }])
}

const everyOf = (seats: readonly number[], failure: Failures[number]): Failures =>
  Object.fromEntries(seats.map((seat) => [seat, failure]))

describe('a match is void', () => {
  it('if the platform fails a seat', async () => {
    const db = await freshDatabase()
    const { match } = await playWith(db, { 2: { verdict: 'platform' } })
    expect(await readMatch(db, match)).toMatchObject({ status: 'void', reason: 'platform-fault' })
    expect((await leaderboard(db, { language: 'en' }))?.items).toEqual([])
  })

  it('if a provider fails two seats, and agents at other tables see it fail', async () => {
    const db = await freshDatabase()
    await othersSee(db, { owners: 4 })
    const { match } = await playWith(db, { 2: { verdict: 'provider' }, 3: { verdict: 'provider' } })
    expect(await readMatch(db, match)).toMatchObject({ status: 'void', reason: 'provider-fault' })
  })
})

/** Every way in which an owner can make a seat fail. */
const inOwnersHands: readonly (readonly [string, Failures[number]])[] = [
  ['are down', { verdict: 'agent' }],
  ['sleep, or have hung up', { verdict: 'asleep' }],
  ['cannot be looked up or reached', { verdict: 'network' }],
  ['run out of time', { failure: 'timeout', verdict: 'agent' }],
  ['answer what cannot be read', { failure: 'malformed', verdict: 'agent' }],
  ['upset their connectors', 'throws'],
  ['say that their provider fails', { verdict: 'provider' }],
]

describe('a match is decided', () => {
  it.each(
    sampled(inOwnersHands, 4).flatMap(([how, failure]) =>
      (inject('runsAll') ? [1, 2, 5] : [5]).map((seats) => [seats, how, failure] as const),
    ),
  )('even if %i of six %s', async (seats, _, failure) => {
    const db = await freshDatabase()
    const { match } = await playWith(db, everyOf([0, 1, 2, 3, 4].slice(0, seats), failure))
    expect(await readMatch(db, match)).toMatchObject({ status: 'finished' })
    expect((await leaderboard(db, { language: 'en' }))?.items.length).toBe(6)
  })

  it.each([
    ['too few others', { owners: 3 }],
    ['others for whom it works', { owners: 5, failed: 1 }],
  ])('even if a provider is said to fail at five seats, and there are %s', async (_, others) => {
    const db = await freshDatabase()
    await othersSee(db, others)
    const { match } = await playWith(db, everyOf([0, 1, 2, 3, 4], { verdict: 'provider' }))
    expect(await readMatch(db, match)).toMatchObject({ status: 'finished' })
    const calls = await db.prisma.agentCall.findMany({ where: { verdict: { not: null } } })
    expect(new Set(calls.map(({ verdict }) => verdict))).toEqual(new Set(['agent']))
  })
})

describe('a provider that four accounts say is failing', { tags: ['nightly'] }, () => {
  it('makes no match void while it answers another account', async () => {
    const db = await freshDatabase()
    await othersSee(db, { owners: 4 })
    await anotherIsAnswered(db)
    const { match } = await playWith(db, everyOf([2, 3], { verdict: 'provider' }))
    expect(await readMatch(db, match)).toMatchObject({ status: 'finished' })
  })

  it('makes no match void by calls that fail through their own keys and limits', async () => {
    const db = await freshDatabase()
    await playWith(db, everyOf([0, 1, 2, 3, 4], { verdict: 'agent' }), true)
    expect(await db.prisma.providerMinute.count()).toBe(0)
    expect(await db.prisma.providerAnswer.count()).toBe(0)
  })
})

describe('an agent', () => {
  it('with three faults in an hour goes offline, leaves the queue, and its owner is told why', async () => {
    const db = await freshDatabase()
    const { agentId } = await playWith(db, { 2: { verdict: 'agent' } })
    const before = await db.prisma.agent.findUniqueOrThrow({ where: { id: agentId(2) } })
    expect(before.online).toBe(true)
    const [fault] = await db.prisma.fault.findMany({ where: { agentId: agentId(2) } })
    for (const seq of [1001, 1002]) await db.prisma.fault.create({ data: { ...fault, seq } as never })
    expect(await strike(db, ids.agent(agentId(2)))).toBe(true)
    expect(await strike(db, ids.agent(agentId(2)))).toBe(false)
    const after = await db.prisma.agent.findUniqueOrThrow({
      where: { id: agentId(2) },
      include: { notices: true },
    })
    expect(after).toMatchObject({ online: false, offlineReason: 'too-many-faults' })
    expect(after.notices.map(({ kind, params }) => ({ kind, params }))).toEqual([
      { kind: 'agent-offline', params: { reason: 'too-many-faults', faults: 3, last: 'connection refused' } },
    ])
  })

  it('gets no strike for a fault of the platform', async () => {
    const db = await freshDatabase()
    const { agentId } = await playWith(db, { 2: { verdict: 'platform' } })
    expect(await db.prisma.fault.count({ where: { agentId: agentId(2) } })).toBe(1)
    expect((await db.prisma.agent.findUniqueOrThrow({ where: { id: agentId(2) } })).online).toBe(true)
  })
})
