import { normalisedTableCalled } from '@wis/games'
import { normalisedTable, takeInMatches } from '@wis/ratings'
import { agentsCalled, endedMatch, freshDatabase, ladderOf } from '@wis/testkit'
import type { EndedSeat } from '@wis/testkit'
import { expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { advisoryLockSpaces } from '../locks.ts'
import { readPeopleOfTable } from '../person/people-of-table.ts'
import { makeTables } from './make-tables.ts'
import { readTable, tableRowOf } from './read-table.ts'

const llmarena = normalisedTableCalled('llmarena')
if (!llmarena) throw new Error('the table is not here')
const table = llmarena

const late = new Date('2026-02-01T00:00:00Z')
const make = (db: Database, thorough = false) => makeTables(db, { before: late, thorough })
const read = (db: Database) => readTable(db, table, { language: 'en' })

const auction = (winner: string, loser: string, points: number): readonly EndedSeat[] => [
  { agentId: winner, place: 1, points: points * 15, facts: { auctions: 10 } },
  { agentId: loser, place: 2, points: 0, facts: { auctions: 10 } },
]

/** Twenty matches in which Ann gains 300 and Bob nothing, and one between Bob and Cat. */
async function auctions(db: Database) {
  const seasonId = await ladderOf(db, 'bid')
  await agentsCalled(db, ['ann', 'bob', 'cat'])
  for (let n = 0; n < 20; n++)
    await endedMatch(db, {
      id: `bid-${n}`,
      seasonId,
      game: 'bid',
      minute: n,
      seats: auction('ann', 'bob', 300),
    })
  await endedMatch(db, { id: 'last', seasonId, game: 'bid', minute: 40, seats: auction('bob', 'cat', 630) })
  return seasonId
}

it('a table is made of the matches of each ladder, and only if something has changed', async () => {
  const db = await freshDatabase()
  expect(await read(db)).toMatchObject({ madeAt: null, rows: [] })
  await auctions(db)
  expect(await make(db)).toEqual([
    { table: 'llmarena', language: 'en' },
    { table: 'llmarena', language: 'zh' },
  ])
  expect(await make(db)).toEqual([])
  const { columns, rows } = await read(db)
  const bid = table.columns.findIndex(({ game }) => game === 'bid')
  expect(columns[bid]).toMatchObject({ slug: 'open-bid', ruleset: 'arena', matches: 21 })
  expect(columns.filter((column) => column === null)).toHaveLength(6)
  const shown = rows.map(({ place, agent, cells }) => [place, agent.slug, cells[bid]?.value?.value ?? null])
  // Bob has 630 points in 210 auctions, a tenth of what Ann has in each.
  expect(shown).toEqual([
    [1, 'ann', 30],
    [2, 'bob', 3],
    [null, 'cat', null],
  ])
  expect(rows[1]?.cells[bid]).toMatchObject({ matches: 21, missing: 0, score: { value: 10 } })
  expect(rows[2]?.cells[bid]).toEqual({ matches: 1, missing: 19, value: null, score: null })
})

it('people have a row beside the table: with the best agent as the unit, and wins where agents have ratings', async () => {
  const db = await freshDatabase()
  const seasonId = await auctions(db)
  const board = await ladderOf(db, 'tic-tac-toe')
  await make(db)
  const people = () => readPeopleOfTable(db, table, 'en')
  expect(await people()).toEqual(table.columns.map(() => null))
  const count = (of: string, person: string, sums: { games: number; points: number; wins: number }) =>
    db.prisma.peopleStanding.create({
      data: { seasonId: of, language: 'en', person, ...sums, facts: { auctions: sums.games * 10 } },
    })
  await count(seasonId, 'one', { games: 2, points: 2 * 90 * 15, wins: 1 })
  await count(seasonId, 'two', { games: 1, points: 60 * 15, wins: 0 })
  await count(board, 'one', { games: 2, points: 0, wins: 1 })
  const bid = table.columns.findIndex(({ game }) => game === 'bid')
  const lines = table.columns.findIndex(({ game }) => game === 'tic-tac-toe')
  const early = { games: 3, people: 2, value: null, score: null, wins: null }
  expect((await people())[bid]).toEqual(early)

  await count(seasonId, 'three', { games: 2, points: 2 * 60 * 15, wins: 0 })
  for (const person of ['two', 'three']) await count(board, person, { games: 2, points: 0, wins: 0 })
  const before = await read(db)
  const found = await people()
  // 360 points in 50 auctions. The best agent has 30 in each.
  expect(found[bid]).toMatchObject({
    games: 5,
    people: 3,
    value: { value: 7.2 },
    score: { value: 24 },
    wins: null,
  })
  expect(found[bid]?.score?.interval?.low).toBeCloseTo(
    ((found[bid]?.value?.interval?.low ?? 0) * 100) / 30,
    9,
  )
  expect(found[lines]).toMatchObject({
    games: 6,
    people: 3,
    value: null,
    score: null,
    wins: { value: 1 / 6 },
  })
  expect(found.filter((one) => one === null)).toHaveLength(5)
  expect(await read(db)).toEqual(before)
})

it('the row of one agent is the one that the table has, in every language if nothing is said in the game', async () => {
  const db = await freshDatabase()
  await auctions(db)
  const rowOf = (agentId: string, language = 'en') => tableRowOf(db, table, { agentId, language })
  expect(await rowOf('bob')).toBeUndefined()
  await make(db)
  const { madeAt, columns, rows } = await read(db)
  for (const { agent, ...row } of rows) expect(await rowOf(agent.id)).toEqual({ ...row, madeAt, columns })
  expect(rows.map(({ place, average }) => [place, average?.value ?? null])).toEqual([
    [1, rows[0]?.average?.value ?? null],
    [2, rows[1]?.average?.value ?? null],
    [null, null],
  ])
  const [english, chinese] = [await rowOf('bob'), await rowOf('bob', 'zh')]
  expect(chinese).toEqual({ ...english, madeAt: chinese?.madeAt })
  expect(await rowOf('nobody', 'zh')).toBeUndefined()
})

it('matches that are added one by one lead to the same table as all at once', async () => {
  const db = await freshDatabase()
  const seasonId = await ladderOf(db, 'tic-tac-toe')
  await agentsCalled(db, ['ann', 'bob', 'cat'])
  const matches = Array.from({ length: 45 }, (_, n) => {
    const [one = '', other = ''] =
      [
        ['ann', 'bob'],
        ['bob', 'cat'],
        ['cat', 'ann'],
      ][n % 3] ?? []
    const seats = [
      { agentId: one, place: 1 },
      { agentId: other, place: n % 2 ? 2 : 1 },
    ]
    return { id: `m${String(n).padStart(2, '0')}`, seats }
  })
  for (const [minute, { id, seats }] of matches.entries()) {
    await endedMatch(db, { id, seasonId, game: 'tic-tac-toe', minute, seats })
    if (minute % 10 === 3) await make(db)
  }
  await make(db)
  const measured = matches.map(({ id, seats }) => ({
    id,
    seats: seats.map((seat, team) => ({ ...seat, team, of: 0, per: 0 })),
  }))
  const values = takeInMatches(new Map(), measured, 'skill')
  const agents = [...values].map(([agentId, value]) => ({ agentId, value }))
  const due = normalisedTable([{ kind: 'skill', agents }], table.leastMatches)
  const { rows } = await read(db)
  expect(rows.map(({ place, agent, average, cells }) => [place, agent.id, average, cells[0]])).toEqual(
    due.map(({ place, agentId, average, cells }) => [place, agentId, average, cells[0]]),
  )
  expect(rows.map(({ cells }) => cells[0]?.matches)).toEqual([30, 30, 30])
})

it('wins as the spy count by the matches as the spy, also those of earlier days without places', async () => {
  const db = await freshDatabase()
  const seasonId = await ladderOf(db, 'who-is-spy')
  await agentsCalled(db, ['ann', 'bob'])
  for (let n = 0; n < 44; n++) {
    const role = (isSpy: boolean) => (isSpy ? 'spy' : 'civilian')
    const annIsSpy = n % 2 === 0
    const seats = [
      { agentId: 'ann', role: role(annIsSpy), place: n % 8 === 0 ? 1 : 2 },
      { agentId: 'bob', role: role(!annIsSpy), place: n % 8 === 0 ? 2 : 1 },
    ]
    await endedMatch(db, { id: `spy-${n}`, seasonId, game: 'who-is-spy', minute: n, seats })
  }
  await db.pool.query(
    `update matches set winner = (select role from seats where match_id = id and place = 1);
     update seats set place = null, team = null`,
  )
  await make(db)
  const spy = table.columns.findIndex(({ game }) => game === 'who-is-spy')
  const { rows } = await read(db)
  expect(rows.map(({ agent, cells }) => [agent.slug, cells[spy]?.matches, cells[spy]?.value?.value])).toEqual(
    [
      ['bob', 22, 1],
      ['ann', 22, 6 / 22],
    ],
  )
})

it('a ladder by the ruleset of the study goes before the usual one, once anybody has played there', async () => {
  const db = await freshDatabase()
  const usual = await ladderOf(db, 'hanabi', 'usual')
  const studied = await ladderOf(db, 'hanabi', 'studied', 1)
  await db.pool.query(`update seasons set starts_at = now() + interval '1 day' where id = $1`, [usual])
  await agentsCalled(db, ['ann'])
  const hanabi = table.columns.findIndex(({ game }) => game === 'hanabi')
  await make(db)
  expect((await read(db)).columns[hanabi]).toMatchObject({ slug: 'usual', ruleset: 'standard' })
  const row = { season_id: studied, language: 'en', agent_id: 'ann', matches: 1, updated_at: new Date() }
  const { rows } = await db.pool.query<{ column_name: string }>(
    `select column_name from information_schema.columns
     where table_name = 'standings' and data_type in ('integer', 'double precision') and is_nullable = 'NO'`,
  )
  const zeros = Object.fromEntries(rows.map(({ column_name: name }) => [name, 0]))
  await db.pool.query('insert into standings select * from jsonb_populate_record(null::standings, $1)', [
    JSON.stringify({ ...zeros, ...row }),
  ])
  await make(db)
  expect((await read(db)).columns[hanabi]).toMatchObject({ slug: 'studied', ruleset: 'llmarena' })
})

it('a match that was stored late is found by a thorough look, and a decision counts everything anew', async () => {
  const db = await freshDatabase()
  const seasonId = await auctions(db)
  await make(db)
  await endedMatch(db, { id: 'early', seasonId, game: 'bid', minute: 5, seats: auction('ann', 'cat', 300) })
  expect(await make(db)).toEqual([])
  expect((await make(db, true))?.map(({ language }) => language)).toEqual(['en', 'zh'])
  const bid = table.columns.findIndex(({ game }) => game === 'bid')
  const countOf = async () =>
    (await read(db)).rows.map(({ agent, cells }) => `${agent.slug} ${cells[bid]?.matches}`)
  expect(await countOf()).toEqual(['ann 21', 'bob 21', 'cat 2'])
  await db.pool.query(
    `insert into decisions (id, season_id, number, kind, agent_id, reason, by_id, by_name)
     values ('d', $1, 1, 'disqualify', 'bob', '', 'x', 'x')`,
    [seasonId],
  )
  expect((await make(db))?.map(({ language }) => language)).toEqual(['en', 'zh'])
  expect(await countOf()).toEqual(['ann 1', 'cat 1'])
})

it('pages of a table follow each other, without house agents on request, and only one process makes it', async () => {
  const db = await freshDatabase()
  await auctions(db)
  await db.pool.query(`update agents set kind = 'house' where id = 'ann'`)
  await make(db)
  const first = await readTable(db, table, { language: 'en', limit: 2 })
  const rest = await readTable(db, table, { language: 'en', limit: 2, cursor: first.nextCursor ?? '' })
  expect([...first.rows, ...rest.rows].map(({ agent }) => agent.slug)).toEqual(['ann', 'bob', 'cat'])
  expect(rest.nextCursor).toBeNull()
  const owners = await readTable(db, table, { language: 'en', includeHouse: false })
  expect(owners.rows.map(({ place, agent }) => [place, agent.slug])).toEqual([
    [2, 'bob'],
    [null, 'cat'],
  ])
  const other = await db.pool.connect()
  await other.query('select pg_advisory_lock($1, 0)', [advisoryLockSpaces.tables])
  expect(await make(db)).toBeUndefined()
  await other.query('select pg_advisory_unlock($1, 0)', [advisoryLockSpaces.tables])
  other.release()
})
