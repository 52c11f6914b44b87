import { effectOf, measureRefusal } from '@wis/arena'
import type { DecisionRefusal, Effect, Measure } from '@wis/arena'
import type { NewDecision } from '@wis/protocol'
import type pg from 'pg'
import { writeAudit } from '../audit/audit.ts'
import type { Actor } from '../audit/audit.ts'
import { refuse } from '../database.ts'
import type { Database, Refusal } from '../database.ts'
import { unitsEach } from '../game/units-of.ts'
import { newId } from '../new-id.ts'
import { forgetEmptyStandings } from '../standing/count-settlement.ts'
import { inFifteenths, standingColumns } from '../standing/standing-row.ts'
import { inTransaction } from '../transaction.ts'
import { countMatch } from './count-match.ts'
import { seasonDecisions } from './decisions.ts'
import type { DecidedSeason, SeasonDecision } from './decisions.ts'
import { callOffReplay, disqualify, queueReplay, readmit, subjectOf } from './measures.ts'

/** Applies a decision to standings, matches, entries and fixtures. */
async function carryOut(
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

export interface DecisionWish {
  readonly actor: Actor
  readonly seasonSlug: string
  readonly wish: NewDecision
}

type Made =
  | { readonly ok: true; readonly season: DecidedSeason; readonly number: number }
  | Refusal<DecisionRefusal>

/**
 * Stores a decision and all its effects on standings, matches, entries and fixtures within the caller's transaction.
 * The caller decides whether they stay.
 */
export async function makeDecision(
  client: pg.PoolClient,
  { actor, seasonSlug, wish }: DecisionWish,
): Promise<Made> {
  const season = await lockSeason(client, seasonSlug)
  if (!season) return refuse('no-such-season')
  if (season.state === 'closed') return refuse('season-closed')
  const made = await seasonDecisions(client, season.id)
  const effect = effectOf(wish, made)
  if (!effect.ok) return effect
  const refusal = measureRefusal(season, await subjectOf(client, season, effect))
  if (refusal) return refuse(refusal)
  const decision = await store(client, { season, actor, wish, number: made.length + 1 })
  await carryOut(client, season, decision, effect)
  return { ok: true, season, number: decision.number }
}

/** Decisions of a season run one at a time, while its matches go on being settled. */
async function lockSeason(client: pg.ClientBase, slug: string): Promise<DecidedSeason | undefined> {
  const { rows } = await client.query<DecidedSeason>({
    name: 'lock-season-to-decide',
    text: `select id, game, state, format, ${inFifteenths('ruleset', 'initialTotal')} as "initialTotal"
           from seasons where slug = $1 for no key update`,
    values: [slug],
  })
  return rows[0]
}

interface Draft {
  readonly season: DecidedSeason
  readonly actor: Actor
  readonly wish: NewDecision
  readonly number: number
}

async function store(
  client: pg.ClientBase,
  { season, actor, wish, number }: Draft,
): Promise<Pick<SeasonDecision, 'id' | 'number'>> {
  const id = newId()
  const about = { matchId: null, agentId: null, language: null, points: null, undoes: null, ...wish }
  await client.query({
    name: 'store-decision',
    text: `insert into decisions (id, season_id, number, kind, match_id, agent_id, language, points, undoes, reason,
                                  by_id, by_name, fixture_id)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12,
                   case when $4 = 're-run' then (select id from fixtures where match_id = $5) end)`,
    values: [
      ...[id, season.id, number, wish.kind, about.matchId, about.agentId, about.language, about.points],
      ...[about.undoes, wish.reason, actor.id, actor.name],
    ],
  })
  return { id, number }
}

type Decided = { readonly ok: true; readonly number: number } | Refusal<DecisionRefusal>

/**
 * Makes a decision about a season. Its effects on standings, matches and fixtures, the decision itself and its audit
 * row are stored together or not at all. The caller must check the right to decide.
 */
export async function decide(
  db: Database,
  actor: Actor,
  seasonSlug: string,
  wish: NewDecision,
): Promise<Decided> {
  return inTransaction(db, async (client) => {
    const made = await makeDecision(client, { actor, seasonSlug, wish })
    if (!made.ok) return made
    const { season, number } = made
    const { kind, ...detail } = wish
    const note = { subject: `season:${season.id}`, detail: { number, ...detail } } as const
    await writeAudit(client, actor, { action: `decision-${kind}`, ...note })
    return { ok: true, number }
  })
}
