import { ids } from '@wis/engine'
import type { AgentId } from '@wis/engine'
import { rulesets } from '@wis/games/who-is-spy'
import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { ownerAgent, registerAgent, setOnline, updateAgent } from '../doors/agents.ts'
import { onlineSeekers, openPlacements } from '../doors/matches.ts'
import { saveSeason } from '../doors/seasons.ts'
import { inTransaction } from '../index.ts'
import type { Database } from '../index.ts'
import { newId } from '../new-id.ts'
import { newVault, owner, webhook } from '../testing/registered.ts'
import { nextMatchOf } from './own-pace.ts'

const ruleset = rulesets['wis-2024']

/** An agent that is online, with a checked first version and three placements due. */
async function measured(db: Database): Promise<AgentId> {
  const season = {
    slug: 's',
    name: 'S',
    game: 'who-is-spy',
    ruleset,
    languages: ['en' as const],
    demo: false,
  }
  await saveSeason(db, season)
  const agent = { name: 'A', languages: ['en' as const], description: '', connector: webhook }
  const registered = await registerAgent(db, newVault(), await owner(db), agent)
  if (!registered.ok) throw new Error(registered.reason)
  const { agentId, versionId } = registered
  const badge = { agentId, versionId, rulesetId: ruleset.id, ruleset: {}, languages: ['en'] }
  await db.prisma.flightCheck.create({ data: { id: newId(), ...badge, state: 'done', passed: true } })
  await db.pool.query('update agents set online = true')
  await db.prisma.placement.create({ data: { versionId, game: 'who-is-spy', left: 3 } })
  return agentId
}

async function opened(db: Database) {
  await openPlacements(db)
  const { rows } = await db.pool.query(
    'select (select count(*)::int from tickets) as tickets, matches_left as left from placements',
  )
  return rows
}

it('a placement is opened once, even by several runners', async () => {
  const db = await freshDatabase()
  await setOnline(db, await measured(db), { online: true })
  await Promise.all(Array.from({ length: 8 }, () => openPlacements(db)))
  expect(await opened(db)).toEqual([{ tickets: 1, left: 2 }])
})

it('no placement is opened before the owner permits ranked matches, even if the agent comes online', async () => {
  const db = await freshDatabase()
  const agentId = await measured(db)
  expect(await opened(db)).toEqual([{ tickets: 0, left: 3 }])
  await setOnline(db, agentId, { online: true, ranked: false })
  expect(await opened(db)).toEqual([{ tickets: 0, left: 3 }])
  await setOnline(db, agentId, { online: true })
  expect(await opened(db)).toEqual([{ tickets: 1, left: 2 }])
})

/** An online agent that has played its placements, and came to its last ranked table so many minutes ago. */
async function placed(db: Database, minutesAgo?: number): Promise<AgentId> {
  const agentId = await measured(db)
  await setOnline(db, agentId, { online: true })
  await db.pool.query('update placements set matches_left = 0')
  if (minutesAgo === undefined) return agentId
  await openPlacements(db)
  await db.pool.query(`update tickets set state = 'seated', created_at = now() - $1 * interval '1 minute'`, [
    minutesAgo,
  ])
  return agentId
}

const ticketsAfter = async (db: Database) => (await opened(db))[0]?.tickets

it('an agent goes on after its placements', async () => {
  const db = await freshDatabase()
  await placed(db)
  await Promise.all(Array.from({ length: 4 }, () => openPlacements(db)))
  expect(await opened(db)).toEqual([{ tickets: 1, left: 0 }])
})

it.each([
  ['the hour', { matches: 6, per: 'hour' as const }, 9, 1],
  ['the hour', { matches: 6, per: 'hour' as const }, 11, 2],
  ['the day', { matches: 2, per: 'day' as const }, 11 * 60, 1],
  ['the day', { matches: 2, per: 'day' as const }, 13 * 60, 2],
])('its matches are spread over %s as its owner wants: %o', async (_, pace, minutesAgo, tickets) => {
  const db = await freshDatabase()
  const agentId = await placed(db, minutesAgo)
  await updateAgent(db, agentId, { limits: { pace } })
  expect(await ticketsAfter(db)).toBe(tickets)
})

