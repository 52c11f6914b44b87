import type { Channel, ChannelState } from '@wis/db/matches'
import { usualGame } from '@wis/db/matches'
import type { Language } from '@wis/games'
import { kits } from '@wis/games'
import { liveNamespace } from '@wis/protocol'
import { NextIntlClientProvider, useLocale, useTranslations } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { CalendarDays, Sparkles } from '../../components/icon/icons.tsx'
import { Link } from '../../components/link/link.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { liveScenes, mostTiles } from '../../server/scenes/live-scenes.ts'
import { gameNameIn } from '../games/names.ts'
import { LiveProvider } from '../match/live/live-provider.tsx'
import { AgentName } from '../match/table/agent-name.tsx'
import { messagesFor } from '../scene/scene-opening.ts'
import { DeferredSceneTiles } from '../scene/tiles/deferred-scene-tiles.tsx'
import { channelsOf, matchListAddress, onlyGame } from './filter/match-filter.ts'
import type { ChannelOfGame } from './filter/match-filter.ts'
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
  const locale = useLocale()
  return (
    <nav aria-label={t('title')} className="min-w-0">
      <ul className="-mx-4 flex snap-x overflow-x-auto px-4 max-lg:border-b max-lg:border-line sm:mx-0 sm:px-0 lg:sticky lg:top-6 lg:flex-col lg:gap-1">
        <li className="shrink-0 snap-start">
          <Link
            href={matchListAddress(onlyGame({ game }))}
            aria-current={chosen === undefined ? 'page' : undefined}
            className={`${look} h-full font-semibold`}
          >
            {t('allOf', { game: gameNameIn(locale, game ?? usualGame) })}
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

/** The tables of a game that are on, each drawn from its scene. */
export async function KitTables({ game, channel }: ChannelOfGame) {
  const tables = await liveScenes({ game, channel, readIn: await getLocale(), limit: mostTiles })
  const query = new URLSearchParams({ game, ...(channel && { channel }) })
  const t = await getTranslations('watch')
  const { match, scene } = await getMessages()
  return (
    <NextIntlClientProvider messages={{ match: messagesFor(match), scene }}>
      <LiveProvider namespace={liveNamespace}>
        <DeferredSceneTiles
          key={query.toString()}
          tables={tables}
          address={`/watch/tables?${query.toString()}`}
          label={t('liveTitle')}
        />
      </LiveProvider>
    </NextIntlClientProvider>
  )
}

interface GameTabsProps {
  readonly chosen: string
  /** How many tables of each game are in play. */
  readonly live: ReadonlyMap<string, number>
}

/** Links to the halls of the games. */
export function GameTabs({ chosen, live }: GameTabsProps) {
  const t = useTranslations('watch')
  const locale = useLocale()
  return (
    <nav aria-label={t('games')} className="pb-8">
      <ul className="grid grid-cols-2 gap-x-4 border-y border-line py-1 sm:flex sm:flex-wrap sm:gap-x-1">
        {kits.map(({ id }) => (
          <li key={id}>
            <Link
              href={matchListAddress(id === usualGame ? {} : { game: id })}
              aria-current={id === chosen ? 'page' : undefined}
              className="flex items-center gap-2 border-b-2 border-transparent py-2 text-sm sm:px-2.5 whitespace-nowrap text-soft hover:text-ink aria-[current]:border-brass aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {gameNameIn(locale, id)}
              {live.has(id) && (
                <span className="figures text-xs font-normal text-brass">
                  {t('channels.live', { count: live.get(id) ?? 0 })}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
