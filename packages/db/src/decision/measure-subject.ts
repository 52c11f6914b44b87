import type { DecidedMatch, Effect, Measure, MeasureSubject } from '@wis/arena'
import type pg from 'pg'
import type { DecidedSeason } from './decided-season.ts'
import type { SeasonDecision } from './decision-row.ts'

/** What a measure is about, as it stands. Matches and fixtures are locked, so that this stays true until it is stored. */
export async function subjectOf(
  client: pg.ClientBase,
  { id }: DecidedSeason,
  { measure, begins, taken }: Effect<SeasonDecision>,
): Promise<MeasureSubject> {
  if (begins) return subjectToBegin(client, id, measure)
  const freed = taken?.fixtureId ?? null
  if (measure.kind !== 're-run' || freed === null) return { kind: 'end' }
  const { rows } = await client.query<{ state: string }>(
    'select state from fixtures where id = $1 for update',
    [freed],
  )
  const isNextStageDrawn = await hasLaterStage(client, { fixtureId: freed })
  return { kind: 'end-of-re-run', fixture: rows[0]?.state, isNextStageDrawn }
}

async function subjectToBegin(
  client: pg.ClientBase,
  seasonId: string,
  measure: Measure,
): Promise<MeasureSubject> {
  switch (measure.kind) {
    case 'void':
      return { kind: 'void', match: await lockMatch(client, seasonId, measure.matchId) }
    case 're-run': {
      const match = await lockMatch(client, seasonId, measure.matchId)
      return { kind: 're-run', match, isNextStageDrawn: await hasLaterStage(client, measure) }
    }
    case 'disqualify':
      return { kind: 'disqualify', ...(await participant(client, seasonId, measure.agentId)) }
    case 'correct':
      return { kind: 'correct', hasPlayed: await hasPlayed(client, seasonId, measure) }
  }
}

async function lockMatch(
  client: pg.ClientBase,
  seasonId: string,
  matchId: string,
): Promise<DecidedMatch | undefined> {
  const { rows } = await client.query<DecidedMatch>({
    name: 'match-to-decide',
    text: `select status, decision_id is not null as decided from matches
           where id = $1 and season_id = $2 and mode = 'ranked' for update`,
    values: [matchId, seasonId],
  })
  return rows[0]
}

/** Whether the next stage of its schedule is drawn, for a fixture or for that of a match. */
async function hasLaterStage(
  client: pg.ClientBase,
  { matchId, fixtureId }: { readonly matchId?: string; readonly fixtureId?: string },
): Promise<boolean> {
  const { rows } = await client.query(
    `select 1 from fixtures f join fixtures later
       on later.season_id = f.season_id and later.language = f.language and later.stage > f.stage
     where f.match_id = $1 or f.id = $2 limit 1`,
    [matchId ?? null, fixtureId ?? null],
  )
  return rows.length > 0
}

async function participant(client: pg.ClientBase, seasonId: string, agentId: string) {
  const { rows } = await client.query<{ takesPart: boolean; isOut: boolean }>({
    name: 'agent-to-disqualify',
    text: `select exists (select 1 from season_entries where season_id = $1 and agent_id = $2)
                  or exists (select 1 from standings where season_id = $1 and agent_id = $2)
                  or exists (select 1 from fixtures where season_id = $1 and $2 = any(sitting_in)) as "takesPart",
                  exists (select 1 from season_entries
                          where season_id = $1 and agent_id = $2 and state = 'disqualified') as "isOut"`,
    values: [seasonId, agentId],
  })
  return rows[0] ?? { takesPart: false, isOut: false }
}

async function hasPlayed(
  client: pg.ClientBase,
  seasonId: string,
  { agentId, language }: Extract<Measure, { kind: 'correct' }>,
): Promise<boolean> {
  const { rows } = await client.query({
    name: 'agent-to-correct',
    text: `select 1 from standings where season_id = $1 and language = $2 and agent_id = $3
           union all
           select 1 from ledger where season_id = $1 and language = $2 and agent_id = $3 limit 1`,
    values: [seasonId, language, agentId],
  })
  return rows.length > 0
}
