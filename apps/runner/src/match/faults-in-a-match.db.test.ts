import { createHouseAgent, systemClock } from '@wis/agents'
import type { Agent, AgentReply, Verdict } from '@wis/agents'
import {
  createMatch,
  createRulingWriter,
  inTransaction,
  leaderboard,
  readMatch,
  saveAgent,
  strike,
  tableKind,
} from '@wis/db'
import type { Database } from '@wis/db'
import { ids } from '@wis/engine'
import type { AgentId, MatchId } from '@wis/engine'
import { rulesets } from '@wis/games'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { dealMatch } from '../matchmaking/deal-match.ts'
import { createLog } from '../operations/log.ts'
import { createTallies } from '../operations/tallies.ts'
import { openSeason } from '../testing/season.ts'
import { runMatch } from './run-match.ts'

const never = new AbortController().signal

/** A match of six guests, of whom some fail every turn with a verdict. */
async function playWith(db: Database, failing: Readonly<Record<number, Verdict>>) {
  const seasonId = await openSeason(db)
  const players: { agentId: AgentId; versionId: ReturnType<typeof ids.version> }[] = []
  for (let number = 0; number < 6; number++) {
    const owner = { name: `Owner ${number}`, email: `owner-${number}@example.invalid` }
    const agent = {
      slug: `guest-${number}`,
      name: `Guest ${number}`,
      kind: 'webhook',
      description: '',
      owner,
      settings: {},
    }
    players.push(await saveAgent(db, agent))
  }
  await db.prisma.agent.updateMany({ where: { kind: 'webhook' }, data: { online: true } })
  const kind = tableKind({
    seasonId,
    mode: 'ranked',
    language: 'en',
    game: 'who-is-spy',
    ruleset: rulesets['wis-2024'],
  })
  const match = dealMatch({ kind, players, pair: ['tea', 'coffee'] })
  await inTransaction(db, (client) => createMatch(client, match))
  await run(db, match.id, failing)
  return { match: match.id, agentId: (number: number) => players[number]?.agentId ?? '' }
}

async function run(db: Database, match: MatchId, failing: Readonly<Record<number, Verdict>>): Promise<void> {
  const connect = ({ slug }: { slug: string }): Agent => {
    const verdict = failing[Number(slug.at(-1))]
    const failed: AgentReply = {
      ok: false,
      failure: 'unreachable',
      verdict: verdict ?? 'agent',
      detail: 'connection refused',
    }
    return verdict ? { reply: async () => failed } : createHouseAgent('diplomat')
  }
  const feed = { entries: () => undefined, lobby: () => undefined }
  const log = createLog(() => undefined)
  const rulings = createRulingWriter(db)
  const world = { db, rulings, feed, clock: systemClock, log, tallies: createTallies(), connect }
  await runMatch(world, match, { lost: never, drain: never })
}

describe('a match in which', () => {
  it.each([
    ['one agent never answers', { 2: 'agent' }, 'finished'],
    ['one provider is down', { 2: 'provider' }, 'finished'],
    ['two agents never answer', { 2: 'agent', 3: 'agent' }, 'finished'],
    ['two providers are down', { 2: 'provider', 3: 'network' }, 'void'],
    ['the platform fails a seat', { 2: 'platform' }, 'void'],
  ] as const)('%s is %s', async (_, failing, status) => {
    const db = await freshDatabase()
    const { match } = await playWith(db, failing)
    expect(await readMatch(db, match)).toMatchObject({ status })
    expect((await leaderboard(db, { language: 'en' }))?.items.length).toBe(status === 'void' ? 0 : 6)
  })
})

describe('an agent', () => {
  it('with three faults in an hour goes offline, leaves the queue, and its owner is told why', async () => {
    const db = await freshDatabase()
    const { agentId } = await playWith(db, { 2: 'agent' })
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

  it('is not struck for what the platform did', async () => {
    const db = await freshDatabase()
    const { agentId } = await playWith(db, { 2: 'platform' })
    expect(await db.prisma.fault.count({ where: { agentId: agentId(2) } })).toBe(1)
    expect((await db.prisma.agent.findUniqueOrThrow({ where: { id: agentId(2) } })).online).toBe(true)
  })
})
