import type { AgentId, SeasonId } from '@wis/engine'
import { kitCalled } from '@wis/games'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { deleteUser } from '../doors/accounts.ts'
import {
  agreeToRow,
  forgetGuests,
  joinGathering,
  leaveRow,
  leaveSeat,
  openGathering,
  readAgreement,
  readPeopleByRules,
  readPeopleRow,
  readSeat,
  takeSeat,
} from '../doors/people.ts'
import type { Person } from '../doors/people.ts'
import { ensureLabSeason, labSeason } from '../experiment/create-experiment.ts'
import type { Database } from '../index.ts'
import { claimMatch } from '../match/claim-match.ts'
import { settleMatch } from '../match/ending/settle-match.ts'
import { settlementOfLog } from '../match/ending/settlement-of-log.ts'
import { namedAgents, openSeasonOf } from '../testing/played-out.ts'
import { decided, deal, openSeason } from '../testing/settled.ts'

const [ruth, hugo, olga] = ['ruth', 'hugo', 'olga'].map((guest): Person => ({ userId: null, guest })) as [
  Person,
  Person,
  Person,
]
const account: Person = { userId: 'eve', guest: null }
const wish = { game: 'who-is-spy', language: 'en', opponents: 'any' } as const

async function open() {
  const db = await freshDatabase()
  const seasonId = await openSeason(db)
  const agents = await namedAgents(db, ['fox', 'owl', 'elk', 'bee', 'ant'])
  await db.pool.query(`update agents set kind = 'house', owner_id = null`)
  await db.prisma.user.create({ data: { id: 'eve', name: 'Eve' } })
  const board = { game: 'who-is-spy', seasonId, language: 'en' }
  /** A person sits down, plays a match to its end, and has seat 0 there. Returns the points of that seat. */
  const play = async (
    person: Person,
    counted?: boolean,
    meanwhile?: () => Promise<void>,
    inSeason: SeasonId = seasonId,
  ) => {
    const taken = await takeSeat(db, { ...wish, person, counted })
    if (!taken.ok) throw new Error(taken.reason)
    const seat = await readSeat(db, taken.seatId, person)
    if (!seat) throw new Error('the seat is not there')
    await leaveSeat(db, seat.agentId)
    await meanwhile?.()
    return settled(db, { seasonId: inSeason, agents: [seat.agentId, ...agents] })
  }
  return { db, seasonId, board, play, row: () => readPeopleRow(db, board) }
}

let number = 0

