import { agentMatches, findAgent, readAgent } from '@wis/db/agents'
import { kitCalled } from '@wis/games'
import { handle } from '@wis/protocol'
import { getTranslations } from 'next-intl/server'
import { visibleString } from '../../../../components/text/visible-text.ts'
import { agentNameIn } from '../../../../features/match/agent-name-in.ts'
import { database } from '../../../../server/database.ts'
import { feedLocale, feedResponse, noFeed } from '../../../../server/feed/feed-response.ts'
import { matchOutcome } from '../../../../server/feed/match-outcome.ts'

/** The ended matches of an agent, with their results. Its page shows the same. */
export async function GET(request: Request, { params }: RouteContext<'/feeds/agents/[slug]'>) {
  const { slug } = await params
  const db = database()
  const found = handle.safeParse(slug).success ? await findAgent(db, slug) : undefined
  const agent = found && (await readAgent(db, found.agentId))
  if (!agent || !found) return noFeed()
  const locale = await feedLocale(request)
  const t = await getTranslations({ locale, namespace: 'feeds' })
  const { items } = await agentMatches(db, found.agentId, { limit: 30 })
  return feedResponse(request, {
    title: t('agent', { name: visibleString(agentNameIn(locale, agent)) }),
    locale,
    address: `/agents/${agent.slug}.atom`,
    page: `/agents/${agent.slug}`,
    entries: items.flatMap((row) => {
      const { id, game, endedAt, season } = row.match
      if (endedAt === null) return []
      const title = t('match', {
        players: kitCalled(game)?.texts[locale].name ?? game,
        season: visibleString(season.name),
      })
      return [
        { page: `/matches/${id}`, title, updated: new Date(endedAt), summary: matchOutcome(t, locale, row) },
      ]
    }),
  })
}