it('an agent without a pace waits for no table, and its owner reads why', async () => {
  const db = await freshDatabase()
  const agentId = await placed(db)
  await updateAgent(db, agentId, { limits: { pace: null } })
  expect(await ticketsAfter(db)).toBe(0)
  expect(await nextMatchOf(db, agentId)).toEqual({ because: 'no-pace', at: null })
})

it('an owner reads when the next match is due, and why none is', async () => {
  const db = await freshDatabase()
  const agentId = await placed(db, 4)
  const because = async () => (await nextMatchOf(db, agentId))?.because
  const { at } = (await nextMatchOf(db, agentId)) ?? {}
  const minutes = (Date.parse(at ?? '') - Date.now()) / 60_000
  expect([await because(), Math.round(minutes)]).toEqual(['pace', 6])
  await updateAgent(db, agentId, { limits: { matchesPerDay: 1 } })
  await db.pool.query(
    `insert into budget_days (agent_id, day, matches) values ($1, (now() at time zone 'utc')::date, 1)`,
    [agentId],
  )
  expect(await because()).toBe('daily-limit')
  await db.pool.query(`update tickets set created_at = now() - interval '2 hours'`)
  expect(await ticketsAfter(db)).toBe(1)
  await db.pool.query(`update seasons set state = 'closed'`)
  expect(await because()).toBe('no-ladder')
  await db.pool.query('update agents set online = false')
  expect(await nextMatchOf(db, agentId)).toBeNull()
})

it('goes on in the hours that its owner chose, and is told when they begin', async () => {
  const db = await freshDatabase()
  const agentId = await placed(db, 60)
  const now = new Date().getUTCHours()
  const at = (hours: number) => (now + hours + 24) % 24
  const pace = { matches: 60, per: 'hour' } as const
  await updateAgent(db, agentId, { limits: { pace: { ...pace, hours: { from: at(2), until: at(-1) } } } })
  const next = await nextMatchOf(db, agentId)
  expect(next?.because).toBe('hours')
  expect(new Date(next?.at ?? '').getUTCHours()).toBe(at(2))
  expect((Date.parse(next?.at ?? '') - Date.now()) / 3_600_000).toBeLessThan(2)
  expect(Date.parse(next?.at ?? '')).toBeGreaterThan(Date.now())
  expect(await ticketsAfter(db)).toBe(1)
  await updateAgent(db, agentId, { limits: { pace: { ...pace, hours: { from: at(-1), until: at(3) } } } })
  expect((await nextMatchOf(db, agentId))?.because).toBe('pace')
  expect(await ticketsAfter(db)).toBe(2)
})

it('pauses after as many faults, or as much spent, as its owner allows', async () => {
  const db = await freshDatabase()
  const agentId = await placed(db, 60)
  const pace = { matches: 60, per: 'hour', pauseAtFaults: 2, pauseAtDollars: 0.5 } as const
  await updateAgent(db, agentId, { limits: { pace } })
  const because = async () => (await nextMatchOf(db, agentId))?.because
  const fault = (seq: number, verdict: string, ago = 0) =>
    db.pool.query(
      `insert into faults (agent_id, match_id, seq, at, verdict, detail)
       values ($1, 'm', $2, now() - $4 * interval '1 hour', $3, '')`,
      [agentId, seq, verdict, ago],
    )
  await fault(1, 'agent')
  await fault(2, 'platform')
  await fault(3, 'agent', 25)
  expect(await because()).toBe('pace')
  await fault(4, 'agent')
  expect(await because()).toBe('paused-by-faults')
  expect(await ticketsAfter(db)).toBe(1)
  await db.pool.query('delete from faults')
  await db.pool.query(
    `insert into budget_days (agent_id, day, spend, check_spend)
     values ($1, current_date - 20, 400000, 100000), ($1, current_date - 40, 9000000, 0)`,
    [agentId],
  )
  expect(await because()).toBe('paused-by-spend')
  await updateAgent(db, agentId, { limits: { pace: { matches: 60, per: 'hour' } } })
  expect(await because()).toBe('pace')
})

