import { getTranslations } from 'next-intl/server'
import { visibleString } from '../../../components/text/visible-text.ts'
import { comingDates, datedSeasons } from '../../../features/schedule/coming-dates.ts'
import { seasonNameIn } from '../../../features/seasons/season-name-in.ts'
import { env } from '../../../server/env/env.ts'
import { calendarOf } from '../../../server/feed/calendar.ts'
import { feedLocale } from '../../../server/feed/feed-response.ts'

/** The coming dates of public seasons, for a calendar that is subscribed to them. */
export async function GET(request: Request) {
  const locale = await feedLocale(request)
  const t = await getTranslations({ locale, namespace: 'seasons' })
  const now = new Date()
  const dates = comingDates(await datedSeasons(), now).map(({ season, what, at }) => ({
    id: `${season.slug}-${what}`,
    page: `/seasons/${season.slug}`,
    title: `${visibleString(seasonNameIn(locale, season))}: ${t(`card.${what}`)}`,
    at: new Date(at),
  }))
  return new Response(calendarOf(t('title'), dates, env().publicUrl, now), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=300',
      vary: 'cookie, accept-language',
    },
  })
}
