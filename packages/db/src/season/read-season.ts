import { ids } from '@wis/engine'
import type { SeasonId } from '@wis/engine'
import { languages } from '@wis/games'
import type { Language } from '@wis/games'
import { seasonBoard, seasonFormats, seasonPage, seasonStates, seasonTerms } from '@wis/protocol'
import type { SeasonBoard, SeasonPage, SeasonRow, SeasonState, SeatRule } from '@wis/protocol'
import { z } from 'zod'
import { pageOf } from '../database.ts'
import type { Database, Page } from '../database.ts'
import { labSeason } from '../experiment/create-experiment.ts'
import { usualGame } from '../game/usual-game.ts'
import type { Prisma } from '../generated/client.ts'
import { boardOrderOf } from '../standing/official-order.ts'
import { time } from '../time-column.ts'
import { laddersOf, speaks } from './ladders.ts'
import { agentsAtTable, isMixed, isSelfPlay } from './season-sql.ts'

/** A season with the facts that its page does not show. */
export interface StoredSeason extends Omit<SeasonPage, 'languages'> {
  readonly id: SeasonId
  /** Its organizer. Null for a season of the platform. */
  readonly ownerId: string | null
  readonly demo: boolean
  readonly languages: readonly Language[]
  /** Those of its languages that have a ladder, a board and a schedule of their own. */
  readonly ladders: readonly Language[]
  /** The board as it stood when it was frozen or closed. */
  readonly board: SeasonBoard | null
}

const count = z.coerce.number()

