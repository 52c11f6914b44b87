import { liveTables, readLog } from '@wis/db/matches'
import type { Channel } from '@wis/db/matches'
import { ids } from '@wis/engine'
import { liveNamespace } from '@wis/protocol'
import { LiveProvider } from '../../../features/match/live/live-provider.tsx'
import type { ChannelOfGame } from '../../../features/watch/filter/channel-names.ts'
import { mostTiles } from '../../../features/watch/live-tiles.ts'
import { database } from '../../../server/database.ts'
import { glanceAt } from '../glance/glance.ts'
import { FreePlace } from './free-place.tsx'
import { MiniTable } from './mini-table.tsx'
import { WallTables } from './wall-tables.tsx'

/** Channels for which a browser itself can judge whether a new table belongs to them. */
const openChannels: readonly (Channel | undefined)[] = [undefined, 'spy', 'en', 'zh']

/** The running tables, as the server draws them. In the browser they go on by themselves. */
export async function LiveWall({ game, channel }: ChannelOfGame) {
  const headers = await liveTables(database(), { channel, limit: mostTiles })
  const tables = await Promise.all(
    headers.map(async (header) => ({
      header,
      entries: await readLog(database(), ids.match(header.id), 'spectator'),
    })),
  )
  return (
    <LiveProvider namespace={liveNamespace}>
      <WallTables
        key={channel}
        tables={tables.map(({ header, entries }) => ({
          id: header.id,
          drawn: <MiniTable header={header} first={glanceAt(entries)} />,
        }))}
        free={<FreePlace isAlone={tables.length === 0} />}
        game={game}
        language={channel === 'en' || channel === 'zh' ? channel : undefined}
        isOpen={openChannels.includes(channel)}
      />
    </LiveProvider>
  )
}
