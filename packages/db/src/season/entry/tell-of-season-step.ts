import type { SeasonId } from '@wis/engine'
import type pg from 'pg'
import { idBeginning } from '../../webhook/enqueue.ts'

/** The steps of a season that its entrants are told of. */
export type SeasonStep = 'open' | 'closed' | 'published'

/** Tells every owner of an entrant once, however many of its agents take part. The organizer knows it already. */
export async function tellOfSeasonStep(
  client: pg.ClientBase,
  seasonId: SeasonId,
  step: SeasonStep,
): Promise<void> {
  await client.query({
    name: 'tell-of-season-step',
    text: `insert into notices (id, user_id, kind, params)
           select $3 || substr(md5(gen_random_uuid()::text), 1, 7), told.owner_id, 'season-step',
                  jsonb_build_object('step', $2::text, 'season', told.name, 'slug', told.slug)
           from (
             select distinct a.owner_id, s.name, s.slug
             from seasons s join season_entries e on e.season_id = s.id and e.state = 'entered'
             join agents a on a.id = e.agent_id
             where s.id = $1 and a.owner_id is not null and a.owner_id is distinct from s.owner_id
           ) told`,
    values: [seasonId, step, idBeginning()],
  })
}
