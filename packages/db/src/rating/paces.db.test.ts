import { kitCalled } from '@wis/games'
import { fitRatings, unpackMatches } from '@wis/ratings'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { rebuildRatings, refitRatings } from '../doors/boards.ts'
import type { Database } from '../index.ts'
import { thinMatches } from '../match/thin-matches.ts'
import { openSeasonOf, settledHouseMatch } from '../testing/played-out.ts'
import { registered, webhook } from '../testing/registered.ts'
import { settledSeason } from '../testing/settled.ts'
import { paceDays } from './refit-ratings.ts'

const refit = (db: Database) =>
  refitRatings(db, { fit: async (packed, field) => fitRatings(unpackMatches(packed), field) })

/** Turns of seat 0 with these durations and this outcome. */
async function turns(
  db: Database,
  { matches }: { readonly matches: readonly { readonly id: string }[] },
  { latencies, verdict = null, daysAgo = 0 }: Turns,
): Promise<void> {
  await db.pool.query(
    `insert into agent_calls (match_id, seq, seat, kind, round, started_at, latency_ms, verdict)
     select $1, (select coalesce(max(seq), -1) from agent_calls where match_id = $1) + place, 0, 'speech', 1,
            now() - $4 * interval '1 day', latency, $3
     from unnest($2::int[]) with ordinality as t(latency, place)`,
    [matches[0]?.id, latencies, verdict, daysAgo],
  )
}

interface Turns {
  readonly latencies: readonly number[]
  readonly verdict?: string | null
  readonly daysAgo?: number
}

const paces = ({ prisma }: Database) => prisma.agentPace.findMany()

describe('how an agent answers', () => {
  it('is measured by the time that 95 of 100 turns keep', async () => {
    const db = await freshDatabase()
    const season = await settledSeason(db, 1)
    await turns(db, season, { latencies: Array.from({ length: 1000 }, (_, n) => n + 1) })
    await refit(db)
    const [pace] = await paces(db)
    expect(pace).toMatchObject({ agentId: season.matches[0]?.agents[0], turns: 1000, faults: 0 })
    expect(Math.abs((pace?.p95LatencyMs ?? 0) - 950)).toBeLessThan(20)
  })

  it('counts faults against its turns, and never the platform’s', async () => {
    const db = await freshDatabase()
    const season = await settledSeason(db, 1)
    await turns(db, season, { latencies: [100, 100, 100] })
    await turns(db, season, { latencies: [10_000], verdict: 'asleep' })
    await turns(db, season, { latencies: [10_000, 10_000], verdict: 'platform' })
    await refit(db)
    expect(await paces(db)).toMatchObject([{ turns: 4, faults: 1 }])
  })

  it('is counted once, after any number of passes over the matches', async () => {
    const db = await freshDatabase()
    const season = await settledSeason(db, 1)
    await turns(db, season, { latencies: [100, 200], daysAgo: 1 })
    await turns(db, season, { latencies: [300] })
    await refit(db)
    await refit(db)
    expect(await paces(db)).toMatchObject([{ turns: 3 }])
    expect(await db.prisma.turnDay.count()).toBe(2)
  })

  it('is measured in a game of sides, once, and its old matches of the house may be packed', async () => {
    const db = await freshDatabase()
    const kit = kitCalled('connect-four')
    if (!kit) throw new Error('there is no connect four')
    const agents = [await registered(db, webhook, 'First'), await registered(db, webhook, 'Second')]
    const match = await settledHouseMatch(db, kit, {
      seasonId: await openSeasonOf(db, kit),
      agents,
      seed: 'paces',
    })
    await db.pool.query(`update agents set kind = 'house', owner_id = null`)
    await turns(db, { matches: [match] }, { latencies: [100, 200, 300] })
    await turns(db, { matches: [match] }, { latencies: [400], verdict: 'asleep' })
    const packed = async () =>
      (await thinMatches(db, { endedBefore: new Date(Date.now() + 60_000), after: '', most: 10 })).packed
    expect(await packed()).toBe(0)
    await refit(db)
    await refit(db)
    expect(await paces(db)).toMatchObject([{ agentId: agents[0]?.agentId, turns: 4, faults: 1 }])
    expect(await packed()).toBe(1)
    await rebuildRatings(db)
    expect(await paces(db)).toMatchObject([{ agentId: agents[0]?.agentId, turns: 4, faults: 1 }])
  })

  it('is forgotten in time', async () => {
    const db = await freshDatabase()
    const season = await settledSeason(db, 1)
    await turns(db, season, { latencies: [100], daysAgo: paceDays })
    await refit(db)
    expect(await paces(db)).toEqual([])
  })
})
