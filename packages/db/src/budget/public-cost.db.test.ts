import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { updateAgent } from '../doors/agents.ts'
import { settledSeason } from '../testing/settled.ts'
import { publicCosts } from './public-cost.ts'

it('is the mean of the matches whose cost is known, and only of agents whose owners publish it', async () => {
  const db = await freshDatabase()
  const { matches } = await settledSeason(db, 3)
  const [agentId] = matches[0]?.agents ?? []
  if (!agentId) throw new Error('nobody played')
  const { rows } = await db.pool.query<{ id: string; seat: number; season: string; language: string }>(
    `select m.id, s.seat, m.season_id as season, m.language from seats s join matches m on m.id = s.match_id
     where s.agent_id = $1 order by m.id`,
    [agentId],
  )
  const [first, second] = rows
  if (!first || !second) throw new Error('the agent played once')
  const call = (match: typeof first, seq: number, cost: number | null) =>
    db.pool.query(
      `insert into agent_calls (match_id, seq, seat, kind, round, started_at, latency_ms, cost_micros)
       values ($1, $2, $3, 'speech', 1, now(), 5, $4)`,
      [match.id, seq, match.seat, cost],
    )
  await call(first, 900, 1000)
  await call(first, 901, 500)
  await call(second, 900, 3500)
  await call(second, 901, null)
  const costs = () =>
    publicCosts(
      db,
      { seasonId: first.season, language: first.language },
      matches.flatMap(({ agents }) => agents),
    )
  expect([...(await costs())]).toEqual([])
  await updateAgent(db, agentId, { publishesCost: true })
  expect([...(await costs())]).toEqual([[agentId, 2500]])
  await updateAgent(db, agentId, { publishesCost: false })
  expect([...(await costs())]).toEqual([])
})
