import type pg from 'pg'
import { forgetEmptyStandings } from '../standing/forget-empty-standings.ts'
import { standingColumns } from '../standing/standing-row.ts'
import type { DecidedSeason } from './decided-season.ts'
import { countMatch } from './count-match.ts'
import type { SeasonDecision } from './decision-row.ts'
import type { Effect, Measure } from './effect.ts'
import { callOffReplay, queueReplay } from './replay-match.ts'

/** Makes the decision true in standings, matches, entries and fixtures. */
export async function carryOut(
  client: pg.PoolClient,
  season: DecidedSeason,
  decision: Pick<SeasonDecision, 'id' | 'number'>,
  { measure, begins, taken }: Effect,
): Promise<void> {
  const rootId = taken?.id ?? decision.id
  switch (measure.kind) {
    case 're-run':
      await countMatch(client, season, { matchId: measure.matchId, decisionId: begins ? rootId : null })
      if (begins) await queueReplay(client, measure.matchId, `${rootId}-${decision.number}`)
      else await callOffReplay(client, measure.matchId, { id: rootId, fixtureId: taken?.fixtureId ?? null })
      return
    case 'void':
      return countMatch(client, season, { matchId: measure.matchId, decisionId: begins ? rootId : null })
    case 'disqualify':
      return begins ? disqualify(client, season, measure.agentId) : readmit(client, season, measure.agentId)
    case 'correct':
      return correct(client, season, { ...measure, points: begins ? measure.points : -measure.points })
  }
}

/** It keeps what it played, and plays nothing more: places in the queue of the season are given up. */
async function disqualify(client: pg.ClientBase, season: DecidedSeason, agentId: string): Promise<void> {
  await client.query(
    `insert into season_entries (season_id, agent_id, state, decided_at) values ($1, $2, 'disqualified', now())
     on conflict (season_id, agent_id) do update set state = 'disqualified', decided_at = now()`,
    [season.id, agentId],
  )
  await client.query(
    `update tickets set state = 'left', reason = 'disqualified'
     where season_id = $1 and agent_id = $2 and state = 'waiting'`,
    [season.id, agentId],
  )
}

async function readmit(client: pg.ClientBase, season: DecidedSeason, agentId: string): Promise<void> {
  await client.query(
    `update season_entries set state = 'entered', decided_at = now()
     where season_id = $1 and agent_id = $2 and state = 'disqualified'`,
    [season.id, agentId],
  )
}

async function correct(
  client: pg.ClientBase,
  { id, initialTotal }: DecidedSeason,
  { agentId, language, points }: Extract<Measure, { kind: 'correct' }>,
): Promise<void> {
  await client.query({
    name: 'correct-standing',
    text: `insert into standings (season_id, language, agent_id, total, ${standingColumns.join(', ')})
           values ($1, $2, $3, $4::int + $5::int, ${standingColumns.map(() => 0).join(', ')})
           on conflict (season_id, language, agent_id)
           do update set total = standings.total + $5::int, updated_at = now()`,
    values: [id, language, agentId, initialTotal, points],
  })
  await forgetEmptyStandings(client, id)
}