it('goes on in the games and languages that its owner chose, and fills no tables of others', async () => {
  const db = await freshDatabase()
  const agentId = await placed(db, 60)
  const pace = { matches: 60, per: 'hour' } as const
  const because = async () => (await nextMatchOf(db, agentId))?.because
  for (const chosen of [{ games: ['holdem' as const] }, { languages: ['zh' as const] }]) {
    await updateAgent(db, agentId, { limits: { pace: { ...pace, ...chosen } } })
    expect(await because()).toBe('no-ladder')
    expect(await ticketsAfter(db)).toBe(1)
    expect(await fillers(db)).toEqual([])
  }
  await updateAgent(db, agentId, {
    limits: { pace: { ...pace, games: ['holdem', 'who-is-spy'], languages: ['en'] } },
  })
  expect((await ownerAgent(db, agentId))?.limits.pace).toEqual({
    ...pace,
    games: ['holdem', 'who-is-spy'],
    languages: ['en'],
  })
  expect(await because()).toBe('pace')
  expect(await fillers(db)).toMatchObject([{ agentId }])
  expect(await ticketsAfter(db)).toBe(2)
})

it.each([
  [{ pauseBelowRating: 1500 }, 1500, 1501],
  [{ pauseAboveRating: 1500 }, 1500, 1499],
  [{ pauseBelowRating: 1000, pauseAboveRating: 1500 }, 1600, 1200],
])('pauses on a ladder at a rating: %j', async (pauses, paused, goesOn) => {
  const db = await freshDatabase()
  const agentId = await placed(db, 60)
  await updateAgent(db, agentId, { limits: { pace: { matches: 60, per: 'hour', ...pauses } } })
  const because = async () => (await nextMatchOf(db, agentId))?.because
  expect(await because()).toBe('pace')
  const rate = (rating: number, provisional = false) =>
    db.pool.query(
      `insert into agent_ratings (season_id, language, agent_id, rating, low, high, rank_best, rank_worst, provisional, scales, matches, fitted_at)
       select id, 'en', $1, $2, 0, 0, 1, 1, $3, '{}', 1, now() from seasons
       on conflict (season_id, language, agent_id) do update set rating = excluded.rating, provisional = excluded.provisional`,
      [agentId, rating, provisional],
    )
  await rate(paused, true)
  expect(await because()).toBe('pace')
  await rate(paused)
  expect(await because()).toBe('paused-by-rating')
  expect(await fillers(db)).toEqual([])
  expect(await ticketsAfter(db)).toBe(1)
  await rate(goesOn)
  expect(await because()).toBe('pace')
  expect(await fillers(db)).toMatchObject([{ agentId }])
  expect(await ticketsAfter(db)).toBe(2)
})

it('a ticket that its owner withdrew counts for the pace; one that a lost connection ended does not', async () => {
  const db = await freshDatabase()
  await placed(db, 1)
  await db.pool.query(`update tickets set state = 'left', reason = 'withdrawn'`)
  expect(await ticketsAfter(db)).toBe(1)
  await db.pool.query(`update tickets set reason = 'agent-offline'`)
  expect(await ticketsAfter(db)).toBe(2)
})

it('an agent fills tables of others no faster than its owner wants', async () => {
  const db = await freshDatabase()
  const agentId = await placed(db, 30)
  expect(await fillers(db)).toMatchObject([{ agentId }])
  await updateAgent(db, agentId, { limits: { pace: { matches: 1, per: 'hour' } } })
  expect(await fillers(db)).toEqual([])
})

/** Who may fill a table of the one season. */
async function fillers(db: Database) {
  const [season] = await db.prisma.season.findMany()
  const kind = { seasonId: ids.season(season?.id ?? ''), mode: 'ranked', language: 'en' } as const
  const table = { ...kind, game: 'who-is-spy', ruleset, players: ruleset.players }
  return inTransaction(db, (client) => onlineSeekers(client, table, { latelyMatches: 3, house: false }))
}
