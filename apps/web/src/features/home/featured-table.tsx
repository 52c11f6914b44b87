import type { MatchHeader } from '@wis/protocol'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import { parsePlayerAddress } from '../match/player/player-address.ts'
import { messagesFor, sceneOpening } from '../scene/scene-opening.ts'
import { DeferredFeaturedScene } from './deferred-featured-scene.tsx'
// The server's drawing needs these styles before the code of the table loads. Imported here, they bring no script.
import '../scene/round-table/round-table.module.css'
import '../scene/scene.module.css'

/** The table of the front page: a running match, or a replay from its first speech, which plays by itself. */
export async function FeaturedTable({ header }: { header: MatchHeader }) {
  const { home, match, scene } = await getMessages()
  const { open, liveTable, newestTable } = home
  const { opening } = await sceneOpening({ header, reader: 'spectator', address: parsePlayerAddress({}) })
  return (
    <NextIntlClientProvider
      messages={{ home: { open, liveTable, newestTable }, match: messagesFor(match), scene }}
    >
      <DeferredFeaturedScene key={header.id} {...opening} />
    </NextIntlClientProvider>
  )
}
