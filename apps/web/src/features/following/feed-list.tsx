import type { FeedItem } from '@wis/db/follows'
import { useLocale, useTranslations } from 'next-intl'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { Link } from '../../components/link/link.tsx'
import { TimeAgo } from '../../components/text/time-ago.tsx'
import { visibleString } from '../../components/text/visible-text.ts'
import { GameGlyph } from '../games/game-marks.tsx'
import { gameNameIn } from '../games/names.ts'
import { agentNameIn } from '../match/agent-name-in.ts'
import { withoutRepeats } from './without-repeats.ts'

/** What has happened with everything that a reader follows. No result is told. */
export function FeedList({ items }: { items: readonly FeedItem[] }) {
  const textOf = useItemText()
  return (
    <ul data-testid="feed" className="divide-y divide-line border-y border-line text-sm">
      {withoutRepeats(items).map(({ item, count }) => {
        const [href, at] = [addressOf(item, count), item.at.toISOString()]
        return (
          <li
            key={`${item.kind} ${at} ${href}`}
            className="group relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 py-3 hover:bg-raised"
          >
            <Portrait item={item} />
            <Link
              href={href}
              className="wrap-anywhere after:absolute after:inset-0 group-hover:underline group-hover:decoration-brass group-hover:underline-offset-4"
            >
              {textOf(item, count)}
            </Link>
            <TimeAgo at={at} />
          </li>
        )
      })}
    </ul>
  )
}

/** The agent, or else the mark of the season's game. */
function Portrait({ item }: { item: FeedItem }) {
  if ('agent' in item) {
    const { id, avatarVersion } = item.agent
    return <Avatar id={id} version={avatarVersion} className="size-9 rounded-full" />
  }
  return (
    <span className="grid size-9 place-items-center rounded-full border border-line">
      <GameGlyph game={item.season.game} className="size-5" />
    </span>
  )
}

function addressOf(item: FeedItem, count: number): string {
  switch (item.kind) {
    case 'match':
      return count > 1 ? `/agents/${item.agent.slug}/matches` : `/matches/${item.matchId}`
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
  return (item: FeedItem, count: number) => {
    const agent = 'agent' in item ? visibleString(agentNameIn(locale, item.agent)) : ''
    const season = 'season' in item ? visibleString(item.season.name) : ''
    switch (item.kind) {
      case 'match':
        return t('match', { agent, game: gameNameIn(locale, item.game), count })
      case 'lead':
        return t('lead', { agent, season, language: item.language, count })
      case 'season':
        return t('season', { season, step: item.step })
      case 'agent':
        return t('agent', { agent })
      case 'version':
        return t('version', { agent, number: item.number })
    }
  }
}
