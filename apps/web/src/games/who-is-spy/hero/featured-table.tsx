import { readLog } from '@wis/db/matches'
import { ids } from '@wis/engine'
import { liveNamespace } from '@wis/protocol'
import type { MatchHeader } from '@wis/protocol'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import { LiveProvider } from '../../../features/match/live/live-provider.tsx'
import { database } from '../../../server/database.ts'
import { Hero } from './hero.tsx'

/** The table of the front page, with the words and the line that it needs in the browser. */
export async function FeaturedTable({ header }: { header: MatchHeader }) {
  const { home, match } = await getMessages()
  const { open, overTitle, overText } = home
  const entries = await readLog(database(), ids.match(header.id), 'spectator')
  return (
    <NextIntlClientProvider messages={{ home: { open, overTitle, overText }, match }}>
      <LiveProvider namespace={liveNamespace}>
        <Hero key={header.id} header={header} entries={entries} />
      </LiveProvider>
    </NextIntlClientProvider>
  )
}
