import { usualGame } from '@wis/db/matches'
import { listOnlineAgents, opponentStrengths, ownSeat } from '@wis/db/people'
import { kits, languages } from '@wis/games'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Link } from '../../components/link/link.tsx'
import { Notice } from '../../components/page/notice.tsx'
import { PageTitle } from '../../components/page/titles.tsx'
import { consentOf, GuestWithdraws } from '../../features/play/row-of-people.tsx'
import { seatRefusals } from '../../features/play/seat-page.ts'
import { TakeSeatForm } from '../../features/play/take-seat-form.tsx'
import { database } from '../../server/database.ts'
import { currentPerson } from '../../server/people/person.ts'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('play')
  return { title: t('title'), description: t('text'), alternates: { canonical: './' } }
}

export default async function PlayPage({ searchParams }: PageProps<'/play'>) {
  const t = await getTranslations('play')
  const { game, language, opponents, online, said } = await searchParams
  const person = await currentPerson()
  const seatId = person && (await ownSeat(database(), person))
  const refusal = seatRefusals.find((known) => known === said)
  return (
    <>
      <PageTitle title={t('title')}>
        <p>{t('text')}</p>
      </PageTitle>
      {refusal && <Notice className="mb-8">{t(`refusals.${refusal}`)}</Notice>}
      {said === 'withdrawn' && <Notice className="mb-8">{t('row.withdrawn')}</Notice>}
      {seatId !== undefined && (
        <Notice className="mb-8">
          <p>{t('seated')}</p>
          <p className="pt-3">
            <Link href={`/play/${seatId}`} className={buttonStyle.primary}>
              {t('goOn')}
            </Link>
          </p>
        </Notice>
      )}
      <TakeSeatForm
        chosen={{
          game: kits.find(({ id }) => id === game)?.id ?? usualGame,
          language: languages.find((one) => one === language) ?? (await getLocale()),
          opponents: opponentStrengths.find((one) => one === opponents) ?? 'any',
          onlineAgents: typeof online === 'string' ? online : undefined,
        }}
        online={await listOnlineAgents(database())}
        consent={await consentOf(person)}
      />
      {person && person.guest !== null && <GuestWithdraws person={person} />}
    </>
  )
}
