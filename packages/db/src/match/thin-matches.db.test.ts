import { freshDatabase, readLog } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { agentCalls } from '../agent/agent-calls.ts'
import { recentOutcomes } from '../agent/record/recent-outcomes.ts'
import type { Database } from '../database.ts'
import { hideSpeech } from '../moderation/hide.ts'
import { takeInMatches } from '../rating/take-in-matches.ts'
import { compareStandings } from '../standing/rebuild-standings.ts'
import { lastEntryAt } from '../storage.ts'
import { playOn, settledSeason } from '../testing/settled.ts'
import type { SettledSeason } from '../testing/settled.ts'
import { publishedThoughts } from './published-thoughts.ts'
import { thinMatches } from './thin-matches.ts'

const dayMs = 86_400_000
const monthBegins = Date.parse('2026-10-01T00:00:00Z')
const day = (n: number) => new Date(monthBegins + n * dayMs)

/** A season of house agents. Their thoughts are as long as those of the real ones. */
async function houseSeason(db: Database, matches: number): Promise<SettledSeason> {
  const season = await settledSeason(db, 0)
  await db.pool.query(`update agents set kind = 'house', owner_id = null`)
  return played(db, season, matches, 0)
}

async function played(db: Database, before: SettledSeason, more: number, on: number): Promise<SettledSeason> {
  const season = await playOn(db, before, more)
  const fresh = season.matches.slice(-more).map(({ id }) => id)
  await db.pool.query('update matches set ended_at = $2 where id = any($1)', [fresh, day(on)])
  await db.pool.query(
    `insert into agent_calls (match_id, seq, seat, kind, round, started_at, latency_ms, reply, reasoning, beliefs)
     select match_id, seq, (event->>'seat')::int, 'speech', 1, at, 5, event->>'text',
            'What was said of it so far: ' || repeat(md5(match_id || seq), 5), '{"Player 2": 0.4, "Player 3": 0.1}'
     from entries where match_id = any($1) and event->>'type' in ('speech-given', 'vote-cast')`,
    [fresh],
  )
  await takeInMatches(db)
  return season
}

const allOf = (db: Database, endedBefore: Date) => thinMatches(db, { endedBefore, after: '', most: 10_000 })

const count = async (db: Database, table: 'entries' | 'agent_calls' | 'packed_matches') =>
  Number((await db.pool.query<{ n: string }>(`select count(*) as n from ${table}`)).rows[0]?.n)

/** Everything that the package returns about a match, to any reader. */
async function toldOf(db: Database, { matches, agents }: SettledSeason) {
  const told = await Promise.all(
    matches.map(async ({ id }) => [
      await readLog(db, id, 'spectator'),
      await readLog(db, id, 'spectator', 5),
      await publishedThoughts(db, id),
    ]),
  )
  const outcomes = await Promise.all(agents.map((agent) => recentOutcomes(db, agent)))
  const calls = await Promise.all(agents.map((agent) => agentCalls(db, agent)))
  return { told, outcomes, calls, differences: await compareStandings(db), last: await lastEntryAt(db) }
}

describe('an old match of house agents alone', () => {
  it('is packed, and every reader gets the same as before', async () => {
    const db = await freshDatabase()
    const season = await houseSeason(db, 8)
    const before = await toldOf(db, season)
    expect(before.differences).toEqual([])
    expect(before.told[0]?.map((one) => one.length > 5)).toEqual([true, true, true])
    expect(await allOf(db, day(1))).toMatchObject({ packed: 8 })
    expect([await count(db, 'entries'), await count(db, 'agent_calls')]).toEqual([0, 0])
    expect(await toldOf(db, season)).toEqual(before)
    expect(await allOf(db, day(1))).toMatchObject({ packed: 0 })
  })

  it('still lets its speeches be hidden', async () => {
    const db = await freshDatabase()
    const { matches } = await houseSeason(db, 1)
    const matchId = matches[0]?.id ?? ('' as never)
    const speech = (await readLog(db, matchId, 'spectator')).find(
      ({ event }) => event.type === 'speech-given',
    )
    await allOf(db, day(1))
    const place = { matchId, seq: speech?.seq ?? -1 }
    expect(await hideSpeech(db, { id: 'a', name: 'Ada' }, place, 'rude')).toBe(true)
    expect(JSON.stringify(await readLog(db, matchId, 'spectator'))).toContain('hidden by a moderator: rude')
  })

  it('is packed by one of two runners', async () => {
    const db = await freshDatabase()
    await houseSeason(db, 6)
    const both = await Promise.all([allOf(db, day(1)), allOf(db, day(1))])
    expect(both.reduce((sum, { packed }) => sum + packed, 0)).toBe(6)
    expect(await count(db, 'packed_matches')).toBe(6)
  })

  it('is left alone before its time, before ratings have read it, and if a user’s agent took part', async () => {
    const db = await freshDatabase()
    const season = await houseSeason(db, 3)
    const [first, second] = season.matches
    expect((await allOf(db, day(0))).packed).toBe(0)
    await db.pool.query('delete from rated_matches where match_id = $1', [first?.id])
    const owned = await db.prisma.user.findFirstOrThrow()
    const guest = await db.prisma.agent.create({
      data: {
        id: 'guest',
        slug: 'guest',
        name: 'Guest',
        kind: 'webhook',
        description: '',
        ownerId: owned.id,
      },
    })
    await db.pool.query('update seats set agent_id = $2 where match_id = $1 and seat = 3', [
      second?.id,
      guest.id,
    ])
    expect((await allOf(db, day(1))).packed).toBe(1)
    expect((await allOf(db, day(30))).packed).toBe(0)
  })
})

it(
  'a month of a demo takes the room of a week, and a quarter of the rest',
  { tags: ['nightly'], timeout: 120_000 },
  async () => {
    const db = await freshDatabase()
    const perDay = 12
    const weekDays = 7
    let season = await houseSeason(db, 0)
    const whole: number[] = []
    for (let on = 0; on < 30; on++) {
      season = await played(db, season, perDay, on)
      await allOf(db, day(on - weekDays + 1))
      whole.push((season.matches.length - (await count(db, 'packed_matches'))) / perDay)
    }
    expect(Math.max(...whole)).toBe(weekDays)
    const { rows } = await db.pool.query<{ whole: number; packed: number }>(
      `select (select sum(pg_column_size(e)) from entries e)::float
              + (select sum(pg_column_size(c)) from agent_calls c)::float as whole,
            (select sum(pg_column_size(p)) from packed_matches p)::float as packed`,
    )
    const perWhole = (rows[0]?.whole ?? 0) / (weekDays * perDay)
    const perPacked = (rows[0]?.packed ?? 0) / ((30 - weekDays) * perDay)
    expect(perPacked).toBeLessThan(perWhole / 3)
    expect(await compareStandings(db)).toEqual([])
  },
)
