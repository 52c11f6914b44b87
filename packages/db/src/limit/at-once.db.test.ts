import { rulesets } from '@wis/games/who-is-spy'
import { mostTokens, mostWebhooks, newSeasonRequest } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { createToken, linkIdentity, mostSessions, startSession } from '../doors/accounts.ts'
import {
  addVersion,
  agentsPerOwner,
  askLookUp,
  checksPerDay,
  registerAgent,
  requestFlightCheck,
  versionsPerDay,
} from '../doors/agents.ts'
import { openTicket } from '../doors/matches.ts'
import { askForSeason, enterSeason, saveSeason } from '../doors/seasons.ts'
import { createWebhook, queueTest } from '../index.ts'
import type { Database } from '../index.ts'
import { newId } from '../new-id.ts'
import { newVault, owner, passFlightCheck, registered, webhook } from '../testing/registered.ts'
import { deal, openSeason } from '../testing/settled.ts'

const atOnce = 16
const vault = newVault()

/** A counted thing: how to ask for one, how many there may be, and how many there are. */
interface Counted {
  /** How many exist already, so that the simultaneous requests exceed the limit. */
  readonly before?: number
  readonly most: number
  readonly prepare: (db: Database) => Promise<(n: number) => Promise<unknown>>
  readonly table: string
}

const counted: Readonly<Record<string, Counted>> = {
  'webhooks of an owner': {
    table: 'webhooks',
    most: mostWebhooks,
    prepare: async (db) => {
      const userId = await owner(db)
      return () => createWebhook(db, vault, userId, { url: 'https://hook.example/', events: ['budget-80'] })
    },
  },
  'tokens of an owner': {
    table: 'api_tokens',
    before: 40,
    most: mostTokens,
    prepare: async (db) => {
      const userId = await owner(db)
      const row = { userId, name: 'n', ending: 'wxyz', scopes: [], expiresAt: new Date(Date.now() + 60_000) }
      return () => createToken(db, { ...row, hash: newId() })
    },
  },
  'sessions of a user': {
    table: 'sessions',
    before: 40,
    most: mostSessions,
    prepare: async (db) => {
      const session = { userId: await owner(db), sessionVersion: 1, browser: 'other', system: 'other' }
      return () => startSession(db, { ...session, network: null })
    },
  },
  'agents of an owner': {
    table: 'agents',
    before: 10,
    most: agentsPerOwner,
    prepare: async (db) => {
      const ownerId = await owner(db)
      const agent = { languages: ['en' as const], description: '', connector: webhook }
      let asked = 0
      return () => registerAgent(db, vault, ownerId, { ...agent, name: `Fox ${++asked}` })
    },
  },
  'versions of an agent in a day': {
    table: 'agent_versions',
    before: 10,
    most: versionsPerDay,
    prepare: async (db) => {
      const { agentId } = await registered(db)
      return () => addVersion(db, vault, agentId, { connector: webhook, note: '' })
    },
  },
  'flight checks of an agent in a day': {
    table: 'flight_checks',
    before: checksPerDay - 1,
    most: checksPerDay,
    prepare: async (db) => {
      const { agentId } = await registered(db)
      // Each request ends before the next begins, so that none is taken for another.
      return async () => {
        await requestFlightCheck(db, agentId)
        // In one order, so that of two such updates neither waits for the other for ever.
        await db.pool.query(
          `update flight_checks set state = 'done' where id in (select id from flight_checks order by id for update)`,
        )
      }
    },
  },
  'flight checks that are the same': {
    table: 'flight_checks',
    most: 1,
    prepare: async (db) => {
      const { agentId } = await registered(db)
      return () => requestFlightCheck(db, agentId)
    },
  },
  'tickets of an agent, and series of practice matches': {
    table: 'tickets',
    most: 1,
    prepare: async (db) => {
      const [{ agentId }, seasonId] = [await registered(db), await openSeason(db)]
      const wish = { agentId, seasonId, mode: 'practice', language: 'en' } as const
      return (n) => openTicket(db, n % 2 ? wish : { ...wish, matches: 12 })
    },
  },
  'entries of an agent in a season': {
    table: 'season_entries',
    most: 1,
    prepare: async (db) => {
      const [{ agentId }, seasonId] = [await registered(db), await openSeason(db)]
      await passFlightCheck(db, agentId)
      return () => enterSeason(db, { seasonId, agentId })
    },
  },
  'requests for a season that wait': {
    table: 'season_requests',
    most: 1,
    prepare: async (db) => {
      const mia = { id: await owner(db), name: 'Mia' }
      const about = {
        title: 'An evening',
        text: 'For the forty students of our course.',
        languages: ['en'],
        agents: 40,
      }
      const wish = newSeasonRequest.parse({ ...about, beginsOn: '2030-05-01' })
      return () => askForSeason(db, mia, wish)
    },
  },
  'look-ups of the same thing within a minute': {
    table: 'look_ups',
    most: 1,
    prepare: async (db) => {
      const userId = await owner(db)
      return () => askLookUp(db, { userId, recognised: { kind: 'space', id: 'someone/agent' } })
    },
  },
  'test deliveries of a webhook that wait': {
    table: 'webhook_deliveries',
    most: 3,
    prepare: async (db) => {
      const hook = { url: 'https://hook.example/', events: ['budget-80' as const] }
      const created = await createWebhook(db, vault, await owner(db), hook)
      return () => queueTest(db, created?.id ?? '')
    },
  },
  'matches of an agent in a day': {
    table: 'matches',
    most: 5,
    prepare: async (db) => {
      const [{ agentId }, seasonId] = [await registered(db), await openSeason(db)]
      await db.prisma.agent.update({
        where: { id: agentId },
        data: { concurrency: atOnce, matchesPerDay: 5 },
      })
      return () => deal(db, seasonId, [agentId])
    },
  },
  'matches of an agent at the same time': {
    table: 'matches',
    most: 3,
    prepare: async (db) => {
      const [{ agentId }, seasonId] = [await registered(db), await openSeason(db)]
      await db.prisma.agent.update({ where: { id: agentId }, data: { concurrency: 3 } })
      return () => deal(db, seasonId, [agentId])
    },
  },
  'accounts of an identity': {
    table: 'identities',
    most: 1,
    prepare: async (db) => {
      const users = [await owner(db), await owner(db)]
      return (n) =>
        linkIdentity(db, users[n % 2] ?? '', { provider: 'github', subject: '42' }).catch(() => undefined)
    },
  },
  'seasons of a short name': {
    table: 'seasons',
    most: 1,
    prepare: async (db) => {
      const season = { name: 'Cup', game: 'who-is-spy', ruleset: rulesets['wis-2024'], demo: false }
      return () => saveSeason(db, { ...season, slug: 'cup', languages: ['en'] }).catch(() => undefined)
    },
  },
}

const rowsOf = async (db: Database, table: string) => (await db.pool.query(`select 1 from ${table}`)).rowCount

it.each(Object.entries(counted))(
  '%s are never too many, though sixteen are asked for at once',
  async (_, of) => {
    const db = await freshDatabase()
    const ask = await of.prepare(db)
    for (let n = (await rowsOf(db, of.table)) ?? 0; n < (of.before ?? 0); n++) await ask(n)
    await Promise.all(Array.from({ length: atOnce }, (__, n) => ask(n)))
    expect(await rowsOf(db, of.table)).toBe(of.most)
  },
)
