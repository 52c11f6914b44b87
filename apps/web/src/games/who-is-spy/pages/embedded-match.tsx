import { liveNamespace } from '@wis/protocol'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { TouchKeeper } from '../../../features/match/deferred/touch-keeper.tsx'
import { emptyLog, isWhole, merge } from '../../../features/match/live/entry-log.ts'
import { momentsIn } from '../../../features/match/moments/moments-in.ts'
import type { SceneQuestion } from '../../../features/scene/scene-opening.ts'
import { WithheldMatch } from '../../../features/seasons/withheld-match.tsx'
import { DeferredEmbedPlayer } from '../deferred/deferred-embed-player.tsx'
import { openingLevel } from '../player/reveal.ts'
import { readSpyLog } from '../read-spy-log.ts'
// The server's drawing needs these styles before the code of the player loads. Imported here, they bring no script.
import '../../../features/match/controls/timeline.module.css'
import '../../../features/scene/round-table/round-table.module.css'

/** A match in a page of another site. */
export async function EmbeddedMatch({ header, reader, address }: SceneQuestion) {
  const entries = await readSpyLog(header, reader)
  if (header.withheld && entries.length === 0) return <WithheldMatch header={header} />
  const { match } = await getMessages()
  const { at, view, level, seat } = address
  const isAtRest = isWhole(merge(emptyLog, entries))
  const isOn = header.status === 'waiting' || header.status === 'running'
  return (
    <NextIntlClientProvider messages={{ match }}>
      <TouchKeeper />
      <DeferredEmbedPlayer
        key={header.id}
        namespace={liveNamespace}
        // The browser asks for the beliefs later, because nothing shows them at first.
        isAtRest={view !== 'beliefs' && isAtRest}
        moments={isAtRest ? momentsIn(header, entries) : undefined}
        header={header}
        entries={entries}
        at={at}
        view={view ?? 'table'}
        level={openingLevel(level, isOn)}
        seat={seat}
        siteName={(await getTranslations('site'))('name')}
      />
    </NextIntlClientProvider>
  )
}
