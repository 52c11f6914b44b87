import type pg from 'pg'
import type { DecidedSeason } from './decided-season.ts'
import type { DecisionRefusal } from './decision-refusal.ts'
import type { Effect, Measure } from './effect.ts'

/**
 * Why a decision cannot be made, if there is a reason. Locks the subject of the decision, so that the answer stays
 * true until it is stored.
 */
export async function obstacle(
  client: pg.ClientBase,
  season: DecidedSeason,
  { measure, begins, taken }: Effect,
): Promise<DecisionRefusal | undefined> {
  if (begins) return obstacleToBegin(client, season, measure)
  const freed = taken?.fixtureId
  if (measure.kind !== 're-run' || freed === null || freed === undefined) return undefined
  const { rows } = await client.query<{ state: string }>(
    'select state from fixtures where id = $1 for update',
    [freed],
  )
  const [fixture] = rows
  if (fixture?.state === 'waiting') return undefined
  if (fixture?.state === 'dropped') return obstacleToReplay(client, season, { fixtureId: freed })
  return 'already-replayed'
}

async function obstacleToBegin(
  client: pg.ClientBase,
  season: DecidedSeason,
  measure: Measure,
): Promise<DecisionRefusal | undefined> {
  switch (measure.kind) {
    case 'void':
      return obstacleToVoid(client, season, measure.matchId)
    case 're-run':
      if (!['open', 'paused', 'frozen'].includes(season.state)) return 'season-not-playing'
      return (
        (await obstacleToVoid(client, season, measure.matchId)) ??
        (await obstacleToReplay(client, season, { matchId: measure.matchId }))
      )
    case 'disqualify':
      return obstacleToDisqualify(client, season, measure.agentId)
    case 'correct':
      return obstacleToCorrect(client, season, measure)
  }
}

async function obstacleToVoid(
  client: pg.ClientBase,
  season: DecidedSeason,
  matchId: string,
): Promise<DecisionRefusal | undefined> {
  const { rows } = await client.query<{ status: string; decided: boolean }>({
    name: 'match-to-decide',
    text: `select status, decision_id is not null as decided from matches
           where id = $1 and season_id = $2 and mode = 'ranked' for update`,
    values: [matchId, season.id],
  })
  const [match] = rows
  if (!match) return 'no-such-match'
  if (match.decided || match.status === 'void') return 'match-already-void'
  return match.status === 'finished' ? undefined : 'match-not-over'
}

/**
 * In a knockout, a match can no longer change once the next stage is drawn, because that stage depends on its
 * outcome.
 */
async function obstacleToReplay(
  client: pg.ClientBase,
  season: DecidedSeason,
  { matchId, fixtureId }: { readonly matchId?: string; readonly fixtureId?: string },
): Promise<DecisionRefusal | undefined> {
  if (season.format !== 'knockout') return undefined
  const { rows } = await client.query(
    `select 1 from fixtures f join fixtures later
       on later.season_id = f.season_id and later.language = f.language and later.stage > f.stage
     where f.match_id = $1 or f.id = $2 limit 1`,
    [matchId ?? null, fixtureId ?? null],
  )
  return rows.length === 0 ? undefined : 'round-is-over'
}

async function obstacleToDisqualify(
  client: pg.ClientBase,
  season: DecidedSeason,
  agentId: string,
): Promise<DecisionRefusal | undefined> {
  const { rows } = await client.query<{ takesPart: boolean; disqualified: boolean }>({
    name: 'agent-to-disqualify',
    text: `select exists (select 1 from season_entries where season_id = $1 and agent_id = $2)
                  or exists (select 1 from standings where season_id = $1 and agent_id = $2)
                  or exists (select 1 from fixtures where season_id = $1 and $2 = any(sitting_in)) as "takesPart",
                  exists (select 1 from season_entries
                          where season_id = $1 and agent_id = $2 and state = 'disqualified') as disqualified`,
    values: [season.id, agentId],
  })
  if (!rows[0]?.takesPart) return 'no-such-agent'
  return rows[0].disqualified ? 'already-disqualified' : undefined
}

async function obstacleToCorrect(
  client: pg.ClientBase,
  season: DecidedSeason,
  { agentId, language }: Extract<Measure, { kind: 'correct' }>,
): Promise<DecisionRefusal | undefined> {
  const { rows } = await client.query({
    name: 'agent-to-correct',
    text: `select 1 from standings where season_id = $1 and language = $2 and agent_id = $3
           union all
           select 1 from ledger where season_id = $1 and language = $2 and agent_id = $3 limit 1`,
    values: [season.id, language, agentId],
  })
  return rows.length === 0 ? 'no-such-agent' : undefined
}
