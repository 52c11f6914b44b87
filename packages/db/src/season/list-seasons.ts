import type { Database } from '../database.ts'

export interface SeasonRow {
  readonly slug: string
  readonly name: string
  readonly game: string
  readonly languages: readonly string[]
  readonly state: string
  readonly startsAt: string
  readonly endsAt: string | null
}

export async function listSeasons({ prisma }: Database): Promise<SeasonRow[]> {
  const seasons = await prisma.season.findMany({ orderBy: { startsAt: 'desc' }, take: 100 })
  return seasons.map(({ slug, name, game, languages, state, startsAt, endsAt }) => ({
    slug,
    name,
    game,
    languages,
    state,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
  }))
}
