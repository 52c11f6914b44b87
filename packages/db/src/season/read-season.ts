import { ids } from '@wis/engine'
import type { SeasonId } from '@wis/engine'
import { languages } from '@wis/games'
import type { Language } from '@wis/games'
import { seasonBoard, seasonFormats, seasonPage, seasonStates, seasonTerms } from '@wis/protocol'
import type { SeasonBoard, SeasonPage } from '@wis/protocol'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { boardOrderOf } from '../standing/official-order.ts'
import { agentsAtTable } from './self-play.ts'

/** A season with the facts that its page does not show. */
export interface StoredSeason extends Omit<SeasonPage, 'languages'> {
  readonly id: SeasonId
  /** Its organizer. Null for a season of the platform. */
  readonly ownerId: string | null
  readonly demo: boolean
  readonly languages: readonly Language[]
  /** The board as it stood when it was frozen or closed. */
  readonly board: SeasonBoard | null
}

const time = z.date().transform((date) => date.toISOString())
const count = z.coerce.number()

const stored = z.object({
  id: z.string().transform(ids.season),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  game: z.string(),
  ruleset: seasonPage.shape.ruleset,
  languages: z.array(z.enum(languages)),
  state: z.enum(seasonStates),
  format: z.enum(seasonFormats),
  terms: seasonTerms,
  ownerId: z.string().nullable(),
  organizer: z.string().nullable(),
  demo: z.boolean(),
  embargo: z.boolean(),
  entryEndsAt: time.nullable(),
  startsAt: time,
  endsAt: time.nullable(),
  createdAt: time,
  publishedAt: time.nullable(),
  wordCommitment: z.string().nullable(),
  board: seasonBoard.nullable(),
  entered: count,
  underWay: count,
  finished: count,
  waiting: count,
  seated: count,
  done: count,
  dropped: count,
})

/**
 * The season with this short name. The cost of its counts is bounded by its agents and its schedule, never by its
 * history.
 */
export async function readSeason(db: Database, slug: string): Promise<StoredSeason | undefined> {
  return (await readSeasons(db, [slug]))[0]
}

/** The seasons with these short names, in their order. */
export async function readSeasons(
  { pool }: Database,
  slugs: readonly string[],
): Promise<readonly StoredSeason[]> {
  const { rows } = await pool.query({ name: 'read-seasons', text: readStatement, values: [slugs] })
  const found = new Map(rows.map((row) => seasonOf(row)).map((season) => [season.slug, season]))
  return slugs.flatMap((slug) => found.get(slug) ?? [])
}

function seasonOf(row: unknown): StoredSeason {
  const { embargo, underWay, finished, waiting, seated, done, dropped, ...season } = stored.parse(row)
  const { game, ownerId, terms } = season
  return {
    ...season,
    terms: { ...terms, order: boardOrderOf({ game, ownerId, agreed: terms.order }) },
    seats: terms.seats,
    embargoed: embargo && season.publishedAt === null,
    boardTakenAt: season.board?.takenAt ?? null,
    matches: { underWay, finished },
    fixtures: { waiting, seated, done, dropped },
  }
}

const readStatement = `
  select s.id, s.slug, s.name, s.description, s.game, s.ruleset, s.languages, s.state, s.format, s.terms,
         s.owner_id as "ownerId", u.name as organizer, s.demo, s.embargo, s.entry_ends_at as "entryEndsAt",
         s.starts_at as "startsAt", s.ends_at as "endsAt", s.created_at as "createdAt",
         s.published_at as "publishedAt", s.word_commitment as "wordCommitment", s.board,
         (select count(*) from season_entries e where e.season_id = s.id and e.state = 'entered') as entered,
         (select count(*) from matches m where m.season_id = s.id and m.mode = 'ranked'
            and m.status in ('waiting', 'running')) as "underWay",
         case when s.format = 'ladder'
              then coalesce((select sum(matches) from standings t where t.season_id = s.id) / ${agentsAtTable}, 0)
              else (select count(*) from fixtures o join matches m on m.id = o.match_id and m.decision_id is null
                    where o.season_id = s.id and o.state = 'done') end as finished,
         f.waiting, f.seated, f.done, f.dropped
  from seasons s
  left join users u on u.id = s.owner_id
  cross join lateral (
    select count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'seated') as seated,
           count(*) filter (where state = 'done') as done, count(*) filter (where state = 'dropped') as dropped
    from fixtures where season_id = s.id
  ) f
  where s.slug = any($1)`
