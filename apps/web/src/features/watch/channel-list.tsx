import type { Channel, ChannelState } from '@wis/db/matches'
import type { Language } from '@wis/games'
import { useTranslations } from 'next-intl'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { CalendarDays, Sparkles } from '../../components/icon/icons.tsx'
import { Link } from '../../components/link/link.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { AgentName } from '../match/table/agent-name.tsx'
import { channelsOf } from './filter/channel-names.ts'
import { matchListAddress, onlyGame } from './filter/match-filter.ts'
import { languageOf } from './watch-preferences.ts'

interface ChannelListProps {
  readonly game: string | undefined
  readonly states: Readonly<Record<Channel, ChannelState>>
  readonly chosen: Channel | undefined
  /** The language that the list is in: going to another channel does not leave it, unless that has a language of its own. */
  readonly language: Language | undefined
}

const look =
  'flex min-w-0 items-center gap-3 border-b-2 border-transparent px-3 py-2.5 hover:bg-raised aria-[current]:border-brass aria-[current]:bg-raised lg:border-b-0 lg:border-l-2 lg:px-4'

/** Links to the channels, each with an agent to watch for. It is a column, or on a narrow screen a row. */
export function ChannelList({ game, states, chosen, language }: ChannelListProps) {
  const t = useTranslations('watch.channels')
  return (
    <nav aria-label={t('title')} className="min-w-0">
      <ul className="-mx-4 flex snap-x overflow-x-auto px-4 max-lg:border-b max-lg:border-line sm:mx-0 sm:px-0 lg:sticky lg:top-6 lg:flex-col lg:gap-1">
        <li className="shrink-0 snap-start">
          <Link
            href={matchListAddress(onlyGame({ game }))}
            aria-current={chosen === undefined ? 'page' : undefined}
            className={`${look} h-full font-semibold`}
          >
            {t('all')}
          </Link>
        </li>
        {channelsOf(game).map((channel) => (
          <li
            key={channel}
            className={`max-w-64 shrink-0 snap-start lg:max-w-none ${chosen === channel ? '[scroll-initial-target:nearest]' : ''}`}
          >
            <Link
              href={matchListAddress({
                ...(game && { game }),
                channel,
                ...(language && !languageOf({ channel }) && { language }),
              })}
              aria-current={chosen === channel ? 'page' : undefined}
              className={look}
            >
              <ChannelFace state={states[channel]} />
              <span className="min-w-0 flex-1">
                <span className="flex items-baseline justify-between gap-3">
                  <span className="font-semibold whitespace-nowrap">{t(`names.${channel}`)}</span>
                  {states[channel].live ? (
                    <span className="figures text-xs whitespace-nowrap text-brass">
                      {t('live', { count: states[channel].live })}
                    </span>
                  ) : null}
                </span>
                <span className="block text-xs wrap-anywhere text-soft">
                  <ChannelNote state={states[channel]} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ChannelFace({ state: { channel, champion } }: { state: ChannelState }) {
  const Sign = channel === 'events' ? CalendarDays : Sparkles
  return (
    <span
      aria-hidden="true"
      className="grid size-8 shrink-0 place-items-center overflow-hidden rounded-full bg-sunken text-faint"
    >
      {champion ? (
        <Avatar id={champion.id} version={champion.avatarVersion} className="size-full" />
      ) : (
        <Sign className="size-4" />
      )}
    </span>
  )
}

function ChannelNote({ state: { channel, champion, event } }: { state: ChannelState }) {
  const t = useTranslations('watch.channels')
  if (event) return <ForeignText text={event.name} />
  if (!champion) return t(`nobody.${channel}`)
  return t.rich(`champion.${channel}`, { agent: () => <AgentName agent={champion} /> })
}
