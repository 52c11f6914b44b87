import { fixtureLife, mostAttempts } from '@wis/arena'
import type { DecidedMatch, Effect, Measure, MeasureSubject } from '@wis/arena'
import type pg from 'pg'
import { kindHas } from '../agent/kind-sql.ts'
import { leaveQueueAs, runs, seeks, takes } from '../life-sql.ts'
import { playingVersion, takesPart } from '../season/entry/taking-part.ts'
import { seatAgain } from '../season/fixture/settle-fixtures.ts'
import { isFirstOfItsAgent } from '../season/season-sql.ts'
import type { DecidedSeason, SeasonDecision } from './decisions.ts'

/**
 * Takes an agent out of a season. Its matches stay, and it plays no more: its places in the queue are given up, and a
 * house agent sits in at its remaining scheduled matches.
 */
export async function disqualify(client: pg.ClientBase, seasonId: string, agentId: string): Promise<void> {
  await client.query({
    name: 'disqualify-entry',
    text: `insert into season_entries (season_id, agent_id, state, state_before, decided_at)
           values ($1, $2, 'disqualified', 'none', now())
           on conflict (season_id, agent_id)
           do update set state_before = season_entries.state, state = 'disqualified', decided_at = now()`,
    values: [seasonId, agentId],
  })
  await client.query({
    name: 'disqualify-tickets',
    text: `${leaveQueueAs('disqualified')} and t.season_id = $1 and t.agent_id = $2`,
    values: [seasonId, agentId],
  })
}

/**
 * Gives the agent its former state back. It plays its scheduled matches that have not begun or were dropped, if that
 * is still possible.
 */
export async function readmit(client: pg.ClientBase, seasonId: string, agentId: string): Promise<void> {
  await client.query({
    name: 'readmit-none',
    text: `delete from season_entries
           where season_id = $1 and agent_id = $2 and state = 'disqualified' and state_before = 'none'`,
    values: [seasonId, agentId],
  })
  await client.query({
    name: 'readmit-entry',
    text: `update season_entries set state = coalesce(state_before, 'entered'), state_before = null, decided_at = now()
           where season_id = $1 and agent_id = $2 and state = 'disqualified'`,
    values: [seasonId, agentId],
  })
  await client.query({
    name: 'bring-back-fixtures',
    text: bringBackStatement,
    values: [seasonId, agentId, mostAttempts],
  })
  await seatAgain(client, seasonId, agentId)
}

/**
 * Leaves out matches dropped after too many void attempts, and knockout matches that later stages already depend on.
 */
const bringBackStatement = `
  update fixtures f set state = '${fixtureLife.leadsTo('bring-back')}', not_before = null
  from seasons s
  where f.season_id = $1 and ${takes(fixtureLife, 'bring-back', 'f.state')} and $2 = any(f.agent_ids || f.scheduled_ids) and f.attempts < $3
    and s.id = f.season_id and ${runs()}
    and f.stage = (select max(o.stage) from fixtures o where o.season_id = $1 and o.language = f.language)
    and exists (select 1 from season_entries e
                where e.season_id = f.season_id and e.agent_id = $2 and e.state = 'entered')`

/**
 * Has the agents of a match play again. If the season's schedule had the match, its fixture waits anew. Otherwise
 * every agent that still takes part and does not wait already goes back into the queue. A person is asked for one match only.
 */
export async function queueReplay(client: pg.ClientBase, matchId: string, prefix: string): Promise<void> {
  const { rowCount } = await client.query(
    `update fixtures set state = '${fixtureLife.leadsTo('replay')}', match_id = null, attempts = 0, not_before = null where match_id = $1`,
    [matchId],
  )
  if (rowCount !== 0) return
  await client.query(
    `insert into tickets (id, agent_id, version_id, season_id, mode, language)
     select $2 || '-' || x.seat, a.id, v.id, s.id, m.mode, m.language
     from matches m
     join seasons s on s.id = m.season_id
     join seats x on x.match_id = m.id
     join agents a on a.id = x.agent_id and a.retired_at is null
     join lateral ${playingVersion} v on true
     where m.id = $1 and a.kind <> 'person' and ${takesPart} and ${isFirstOfItsAgent('x')}
       and (${kindHas('fillsTables')}
            or not exists (select 1 from tickets t where t.agent_id = a.id and ${seeks()}))`,
    [matchId, prefix],
  )
}

interface CalledOff {
  /** The decision that had ordered the replay. It identifies the replay's tickets. */
  readonly id: string
  readonly fixtureId: string | null
}

/**
 * The match counts again, so a replay that still waited or was dropped is cancelled. Its fixture gets back the agents
 * and the deal of the match, which is found by the beginning of the match's seed.
 */
export async function callOffReplay(
  client: pg.ClientBase,
  matchId: string,
  { id, fixtureId }: CalledOff,
): Promise<void> {
  await client.query(
    `update fixtures f set state = '${fixtureLife.leadsTo('call-off-replay')}', match_id = $2,
       agent_ids = array(select agent_id from seats where match_id = $2 order by seat),
       sitting_in = array(select agent_id from seats where match_id = $2 and sits_in order by seat),
       deal_id = coalesce(
       (select d.id from season_deals d join matches m on m.id = $2
        where d.season_id = f.season_id and starts_with(m.seed, d.seed || '.')), f.deal_id)
     where f.id = $1 and ${takes(fixtureLife, 'call-off-replay', 'f.state')}`,
    [fixtureId, matchId],
  )
  await client.query(`${leaveQueueAs('called-off')} and starts_with(t.id, $1)`, [`${id}-`])
}

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
