import type { FeedItem } from '@wis/db/follows'
import { useLocale, useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'
import { DayAndTime } from '../../components/text/day-and-time.tsx'
import { visibleString } from '../../components/text/visible-text.ts'
import { gameNameIn } from '../games/names.ts'
import { agentNameIn } from '../match/agent-name-in.ts'

/** What has happened with everything that a reader follows. No result is told. */
export function FeedList({ items }: { items: readonly FeedItem[] }) {
  const textOf = useItemText()
  return (
    <ul data-testid="feed" className="divide-y divide-line border-y border-line text-sm">
      {items.map((item) => {
        const href = addressOf(item)
        return (
          <li
            key={`${item.kind} ${item.at.toISOString()} ${href}`}
            className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3"
          >
            <Link href={href} className="min-w-0 wrap-anywhere underline decoration-rim underline-offset-4">
              {textOf(item)}
            </Link>
            <DayAndTime at={item.at.toISOString()} className="figures text-xs text-faint" />
          </li>
        )
      })}
    </ul>
  )
}

function addressOf(item: FeedItem): string {
  switch (item.kind) {
    case 'match':
      return `/matches/${item.matchId}`
    case 'lead':
    case 'season':
      return `/seasons/${item.season.slug}`
    case 'agent':
      return `/agents/${item.agent.slug}`
    case 'version':
      return `/agents/${item.agent.slug}/versions`
  }
}

function useItemText() {
  const [t, locale] = [useTranslations('following.items'), useLocale()]
  return (item: FeedItem) => {
    const agent = 'agent' in item ? visibleString(agentNameIn(locale, item.agent)) : ''
    const season = 'season' in item ? visibleString(item.season.name) : ''
    switch (item.kind) {
      case 'match':
        return t('match', { agent, game: gameNameIn(locale, item.game) })
      case 'lead':
        return t('lead', { agent, season, language: item.language })
      case 'season':
        return t('season', { season, step: item.step })
      case 'agent':
        return t('agent', { agent })
      case 'version':
        return t('version', { agent, number: item.number })
    }
  }
}
