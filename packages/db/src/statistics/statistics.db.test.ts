import { seatFacts } from '@wis/games/who-is-spy'
import { fitRatings, unpackMatches } from '@wis/ratings'
import { agentsCalled, endedMatch, freshDatabase, ladderOf } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { compareRatings, refitRatings } from '../doors/boards.ts'
import { advisoryLockSpaces } from '../locks.ts'
import { rebuildSkills } from '../skill/rebuild-skills.ts'
import { settledSeason } from '../testing/settled.ts'
import { makeStatistics } from './make-statistics.ts'
import { boardStatistics, generalRatings } from './read-statistics.ts'

const fit = () => Promise.reject(new Error('no game of one against all is played here'))
const rate = (db: Database) => refitRatings(db, { fit })

/** The first seat wins four of five matches, in which two of four agents meet. */
async function offers(db: Database, seasonId: string, game = 'bargain') {
  const names = ['ann', 'bob', 'cat', 'dan']
  let minute = 0
  for (let round = 0; round < 5; round++)
    for (const one of names)
      for (const other of names.filter((name) => name !== one)) {
        const wins = round % 5 !== 0
        const seats = [
          { agentId: one, place: wins ? 1 : 2 },
          { agentId: other, place: wins ? 2 : 1 },
        ]
        minute++
        await endedMatch(db, {
          id: `${game} ${String(minute).padStart(3, '0')}`,
          seasonId,
          game,
          minute,
          seats,
        })
      }
  // Standings say that something has changed, and the skills hold the matches.
  await rebuildSkills(db)
  await noteStandings(db, seasonId, names)
}

async function noteStandings(db: Database, seasonId: string, names: readonly string[]) {
  const { rows } = await db.pool.query<{ column_name: string }>(
    `select column_name from information_schema.columns
     where table_name = 'standings' and data_type in ('integer', 'double precision') and is_nullable = 'NO'`,
  )
  const zeros = Object.fromEntries(rows.map(({ column_name: name }) => [name, 0]))
  for (const name of names)
    await db.pool.query(
      `insert into standings select * from jsonb_populate_record(null::standings, $1)
       on conflict (season_id, language, agent_id) do update set matches = standings.matches + 1`,
      [
        JSON.stringify({
          ...zeros,
          season_id: seasonId,
          language: 'en',
          agent_id: name,
          matches: 15,
          updated_at: new Date(),
        }),
      ],
    )
}

async function bargains(db: Database) {
  await agentsCalled(db, ['ann', 'bob', 'cat', 'dan'])
  const seasonId = await ladderOf(db, 'bargain')
  await offers(db, seasonId)
  await rate(db)
  return seasonId
}

const wish = { game: 'bargain', language: 'en' }

describe('what the ratings of a board do not tell', () => {
  it('is measured once after the ratings, and again when they change', async () => {
    const db = await freshDatabase()
    const seasonId = await bargains(db)
    expect(await boardStatistics(db, wish)).toMatchObject({ madeAt: null, seats: null, cycles: null })
    expect(await makeStatistics(db)).toMatchObject({ boards: 1 })
    expect(await makeStatistics(db)).toMatchObject({ boards: 0, languages: 0 })
    const found = await boardStatistics(db, wish)
    expect(found?.seats).toMatchObject({ of: 'matches', matches: 60 })
    expect(found?.seats?.seats[0]?.chance.value).toBeGreaterThan(0.7)
    expect(found?.seats?.seats[0]?.chance.value).toBeLessThan(0.81)
    expect(found?.cycles).toMatchObject({ agents: 4, matches: 60 })
    await noteStandings(db, seasonId, ['ann'])
    await rate(db)
    expect(await makeStatistics(db, { restMs: 60_000 })).toMatchObject({ boards: 0 })
    expect(await makeStatistics(db)).toMatchObject({ boards: 1 })
  })

  it('tells the first move of games that are begun by turns, though matches show none', async () => {
    const db = await freshDatabase()
    await agentsCalled(db, ['ann', 'bob'])
    const seasonId = await ladderOf(db, 'connect-four')
    for (let minute = 1; minute <= 40; minute++) {
      const own = { games: 2, won: 1, 'moves-first': 1, 'won-first': 1 }
      const seats = ['ann', 'bob'].map((agentId) => ({ agentId, place: 1, facts: own }))
      await endedMatch(db, { id: `m${minute}`, seasonId, game: 'connect-four', minute, seats })
    }
    await rebuildSkills(db)
    await noteStandings(db, seasonId, ['ann', 'bob'])
    await rate(db)
    await makeStatistics(db)
    const found = await boardStatistics(db, { game: 'connect-four', language: 'en' })
    expect(found?.seats).toMatchObject({ of: 'games', matches: 80 })
    expect(found?.seats?.seats[0]?.chance.low).toBeGreaterThan(0.8)
  })

  it('tells the worth of a seat for whoever hides, in a game of one against all', async () => {
    const db = await freshDatabase()
    const { matches } = await settledSeason(db, 40)
    await refitRatings(db, {
      fit: (packed, field) => Promise.resolve(fitRatings(unpackMatches(packed), field)),
    })
    await makeStatistics(db)
    const found = await boardStatistics(db, { language: 'en' })
    const hidden = new Set(
      matches.map(({ state }) => seatFacts(state).findIndex(({ role }) => role === 'spy')),
    )
    expect(found?.seats).toMatchObject({ of: 'deceivers', matches: 40 })
    expect(found?.seats?.seats.map(({ seat }) => seat)).toEqual([...hidden].toSorted((a, b) => a - b))
    expect(found?.cycles).toBeNull()
    expect(found?.spread).toBeGreaterThan(0)
  })

  it('is not public while the ratings are not', async () => {
    const db = await freshDatabase()
    const seasonId = await bargains(db)
    await makeStatistics(db)
    await db.pool.query(`update seasons set embargo = true where id = $1`, [seasonId])
    expect(await boardStatistics(db, wish)).toMatchObject({ madeAt: null, seats: null, spread: null })
    expect(await boardStatistics(db, { seasonSlug: 'nowhere', language: 'en' })).toBeUndefined()
  })

  it('is measured by one process at a time', async () => {
    const db = await freshDatabase()
    const other = await db.pool.connect()
    await other.query('select pg_advisory_lock($1, 0)', [advisoryLockSpaces.statistics])
    expect(await makeStatistics(db)).toBeUndefined()
    await other.query('select pg_advisory_unlock($1, 0)', [advisoryLockSpaces.statistics])
    other.release()
  })
})

