import type { NewDecision } from '@wis/protocol'
import type pg from 'pg'
import type { Actor } from '../audit/actor.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Database } from '../database.ts'
import { newId } from '../new-id.ts'
import { refuse } from '../refusal.ts'
import type { Refusal } from '../refusal.ts'
import { inFifteenths } from '../standing/in-fifteenths.ts'
import { inTransaction } from '../transaction.ts'
import { carryOut } from './carry-out.ts'
import type { DecidedSeason } from './decided-season.ts'
import type { DecisionRefusal } from './decision-refusal.ts'
import { seasonDecisions } from './decision-row.ts'
import type { SeasonDecision } from './decision-row.ts'
import { effectOf } from './effect.ts'
import { obstacle } from './obstacle.ts'

export type Decided = { readonly ok: true; readonly number: number } | Refusal<DecisionRefusal>

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
    const season = await lockSeason(client, seasonSlug)
    if (!season) return refuse('no-such-season')
    if (season.state === 'closed') return refuse('season-closed')
    const made = await seasonDecisions(client, season.id)
    const effect = effectOf(wish, made)
    if (!effect.ok) return effect
    const trouble = await obstacle(client, season, effect)
    if (trouble) return refuse(trouble)
    const decision = await store(client, { season, actor, wish, number: made.length + 1 })
    await carryOut(client, season, decision, effect)
    await note(client, actor, { season, number: decision.number }, wish)
    return { ok: true, number: decision.number }
  })
}

/** Decisions of a season run one at a time, while its matches go on being settled. */
async function lockSeason(client: pg.ClientBase, slug: string): Promise<DecidedSeason | undefined> {
  const { rows } = await client.query<DecidedSeason>({
    name: 'lock-season-to-decide',
    text: `select id, state, format, ${inFifteenths('ruleset', 'initialTotal')} as "initialTotal"
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

async function note(
  client: pg.ClientBase,
  actor: Actor,
  { season, number }: Pick<Draft, 'season' | 'number'>,
  { kind, ...detail }: NewDecision,
): Promise<void> {
  await writeAudit(client, {
    actorId: actor.id,
    actorName: actor.name,
    action: `decision-${kind}`,
    subject: `season:${season.id}`,
    detail: { number, ...detail },
  })
}
