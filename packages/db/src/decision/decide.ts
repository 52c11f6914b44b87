import type { DecisionRefusal } from '@wis/arena'
import type { NewDecision } from '@wis/protocol'
import type pg from 'pg'
import type { Actor } from '../audit/actor.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Database } from '../database.ts'
import type { Refusal } from '../refusal.ts'
import { inTransaction } from '../transaction.ts'
import type { DecidedSeason } from './decided-season.ts'
import { makeDecision } from './make-decision.ts'

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
    const made = await makeDecision(client, { actor, seasonSlug, wish })
    if (!made.ok) return made
    await note(client, actor, made, wish)
    return { ok: true, number: made.number }
  })
}

async function note(
  client: pg.ClientBase,
  actor: Actor,
  { season, number }: { readonly season: DecidedSeason; readonly number: number },
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
