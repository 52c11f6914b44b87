import { pageOfSeasons } from '@wis/db/seasons'
import { getTranslations } from 'next-intl/server'
import { visibleString } from '../../../components/text/visible-text.ts'
import { seasonNameIn } from '../../../features/seasons/season-name-in.ts'
import { database } from '../../../server/database.ts'
import { feedLocale, feedResponse } from '../../../server/feed/feed-response.ts'

/** Public seasons, newest first. */
export async function GET(request: Request) {
  const locale = await feedLocale(request)
  const t = await getTranslations({ locale, namespace: 'feeds' })
  const states = await getTranslations({ locale, namespace: 'seasons' })
  const { items } = await pageOfSeasons(database(), { limit: 30 })
  return feedResponse(request, {
    title: t('seasons'),
    locale,
    address: '/seasons.atom',
    page: '/seasons',
    entries: items.map((season) => ({
      page: `/seasons/${season.slug}`,
      title: visibleString(seasonNameIn(locale, season)),
      updated: new Date(season.startsAt),
      summary: t('season', {
        format: states(`format.${season.format}`),
        state: states(`state.${season.state}`),
        entered: season.entered,
      }),
    })),
  })
}
