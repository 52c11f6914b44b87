import type { AgentId, SeasonId } from '@wis/engine'
import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { agentMatches, looksThrough } from '../../doors/agents.ts'
import type { Database } from '../../index.ts'
import { firstIdAt } from '../../new-id.ts'
import { registered, webhook } from '../../testing/registered.ts'
import { deal, decide, openSeason } from '../../testing/settled.ts'
import type { AgentMatchFilter } from './agent-matches.ts'

async function table(db: Database) {
  const seasonId = await openSeason(db)
  const agents: AgentId[] = []
  for (const name of ['A', 'B', 'C', 'D', 'E', 'F', 'G'])
    agents.push((await registered(db, webhook, name)).agentId)
  const [first, second, ...others] = agents
  if (!first || !second) throw new Error('seven agents were registered')
  const last = others.pop()
  if (!last) throw new Error('seven agents were registered')
  return { seasonId, agents: [first, second, ...others], first, second, last }
}

const points = [0, 15, 15, 15, 15, 15]

/** One match of every kind. In the first of them the first agent is the spy. */
async function everyKind(db: Database) {
  const { seasonId, agents, first, second, last } = await table(db)
  const at = { seasonId, agents }
  const spyLost = await decide(db, at, { points })
  const spyWon = await decide(db, at, { points, winner: 'spy' })
  const civilianWon = await decide(db, at, { points, spySeat: 1 })
  const withAnother = { seasonId, agents: [first, last, ...agents.slice(2)] }
  const civilianLost = await decide(db, withAnother, { points, spySeat: 1, winner: 'spy' })
  const annulled = await decide(db, at, { points })
  await annul(db, seasonId, annulled)
  const broken = await decide(db, at, { points: [] })
  const void_ = { status: 'void', winner: null, spySeat: null, civilianWord: null, spyWord: null }
  await db.prisma.match.update({ where: { id: broken }, data: void_ })
  const withheld = await decide(db, at, { points })
  await db.prisma.match.update({ where: { id: withheld }, data: { withheld: true } })
  const running = await deal(db, seasonId, agents)
  if (!('matchId' in running)) throw new Error('refused')
  const names = { spyLost, spyWon, civilianWon, civilianLost, annulled, broken, running: running.matchId }
  const nameOf = (id: string) => Object.entries(names).find(([, one]) => one === id)?.[0] ?? 'withheld'
  const by = async (filter: AgentMatchFilter) =>
    (await agentMatches(db, first, filter)).items.map(({ match }) => nameOf(match.id)).reverse()
  return { by, second, last, names, first }
}

async function annul(db: Database, seasonId: SeasonId, id: string): Promise<void> {
  const about = { number: 1, kind: 'void', reason: 'The lights went out.', byId: 'u', byName: 'Olga' }
  const decision = await db.prisma.decision.create({ data: { id: 'annulled', seasonId, ...about } })
  await db.prisma.match.update({ where: { id }, data: { decisionId: decision.id } })
}

it('are found by role, result, opponent, word, season, mode and day', async () => {
  const { by, second, last } = await everyKind(await freshDatabase())
  expect(await by({ role: 'spy' })).toEqual(['spyLost', 'spyWon', 'annulled'])
  expect(await by({ role: 'civilian' })).toEqual(['civilianWon', 'civilianLost'])
  expect(await by({ result: 'won' })).toEqual(['spyWon', 'civilianWon'])
  expect(await by({ result: 'lost' })).toEqual(['spyLost', 'civilianLost'])
  expect(await by({ result: 'void' })).toEqual(['annulled', 'broken'])
  expect(await by({ opponent: last })).toEqual(['civilianLost'])
  expect(await by({ opponent: second, role: 'civilian' })).toEqual(['civilianWon'])
  expect(await by({ opponent: 'nobody-at-all' })).toEqual([])
  const decided = ['spyLost', 'spyWon', 'civilianWon', 'civilianLost', 'annulled']
  expect([await by({ word: 'Tea' }), await by({ word: 'coffee' })]).toEqual([decided, decided])
  expect(await by({ word: 'te' })).toEqual([])
  expect(await by({ season: 'open', result: 'lost' })).toEqual(['spyLost', 'civilianLost'])
  expect(await by({ season: 'absent' })).toEqual([])
  expect(await by({ mode: 'practice' })).toEqual([])
  const today = new Date().toISOString().slice(0, 10)
  const everything = await by({})
  expect(everything).toEqual([...decided, 'broken', 'running'])
  expect(await by({ from: today, until: today, mode: 'ranked' })).toEqual(everything)
  expect([await by({ from: '9999-12-31' }), await by({ until: '0001-01-01' })]).toEqual([[], []])
})

it('reveal nothing of a live or withheld match, under any filter', async () => {
  const db = await freshDatabase()
  const { by, names, first } = await everyKind(db)
  // The state if a part of the ending were stored early.
  const told = { winner: 'spy', spySeat: 0, civilianWord: 'sun', spyWord: 'moon' }
  await db.prisma.match.update({ where: { id: names.running }, data: told })
  await db.prisma.seat.updateMany({
    where: { matchId: names.running, agentId: first },
    data: { role: 'spy' },
  })
  const filters = [
    ...[{ role: 'spy' }, { role: 'civilian' }, { result: 'won' }, { result: 'lost' }, { result: 'void' }],
    ...[{ word: 'sun' }, { word: 'moon' }, { word: 'tea' }],
  ] as const satisfies AgentMatchFilter[]
  for (const filter of filters) {
    const found = await by(filter)
    expect([filter, found.filter((name) => name === 'running' || name === 'withheld')]).toEqual([filter, []])
  }
})

it(
  'a page looks through a limited number of matches, and names the next place',
  { tags: ['nightly'] },
  async () => {
    const db = await freshDatabase()
    const { seasonId, agents, first } = await table(db)
    const oldest = await decide(db, { seasonId, agents }, { points })
    const pattern = await decide(db, { seasonId, agents }, { points, spySeat: 1 })
    await copies(db, pattern, looksThrough + 10)
    const pages = [await agentMatches(db, first, { role: 'spy' })]
    expect(pages[0]).toMatchObject({ items: [], nextCursor: expect.any(String) })
    pages.push(await agentMatches(db, first, { role: 'spy', cursor: pages[0]?.nextCursor ?? '' }))
    expect(pages[1]?.items.map(({ match }) => match.id)).toEqual([oldest])
    expect(pages[1]?.nextCursor).toBeNull()
  },
)

/** Later matches of the same table, with the same course. */
async function copies({ pool }: Database, id: string, count: number): Promise<void> {
  const named = `$3 || lpad(n::text, 7, '0')`
  await pool.query(
    `insert into matches select (jsonb_populate_record(m, jsonb_build_object('id', ${named}))).*
     from matches m cross join generate_series(1, $2::int) n where id = $1`,
    [id, count, firstIdAt(Date.now() + 1000)],
  )
  await pool.query(
    `insert into seats select (jsonb_populate_record(x, jsonb_build_object('match_id', m.id))).*
     from seats x join matches m on m.id > $1 where x.match_id = $1`,
    [id],
  )
}
