import { matchAppeals } from '@wis/db/matches'
import { kitCalled } from '@wis/games'
import { getTranslations } from 'next-intl/server'
import { visibleString } from '../../../components/text/visible-text.ts'
import { titleOfMatch } from '../../../features/games/names.ts'
import { agentNameIn } from '../../../features/match/agent-name-in.ts'
import { seasonNameIn } from '../../../features/seasons/season-name-in.ts'
import { bestOfTheDay } from '../../../server/best-of-the-day.ts'
import { database } from '../../../server/database.ts'
import { feedLocale, feedResponse } from '../../../server/feed/feed-response.ts'

/** The best matches of the day, of one game (`?game=`) or of all, without spoilers. */
export async function GET(request: Request) {
  const locale = await feedLocale(request)
  const t = await getTranslations({ locale, namespace: 'feeds' })
  const titles = await getTranslations({ locale, namespace: 'match.titles' })
  const game = kitCalled(new URL(request.url).searchParams.get('game') ?? '')?.id
  const { items } = await bestOfTheDay(game === undefined ? {} : { game })
  const appeals = await matchAppeals(
    database(),
    items.map(({ id }) => id),
  )
  const entries = items.flatMap(({ id, endedAt, season, game: played, seats }) => {
    if (endedAt === null) return []
    const names = seats.map(({ agent }) => visibleString(agentNameIn(locale, agent)))
    const players = new Intl.ListFormat(locale).format(names)
    const { tension = null, moments = null } = appeals.get(id) ?? {}
    const isKnown = tension !== null && moments !== null
    const summary = isKnown ? t('appeal', { players, tension, moments }) : players
    const title = t('match', {
      players: titleOfMatch(titles, locale, { game: played, seats }),
      season: visibleString(seasonNameIn(locale, season)),
    })
    return [{ page: `/matches/${id}`, title, updated: new Date(endedAt), summary }]
  })
  return feedResponse(request, {
    title: t('best'),
    locale,
    address: game === undefined ? '/watch.atom' : `/watch.atom?game=${game}`,
    page: game === undefined ? '/watch' : `/watch?game=${game}`,
    entries: entries.toSorted((one, other) => other.updated.getTime() - one.updated.getTime()),
  })
}
