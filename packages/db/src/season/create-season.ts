import { ids } from '@wis/engine'
import type { SeasonId } from '@wis/engine'
import { hasWords, kitCalled } from '@wis/games'
import type { AnyRuleset, Language } from '@wis/games'
import { readPairs, rulesetOfSeason } from '@wis/protocol'
import type { NewSeasonInput, SeasonPairInput, SeasonTerms } from '@wis/protocol'
import type pg from 'pg'
import { writeAudit } from '../audit/audit.ts'
import type { Actor } from '../audit/audit.ts'
import type { Database } from '../database.ts'
import { claimName } from '../name/claim-name.ts'
import type { NameRefused } from '../name/claim-name.ts'
import { newId, slugsFor } from '../new-id.ts'
import { storableJson } from '../storable-json.ts'
import { inTransaction } from '../transaction.ts'
import { commitWords } from './words.ts'

export type SeasonCreated = { readonly ok: true; readonly slug: string } | NameRefused

/** Sets up an organizer's season under a name that is known to be free, and returns its short name. */
export async function createSeason(db: Database, actor: Actor, season: NewSeasonInput): Promise<string> {
  const created = await organizeSeason(db, actor, season)
  if (!created.ok) throw new Error(`no season can be called ${season.name}: ${created.reason}`)
  return created.slug
}

/** Sets up an organizer's season with the given words, unless its name is refused. */
export async function organizeSeason(
  db: Database,
  actor: Actor,
  season: NewSeasonInput,
): Promise<SeasonCreated> {
  return inTransaction(db, async (client) => {
    const claimed = await claimName(client, { table: 'seasons', name: season.name, besides: actor.id })
    if (!claimed.ok) return claimed
    const id = newId()
    const slug = await insertSeason(client, { id, ownerId: actor.id, skeletons: claimed.skeletons }, season)
    if (season.terms.words === 'sealed') {
      const pairs = season.languages.flatMap((language) => readPairs(season.pairs[language], language).pairs)
      await insertPairs(client, id, pairs)
    }
    await writeAudit(client, actor, {
      action: 'season-created',
      subject: `season:${id}`,
      detail: { slug, name: season.name, format: season.format },
    })
    return { ok: true, slug }
  })
}

interface Place {
  readonly id: string
  readonly ownerId: string
  readonly skeletons: readonly string[]
}

async function insertSeason(
  client: pg.ClientBase,
  { id, ownerId, skeletons }: Place,
  season: NewSeasonInput,
): Promise<string> {
  const ruleset = rulesetOf(season)
  for (const slug of slugsFor(season.name, 'season')) {
    const { rowCount } = await client.query({
      name: 'create-season',
      text: `insert into seasons (id, slug, name, description, game, ruleset, languages, state, format, terms, owner_id,
                                  entry_ends_at, starts_at, ends_at, embargo, name_skeletons)
             values ($1, $2, $3, $4, $14, $5, $6, 'created', $7, $8, $9, $10, coalesce($11, now()), $12, $13, $15)
             on conflict (slug) do nothing`,
      values: [
        ...[id, slug, season.name, season.description, storableJson(ruleset)],
        ...[laddersFor(season, ruleset), season.format, storableJson(season.terms), ownerId],
        ...[season.entryEndsAt, season.startsAt, season.endsAt, season.embargo],
        season.game,
        skeletons,
      ],
    })
    if (rowCount === 1) return slug
  }
  throw new Error('there is always another short name')
}

/** Where nothing is said, agents of all languages meet on one ladder. It is kept under the first language. */
const laddersFor = (
  { game, languages }: { readonly game: string; readonly languages: readonly Language[] },
  ruleset: AnyRuleset,
) => (hasWords(game, ruleset) ? [...languages] : languages.slice(0, 1))

function rulesetOf({ game, ...season }: NewSeasonInput): AnyRuleset {
  const kit = kitCalled(game)
  const ruled = kit && rulesetOfSeason(kit, season)
  if (!ruled?.ok) throw new RangeError(`${game} has no ruleset called ${season.ruleset}`)
  return ruled.ruleset
}

async function insertPairs(
  client: pg.ClientBase,
  seasonId: string,
  pairs: readonly SeasonPairInput[],
): Promise<void> {
  await client.query({
    name: 'create-season-pairs',
    text: `insert into season_pairs (id, season_id, language, first, second)
           select p.id, $1, p.language, p.first, p.second
           from unnest($2::text[], $3::text[], $4::text[], $5::text[]) as p(id, language, first, second)
           on conflict do nothing`,
    values: [
      seasonId,
      pairs.map(() => newId()),
      pairs.map(({ language }) => language),
      pairs.map(({ words }) => words[0]),
      pairs.map(({ words }) => words[1]),
    ],
  })
}

interface NewSeason {
  readonly slug: string
  readonly name: string
  readonly game: string
  readonly ruleset: AnyRuleset
  readonly languages: readonly Language[]
  readonly demo: boolean
  /** Only the terms that differ from the usual ones. */
  readonly terms?: Partial<SeasonTerms>
}

/** Opens a season, and commits to its words. An existing season stays as it is. */
export async function saveSeason(db: Database, season: NewSeason): Promise<SeasonId> {
  const fresh = newId()
  const { slug, ruleset, languages: _, ...rest } = season
  const { id } = await db.prisma.season.upsert({
    where: { slug },
    update: {},
    create: {
      id: fresh,
      slug,
      state: 'open',
      ruleset: JSON.parse(JSON.stringify(ruleset)) as object,
      languages: laddersFor(season, ruleset),
      ...rest,
    },
  })
  if (id === fresh) await inTransaction(db, (client) => commitWords(client, id))
  return ids.season(id)
}
