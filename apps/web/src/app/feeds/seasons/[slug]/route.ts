import { listMatches } from '@wis/db/matches'
import { readSeason } from '@wis/db/seasons'
import { handle } from '@wis/protocol'
import { getTranslations } from 'next-intl/server'
import { visibleString } from '../../../../components/text/visible-text.ts'
import { titleOfMatch } from '../../../../features/games/names.ts'
import { agentNameIn } from '../../../../features/match/agent-name-in.ts'
import { seasonNameIn } from '../../../../features/seasons/season-name-in.ts'
import { database } from '../../../../server/database.ts'
import { feedLocale, feedResponse, noFeed } from '../../../../server/feed/feed-response.ts'

/** The ended matches of a season, without spoilers. */
export async function GET(request: Request, { params }: RouteContext<'/feeds/seasons/[slug]'>) {
  const { slug } = await params
  const season = handle.safeParse(slug).success ? await readSeason(database(), slug) : undefined
  if (!season || season.state === 'created') return noFeed()
  const locale = await feedLocale(request)
  const t = await getTranslations({ locale, namespace: 'feeds' })
  const name = visibleString(seasonNameIn(locale, season))
  const { items } = await listMatches(database(), {
    status: ['finished', 'void'],
    seasonSlug: slug,
    limit: 30,
  })
  const titles = await getTranslations({ locale, namespace: 'match.titles' })
  return feedResponse(request, {
    title: t('matchesOf', { season: name }),
    locale,
    address: `/seasons/${slug}.atom`,
    page: `/seasons/${slug}`,
    entries: items.flatMap(({ id, endedAt, game, seats }) => {
      if (endedAt === null) return []
      const names = seats.map(({ agent }) => visibleString(agentNameIn(locale, agent)))
      const list = new Intl.ListFormat(locale).format(names)
      const title = t('match', { players: titleOfMatch(titles, locale, { game, seats }), season: name })
      return [{ page: `/matches/${id}`, title, updated: new Date(endedAt), summary: list }]
    }),
  })
}
