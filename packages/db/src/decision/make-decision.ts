import type { DecisionRefusal } from '@wis/arena'
import { effectOf, measureRefusal } from '@wis/arena'
import type { NewDecision } from '@wis/protocol'
import type pg from 'pg'
import type { Actor } from '../audit/actor.ts'
import { newId } from '../new-id.ts'
import { refuse } from '../refusal.ts'
import type { Refusal } from '../refusal.ts'
import { inFifteenths } from '../standing/in-fifteenths.ts'
import { carryOut } from './carry-out.ts'
import type { DecidedSeason } from './decided-season.ts'
import { seasonDecisions } from './decision-row.ts'
import type { SeasonDecision } from './decision-row.ts'
import { subjectOf } from './measure-subject.ts'

export interface DecisionWish {
  readonly actor: Actor
  readonly seasonSlug: string
  readonly wish: NewDecision
}

export type Made =
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
