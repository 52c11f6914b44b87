import type { LooksLike } from '@wis/protocol'
import { kindHas } from '../agent/kind-sql.ts'
import type { Database } from '../database.ts'

/**
 * In `agents.looks_like`, the short name of the older agent that an agent's name looks like. This stands for a name
 * that is reserved.
 */
export const likeThePlatform = ''

export const looksLikeOf = (stored: string | null): LooksLike | null =>
  stored === null ? null : { agent: stored === likeThePlatform ? null : stored }

/** SQL for the same of agent `a`. */
export const looksLikeJson = `(case when a.looks_like is not null
  then json_build_object('agent', nullif(a.looks_like, '${likeThePlatform}')) end)`

/**
 * Marks the agents whose names look like those of a house agent or of an older agent in use. New names are refused
 * then, so these are from before that rule. A mark goes when the name that it points to is no longer in use. Reserved
 * names are marked where skeletons are filled.
 */
export async function markLookAlikes({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await pool.query({
    name: 'mark-look-alikes',
    text: `with names as (
             select a.id, a.slug, a.created_at, ${kindHas('hasOwner')} as owned, a.retired_at is not null as retired,
                    unnest(a.name_skeletons) as skeleton
             from agents a
           ), firsts as (
             select distinct on (skeleton) * from names where not retired order by skeleton, owned, created_at, id
           ), alike as (
             select distinct on (n.id) n.id, f.slug
             from names n join firsts f on f.skeleton = n.skeleton and f.id <> n.id
             where n.owned and (not f.owned or (f.created_at, f.id) < (n.created_at, n.id))
             order by n.id, f.owned, f.created_at, f.id
           )
           update agents set looks_like = found.slug
           from (select a.id, alike.slug from agents a left join alike using (id)) as found
           where found.id = agents.id and agents.looks_like is distinct from found.slug
             and agents.looks_like is distinct from $1`,
    values: [likeThePlatform],
  })
}