describe('which seat an agent had', () => {
  const ratings = (db: Database) =>
    db.prisma.agentRating.findMany({
      orderBy: { agentId: 'asc' },
      select: { rating: true, low: true, high: true },
    })
  const methodOf = async (db: Database) => {
    const { field } = await db.prisma.ratingFit.findFirstOrThrow()
    return (field as { readonly method?: number }).method
  }

  it('is a part of the rating in a season that is rated for the first time', async () => {
    const db = await freshDatabase()
    await bargains(db)
    expect(await methodOf(db)).toBe(6)
    expect(await compareRatings(db)).toEqual([])
  })

  it('is none in a season that was rated without it, whose board stays to the last bit', async () => {
    const db = await freshDatabase()
    const seasonId = await bargains(db)
    const seated = await ratings(db)
    await db.pool.query(`update rating_fits set field = '{"method": 5}', basis = 'earlier'`)
    await rate(db)
    const plain = await ratings(db)
    expect(await methodOf(db)).toBe(5)
    expect(plain).not.toEqual(seated)
    await makeStatistics(db)
    expect(await ratings(db)).toEqual(plain)
    expect(await compareRatings(db)).toEqual([])
    await noteStandings(db, seasonId, ['ann'])
    await rate(db)
    expect(await ratings(db)).toEqual(plain)
  })
})

describe('one number over all games', () => {
  it('comes from the newest boards of the platform, and needs three agents in two games', async () => {
    const db = await freshDatabase()
    await bargains(db)
    await makeStatistics(db)
    expect(await generalRatings(db, { language: 'en', limit: 10 })).toMatchObject({
      explained: null,
      rows: [],
      boards: [{ game: 'bargain', agents: 4 }],
    })
    const seasonId = await ladderOf(db, 'bid')
    for (let minute = 1; minute <= 90; minute++) {
      const [one = '', other = ''] =
        [
          ['ann', 'bob'],
          ['bob', 'cat'],
          ['ann', 'cat'],
        ][minute % 3] ?? []
      const seats = [
        { agentId: one, place: minute % 5 === 0 ? 2 : 1 },
        { agentId: other, place: minute % 5 === 0 ? 1 : 2 },
      ]
      await endedMatch(db, { id: `bid ${minute}`, seasonId, game: 'bid', minute, seats })
    }
    await rebuildSkills(db)
    await noteStandings(db, seasonId, ['ann', 'bob', 'cat'])
    await rate(db)
    expect(await makeStatistics(db)).toMatchObject({ boards: 1, languages: 2 })
    const found = await generalRatings(db, { language: 'en', limit: 2 })
    expect(found.boards.map(({ game }) => game).toSorted()).toEqual(['bargain', 'bid'])
    expect(found).toMatchObject({ compared: 3, games: 2, explained: { value: expect.any(Number) as number } })
    expect(found.rows).toHaveLength(2)
    expect(found.rows[0]).toMatchObject({ agent: { slug: 'ann' }, games: 2 })
    // Nothing is said in bid, so both languages have one board. Bargaining is done in words.
    const chinese = await generalRatings(db, { language: 'zh', limit: 3 })
    expect(chinese.boards.map(({ game }) => game)).toEqual(['bid'])
  })
})
