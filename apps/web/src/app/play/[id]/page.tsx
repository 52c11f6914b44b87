import { opponentStrengths } from '@wis/db/people'
import { kitCalled } from '@wis/games'
import { handle } from '@wis/protocol'
import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { gameNameIn } from '../../../features/games/names.ts'
import { TouchKeeper } from '../../../features/match/deferred/touch-keeper.tsx'
import { SeatRoom } from '../../../features/play/seat-room.tsx'
import { messagesFor } from '../../../features/scene/scene-opening.ts'
import { database } from '../../../server/database.ts'
import { currentPerson } from '../../../server/people/person.ts'
import { seatPageOf } from '../../../server/people/seat-page-of.ts'
// The table needs these styles before its code loads. Imported here, they bring no script.
import '../../../features/scene/card-table/card-table.module.css'
import '../../../features/scene/round-table/round-table.module.css'
import '../../../features/scene/scene.module.css'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('play'))('seatTitle'), robots: { index: false } }
}

/** A person's own seat. To everybody else nothing is here. */
export default async function SeatPlayPage({ params, searchParams }: PageProps<'/play/[id]'>) {
  const { id } = await params
  const { with: strength, online } = await searchParams
  const readIn = await getLocale()
  const person = handle.safeParse(id).success ? await currentPerson() : undefined
  const page = person && (await seatPageOf(database(), { seatId: id, person, since: -1, readIn }))
  const kit = page && kitCalled(page.game)
  if (!page || !kit) notFound()
  const t = await getTranslations('play')
  const { match, play, scene } = await getMessages()
  return (
    <NextIntlClientProvider messages={{ match: messagesFor(match), play, scene }}>
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1 pt-3 pb-2 sm:gap-x-5 sm:pt-6 sm:pb-3">
        <h1 className="display text-[clamp(1.75rem,3.5vw,2.5rem)]">{gameNameIn(readIn, kit.id)}</h1>
        <p className="text-sm text-soft max-sm:text-xs">
          {t(page.seasonAt !== null ? 'inSeason' : page.takesPartAt === null ? 'practice' : 'inExperiment')}
        </p>
      </header>
      <TouchKeeper />
      <SeatRoom
        id={id}
        opening={page}
        wanted={{
          opponents: opponentStrengths.find((one) => one === strength) ?? 'any',
          onlineAgents: typeof online === 'string' ? online : undefined,
        }}
      />
    </NextIntlClientProvider>
  )
}
