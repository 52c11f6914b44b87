import type { Effect, Measure } from '@wis/arena'
import type pg from 'pg'
import { unitsEach } from '../game/units-of.ts'
import { forgetEmptyStandings } from '../standing/forget-empty-standings.ts'
import { standingColumns } from '../standing/standing-row.ts'
import { countMatch } from './count-match.ts'
import type { DecidedSeason } from './decided-season.ts'
import type { SeasonDecision } from './decision-row.ts'
import { disqualify, readmit } from './disqualify.ts'
import { callOffReplay, queueReplay } from './replay-match.ts'

/** Applies a decision to standings, matches, entries and fixtures. */
export async function carryOut(
  client: pg.PoolClient,
  season: DecidedSeason,
  decision: Pick<SeasonDecision, 'id' | 'number'>,
  { measure, begins, taken }: Effect<SeasonDecision>,
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
      return begins
        ? disqualify(client, season.id, measure.agentId)
        : readmit(client, season.id, measure.agentId)
    case 'correct':
      return correct(client, season, { ...measure, points: begins ? measure.points : -measure.points })
  }
}

async function correct(
  client: pg.ClientBase,
  { id, game, initialTotal }: DecidedSeason,
  { agentId, language, points }: Extract<Measure, { kind: 'correct' }>,
): Promise<void> {
  await client.query({
    name: 'correct-standing',
    text: `insert into standings (season_id, language, agent_id, total, ${standingColumns.join(', ')})
           values ($1, $2, $3, $4::float8 + $5::float8, ${standingColumns.map(() => 0).join(', ')})
           on conflict (season_id, language, agent_id)
           do update set total = standings.total + $5::float8, updated_at = now()`,
    values: [id, language, agentId, initialTotal, points * unitsEach(game)],
  })
  await forgetEmptyStandings(client, id)
}
