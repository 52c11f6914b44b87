import { liveNamespace } from '@wis/protocol'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { liveScenes, mostTiles } from '../../server/scenes/live-scenes.ts'
import { LiveProvider } from '../match/live/live-provider.tsx'
import { messagesFor } from '../scene/scene-opening.ts'
import { DeferredSceneTiles } from '../scene/tiles/deferred-scene-tiles.tsx'
import type { ChannelOfGame } from './filter/channel-names.ts'

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
