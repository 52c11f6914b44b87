import { readGathering } from '@wis/db/people'
import { kitCalled } from '@wis/games'
import { handle } from '@wis/protocol'
import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { notFound, redirect } from 'next/navigation'
import { Notice } from '../../../../components/page/notice.tsx'
import { PageTitle } from '../../../../components/page/titles.tsx'
import { GatheringRoom } from '../../../../features/play/gathering-room.tsx'
import { consentOf } from '../../../../features/play/row-of-people.tsx'
import { joinRefusals, seatAddress } from '../../../../features/play/seat-page.ts'
import { database } from '../../../../server/database.ts'
import { env } from '../../../../server/env/env.ts'
import { currentPerson } from '../../../../server/people/person.ts'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('play.together')
  return { title: t('title'), description: t('text'), robots: { index: false } }
}

/** An invitation to a table. Whoever has the link may come. */
export default async function GatheringPage({ params, searchParams }: PageProps<'/play/with/[code]'>) {
  const { code } = await params
  const { said } = await searchParams
  const person = await currentPerson()
  const gathering = handle.safeParse(code).success ? await readGathering(database(), code, person) : undefined
  const kit = gathering && kitCalled(gathering.game)
  if (!gathering || !kit) notFound()
  if (gathering.seatId !== null)
    redirect(seatAddress(gathering.seatId, { ...gathering, onlineAgents: undefined }))
  const t = await getTranslations('play.together')
  const { play } = await getMessages()
  const refusal = joinRefusals.find((known) => known === said)
  return (
    <>
      <PageTitle title={t('title')}>
        <p>{t('text')}</p>
      </PageTitle>
      {refusal && <Notice className="mb-8">{t(`refusals.${refusal}`)}</Notice>}
      <NextIntlClientProvider messages={{ play }}>
        <GatheringRoom
          code={code}
          game={kit.texts[await getLocale()].name}
          address={new URL(`/play/with/${code}`, env().publicUrl).href}
          opening={gathering}
          consent={await consentOf(person)}
        />
      </NextIntlClientProvider>
    </>
  )
}