async function settled(
  db: Database,
  { seasonId, agents }: { seasonId: SeasonId; agents: readonly AgentId[] },
) {
  const dealt = await deal(db, seasonId, agents)
  if (!('matchId' in dealt)) throw new Error(dealt.refused.join())
  const { matchId } = dealt
  await db.pool.query(`update matches set mode = 'practice' where id = $1`, [matchId])
  const [log] = decided((number += 1))
  const seats = agents.map((agentId) => ({ agentId }))
  const settlement = settlementOfLog(
    db,
    { game: 'who-is-spy', seasonId, mode: 'practice', language: 'en', seats },
    log,
  )
  const attempt = (await claimMatch(db, matchId))?.attempt ?? -1
  await settleMatch(db, { matchId, attempt }, { entries: log }, settlement)
  return (settlement.seats[0]?.points ?? Number.NaN) / 15
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** The rounds that seats whose results count began alive, by the facts of their matches. */
async function meanRounds({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ mean: number }>(
    `select avg((s.facts->>'rounds-lived')::int)::float8 as mean from seats s
     join person_seats p on p.agent_id = s.agent_id where p.results_counted`,
  )
  return rows[0]?.mean ?? Number.NaN
}

describe('the row of people', () => {
  it('counts games and people who agreed, and says no number before there are enough', async () => {
    const { db, play, row } = await open()
    const points = [await play(ruth, true), await play(ruth), await play(hugo, true), await play(hugo, true)]
    await play(olga, false)
    expect(await row()).toEqual({ games: 4, people: 2, points: null, wins: null, roles: [], metrics: [] })
    points.push(await play(olga, true))
    const { games, people, points: found, wins, metrics } = await row()
    expect({ games, people }).toEqual({ games: 5, people: 3 })
    expect(found?.value).toBeCloseTo(mean(points), 10)
    expect(found?.interval?.low).toBeLessThan(mean(points))
    expect(wins?.interval?.low ?? 0).toBeGreaterThanOrEqual(0)
    expect(wins?.interval?.high ?? 1).toBeLessThanOrEqual(1)
    expect(metrics.map(({ id }) => id)).toContain('foul-rate')
    const lived = metrics.find(({ id }) => id === 'survival')
    expect(lived?.value).toBeCloseTo(await meanRounds(db), 10)
  })

  it('says the number of a part of the board, over the games and the people in that part', async () => {
    const db = await freshDatabase()
    const kit = kitCalled('avalon')
    if (!kit) throw new Error('there is no Avalon')
    const seasonId = await openSeasonOf(db, kit)
    const games = [
      { 'as-merlin': 2, 'merlin-wins': 1 },
      { 'as-merlin': 1, 'merlin-wins': 1, 'as-percival': 2, 'percival-wins': 2 },
      { 'as-servant': 1, 'servant-wins': 0 },
      { 'as-assassin': 4, 'assassin-wins': 4 },
    ]
    for (const [person, facts] of games.entries())
      await db.pool.query(
        `insert into people_standings (season_id, language, person, games, points, wins, facts)
         values ($1, 'en', $2, 4, 0, 0, $3)`,
        [seasonId, `${person}`, JSON.stringify(facts)],
      )
    const rowOf = (part: string) => readPeopleRow(db, { game: 'avalon', seasonId, language: 'en', part })
    const good = await rowOf('good')
    expect(good).toMatchObject({ games: 6, people: 3, points: null, wins: null, roles: [] })
    expect(good.metrics.map(({ id, value }) => [id, value])).toEqual([['good-win-rate', 4 / 6]])
    expect(await rowOf('evil')).toMatchObject({ games: 4, people: 1, metrics: [] })
  })

  it('counts an account once, from the seat after it agreed', async () => {
    const { db, play, row } = await open()
    await play(account, true)
    expect(await row()).toMatchObject({ games: 0, people: 0 })
    await agreeToRow(db, 'eve')
    await play(account)
    await play(account, false)
    expect(await row()).toMatchObject({ games: 2, people: 1 })
    expect(await readAgreement(db, account)).toEqual({ agrees: true, games: 2 })
    expect(await readAgreement(db, ruth)).toEqual({ agrees: false, games: 0 })
  })

  it('does not count a match with the agent of an owner', async () => {
    const { db, play, row } = await open()
    await play(ruth, true)
    await db.prisma.user.create({ data: { id: 'owner', name: 'Owner' } })
    await db.pool.query(`update agents set kind = 'webhook', owner_id = 'owner' where slug = 'fox'`)
    await play(ruth, true)
    expect(await row()).toMatchObject({ games: 1, people: 1 })
  })

  it('counts no match that is played on from a turn of another one', async () => {
    const { db, play, row } = await open()
    await ensureLabSeason(db.pool)
    await play(ruth, true, undefined, labSeason)
    expect(await row()).toMatchObject({ games: 0, people: 0 })
    expect(await readAgreement(db, ruth)).toEqual({ agrees: true, games: 0 })
  })

  it('moves no rating, no board and no ledger', async () => {
    const { db, play } = await open()
    await play(ruth, true)
    const { rows } = await db.pool.query(
      `select (select count(*)::int from standings) as standings, (select count(*)::int from ledger) as booked,
              (select count(*)::int from people_standings) as people`,
    )
    expect(rows).toEqual([{ standings: 0, booked: 0, people: 1 }])
  })

  it('loses all games of one who withdraws, also of a seat that is still played', async () => {
    const { db, play, row } = await open()
    await play(ruth, true)
    await play(hugo, true)
    await play(ruth, undefined, () => leaveRow(db, ruth))
    expect(await row()).toMatchObject({ games: 1, people: 1 })
    await play(ruth)
    expect(await row()).toMatchObject({ games: 1, people: 1 })
    expect(await readAgreement(db, ruth)).toEqual({ agrees: false, games: 0 })
    await play(ruth, true)
    expect(await row()).toMatchObject({ games: 2, people: 2 })
  })

  it('loses the games of an account with the account', async () => {
    const { db, play, row } = await open()
    await agreeToRow(db, 'eve')
    await play(account)
    await play(ruth, true)
    await deleteUser(db, 'eve')
    expect(await row()).toMatchObject({ games: 1, people: 1 })
  })

  it('keeps how many people there were after the guests are forgotten, and nothing leads back to them', async () => {
    const { db, play, row } = await open()
    await play(ruth, true)
    await play(hugo, true)
    await db.pool.query(`update person_seats set created_at = now() - interval '31 days'`)
    await forgetGuests(db)
    expect(await row()).toMatchObject({ games: 2, people: 2 })
    const { rows } = await db.pool.query<Record<string, unknown>>('select * from people_standings')
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual([
      'facts',
      'games',
      'language',
      'person',
      'points',
      'season_id',
      'wins',
    ])
    expect(JSON.stringify(rows)).not.toMatch(/ruth|hugo/)
  })

  it('is found by its rules, and by no others', async () => {
    const { db, play, row } = await open()
    const by = (ruleset: string) => readPeopleByRules(db, { game: 'who-is-spy', ruleset, language: 'en' })
    expect(await by('wis-2024')).toBeUndefined()
    await play(ruth, true)
    expect(await by('wis-2024')).toEqual(await row())
    expect(await by('spygame')).toBeUndefined()
    await db.pool.query('update seasons set embargo = true')
    expect(await by('wis-2024')).toBeUndefined()
  })

  it('is agreed to by those who come by a link, each for themselves', async () => {
    const { db } = await open()
    const opened = await openGathering(db, { ...wish, person: ruth, counted: true })
    if (!opened.ok) throw new Error(opened.reason)
    await joinGathering(db, opened.id, hugo, false)
    await joinGathering(db, opened.id, olga)
    await agreeToRow(db, 'eve')
    await joinGathering(db, opened.id, account)
    const { rows } = await db.pool.query(
      `select coalesce(guest, user_id) as who, results_counted as counted from gathered_people order by id`,
    )
    expect(rows).toEqual([
      { who: 'ruth', counted: true },
      { who: 'hugo', counted: false },
      { who: 'olga', counted: false },
      { who: 'eve', counted: true },
    ])
  })
})
