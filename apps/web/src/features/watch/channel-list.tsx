import type { Channel, ChannelCounts } from '@wis/db/matches'
import type { Language } from '@wis/games'
import { liveNamespace } from '@wis/protocol'
import { NextIntlClientProvider, useTranslations } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { Link } from '../../components/link/link.tsx'
import { liveScenes, mostTiles } from '../../server/scenes/live-scenes.ts'
import { everyGame, GameStrip } from '../games/game-strip.tsx'
import { LiveProvider } from '../match/live/live-provider.tsx'
import { messagesFor } from '../scene/scene-opening.ts'
import { DeferredSceneTiles } from '../scene/tiles/deferred-scene-tiles.tsx'
import { allChannels, channelsOf, matchListAddress, onlyGame } from './filter/match-filter.ts'
import type { ChannelOfGame } from './filter/match-filter.ts'
import { LiveDot } from './live-dot.tsx'
import { languageOf } from './watch-preferences.ts'

interface ChannelListProps {
  readonly game: string | undefined
  readonly live: ChannelCounts
  readonly chosen: Channel | undefined
  /** The language that the list is in: going to another channel does not leave it, unless that has a language of its own. */
  readonly language: Language | undefined
}

const look =
  'flex items-center gap-2 max-sm:gap-1.5 border-b-2 border-transparent py-2 max-sm:py-1.5 text-sm whitespace-nowrap text-soft hover:text-ink aria-[current]:border-brass aria-[current]:font-semibold aria-[current]:text-ink'

/** Links to the channels of the chosen game. */
export function ChannelList({ game, live, chosen, language }: ChannelListProps) {
  const t = useTranslations('watch.channels')
  return (
    <nav aria-label={t('title')} className="min-w-0 flex-1 max-lg:order-last max-lg:basis-full">
      <ul className="scrolls-aside flex flex-wrap gap-x-5 max-sm:-mx-4 max-sm:flex-nowrap max-sm:gap-x-4 max-sm:px-4 max-sm:text-sm">
        <li>
          <Link
            href={matchListAddress(onlyGame(game))}
            aria-current={chosen === undefined ? 'page' : undefined}
            className={look}
          >
            {t('all')}
          </Link>
        </li>
        {channelsOf(game).map((channel) => (
          <li key={channel}>
            <Link
              href={matchListAddress({
                ...onlyGame(game),
                channel,
                ...(language && !languageOf({ channel }) && { language }),
              })}
              aria-current={chosen === channel ? 'page' : undefined}
              className={look}
            >
              {t(`names.${channel}`)}
              <LiveCount live={live[channel] ?? 0} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** How many tables are in play, where there are any. */
function LiveCount({ live }: { live: number }) {
  const t = useTranslations('watch.channels')
  if (live === 0) return null
  return (
    <span className="figures inline-flex items-center gap-1.5 text-xs font-semibold">
      <LiveDot />
      <span aria-hidden="true">{live}</span>
      <span className="sr-only">{t('live', { count: live })}</span>
    </span>
  )
}

/** The tables of a game or of all that are on, each drawn from its scene. */
export async function KitTables({ game, channel }: ChannelOfGame) {
  const tables = await liveScenes({ game, channel, readIn: await getLocale(), limit: mostTiles })
  const query = new URLSearchParams({ game: game ?? allChannels, ...(channel && { channel }) })
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
          areOfOneGame={game !== undefined}
        />
      </LiveProvider>
    </NextIntlClientProvider>
  )
}

interface GameTabsProps {
  /** Undefined for all games. */
  readonly chosen: string | undefined
  /** How many tables of each game are in play. */
  readonly live: ReadonlyMap<string, number>
}

/** Links to the halls of the games. */
export function GameTabs({ chosen, live }: GameTabsProps) {
  const t = useTranslations('watch')
  return (
    <nav aria-label={t('games')} className="pb-7 max-sm:pb-5">
      <GameStrip
        live={live}
        chosen={chosen ?? everyGame}
        addressOf={(game) => matchListAddress(game === everyGame ? {} : { game })}
      />
    </nav>
  )
}