const stored = z.object({
  id: z.string().transform(ids.season),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  game: z.string(),
  ruleset: seasonPage.shape.ruleset,
  languages: z.array(z.enum(languages)),
  ladders: z.array(z.enum(languages)),
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
  select s.id, s.slug, s.name, s.description, s.game, s.ruleset, s.languages, ${laddersOf} as ladders, s.state, s.format, s.terms,
         s.owner_id as "ownerId", u.name as organizer, s.demo, s.embargo, s.entry_ends_at as "entryEndsAt",
         s.starts_at as "startsAt", s.ends_at as "endsAt", s.created_at as "createdAt",
         s.published_at as "publishedAt", s.word_commitment as "wordCommitment", s.board,
         (select count(*) from season_entries e where e.season_id = s.id and e.state = 'entered') as entered,
         (select count(*) from matches m where m.season_id = s.id and m.mode = 'ranked'
            and m.status in ('waiting', 'running')) as "underWay",
         case when ${isMixed()}
              then (select count(*) from matches m where m.season_id = s.id and m.mode = 'ranked' and m.status = 'finished'
                      and m.decision_id is null)
              when s.format = 'ladder'
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

/** The names of these owners. An owner whose account is gone has none. */
export async function ownerNames(
  { prisma }: Database,
  ownerIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const owners = await prisma.user.findMany({
    where: { id: { in: [...new Set(ownerIds)] } },
    select: { id: true, name: true },
  })
  return new Map(owners.map(({ id, name }) => [id, name]))
}

interface SeasonFilter {
  readonly state?: SeasonState | undefined
  readonly game?: string | undefined
  /** The organizer whose seasons are also listed while they are being set up. An admin sees everybody's. */
  readonly organizerId?: string | 'everybody' | undefined
  /** The short name of the last season of the page before. */
  readonly cursor?: string | undefined
  readonly limit?: number | undefined
}

const columns = {
  include: {
    owner: { select: { name: true } },
    _count: { select: { entries: { where: { state: 'entered' } } } },
  },
} as const satisfies Prisma.SeasonDefaultArgs

/**
 * Newest first. Seasons in setup are listed only for their organizer, and a cursor on one of them gives nobody else a
 * page.
 */
export async function pageOfSeasons(
  { prisma }: Database,
  { state, game, organizerId, cursor, limit = 50 }: SeasonFilter = {},
): Promise<Page<SeasonRow>> {
  const visible = visibleTo(organizerId)
  if (cursor !== undefined && !(await prisma.season.count({ where: { slug: cursor, ...visible } })))
    return { items: [], nextCursor: null }
  const found = await prisma.season.findMany({
    where: { AND: [visible, ...(state ? [{ state }] : []), ...(game ? [{ game }] : [])] },
    orderBy: [{ startsAt: 'desc' }, { id: 'desc' }],
    ...(cursor !== undefined && { cursor: { slug: cursor }, skip: 1 }),
    take: limit + 1,
    ...columns,
  })
  return pageOf(found.map(seasonRowOf), limit, ({ slug }) => slug)
}

/** Seasons that anybody may choose from, newest first. */
export async function listSeasons(db: Database): Promise<readonly SeasonRow[]> {
  return (await pageOfSeasons(db, { limit: 100 })).items
}

/** The number of seasons of each game that anybody may see. */
export async function seasonsByGame({ prisma }: Database): Promise<ReadonlyMap<string, number>> {
  const counted = await prisma.season.groupBy({ by: 'game', where: visibleTo(undefined), _count: true })
  return new Map(counted.map(({ game, _count }) => [game, _count]))
}

function visibleTo(organizerId: string | undefined): Prisma.SeasonWhereInput {
  // Experiments have a season behind the scenes, which is none to look at.
  if (organizerId === 'everybody') return { id: { not: labSeason } }
  if (organizerId === undefined) return { state: { not: 'created' } }
  return { OR: [{ state: { not: 'created' } }, { ownerId: organizerId }] }
}

function seasonRowOf(season: Prisma.SeasonGetPayload<typeof columns>): SeasonRow {
  return {
    slug: season.slug,
    name: season.name,
    game: season.game,
    languages: season.languages,
    state: z.enum(seasonStates).parse(season.state),
    format: z.enum(seasonFormats).parse(season.format),
    seats: seasonTerms.parse(season.terms).seats,
    organizer: season.owner?.name ?? null,
    embargoed: season.embargo && season.publishedAt === null,
    entered: season._count.entries,
    startsAt: season.startsAt.toISOString(),
    endsAt: season.endsAt?.toISOString() ?? null,
  }
}

interface SeasonWish {
  readonly language: Language
  readonly game?: string | undefined
  /** Who holds the seats: different agents if nothing is said. */
  readonly seats?: SeatRule | undefined
}

/**
 * The default season: the newest open one of the platform's own that plays a game in a language. Organizers' seasons have to
 * be named.
 */
export async function seasonFor(db: Database, wish: SeasonWish): Promise<SeasonId | undefined> {
  return (await openLadder(db, wish))?.id
}

/** The season that agents play ranked in if they name none, and the name of its ruleset. */
export async function openLadder(
  { pool }: Database,
  { language, game = usualGame, seats = 'strangers' }: SeasonWish,
): Promise<{ readonly id: SeasonId; readonly ruleset: string } | undefined> {
  const { rows } = await pool.query<{ id: string; ruleset: string }>({
    name: 'open-ladder',
    text: `select id, ruleset ->> 'id' as ruleset from seasons s
           where state = 'open' and owner_id is null and game = $1 and ${speaks('$2', 's.languages')} and ${isSelfPlay()} = $3
           order by starts_at desc limit 1`,
    values: [game, language, seats === 'self-play'],
  })
  const [found] = rows
  return found && { id: ids.season(found.id), ruleset: found.ruleset }
}

/** How many agents have played a decided match of each of these seasons. */
export async function playersOfSeasons(
  { pool }: Pick<Database, 'pool'>,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ slug: string; players: number }>({
    name: 'players-of-seasons',
    text: `select s.slug, count(distinct t.agent_id)::int as players
           from seasons s join standings t on t.season_id = s.id
           where s.slug = any($1) and t.matches > 0 group by s.slug`,
    values: [slugs],
  })
  return new Map(rows.map(({ slug, players }) => [slug, players]))
}
