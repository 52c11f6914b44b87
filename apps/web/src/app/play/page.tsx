import { usualGame } from '@wis/db/matches'
import { listMixedSeasons, listOnlineAgents, opponentStrengths, ownSeat } from '@wis/db/people'
import { kits, languages } from '@wis/games'
import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Link } from '../../components/link/link.tsx'
import { Notice } from '../../components/page/notice.tsx'
import { PageTitle } from '../../components/page/titles.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { GameGlyph } from '../../features/games/game-marks.tsx'
import { consentOf, GuestWithdraws } from '../../features/play/row-of-people.tsx'
import { seatRefusals } from '../../features/play/seat-page.ts'
import { TakeSeatForm } from '../../features/play/take-seat-form.tsx'
import { messagesFor } from '../../features/scene/scene-opening.ts'
import { seasonNameIn } from '../../features/seasons/season-name-in.ts'
import { database } from '../../server/database.ts'
import { currentPerson } from '../../server/people/person.ts'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('play')
  return { title: t('title'), description: t('text'), alternates: { canonical: './' } }
}

export default async function PlayPage({ searchParams }: PageProps<'/play'>) {
  const t = await getTranslations('play')
  const { match, scene } = await getMessages()
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
      <RankedSeats />
      <NextIntlClientProvider messages={{ match: messagesFor(match), scene }}>
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
      </NextIntlClientProvider>
      {person && person.guest !== null && <GuestWithdraws person={person} />}
    </>
  )
}

/** The way to the mixed seasons, where people play for a board. */
async function RankedSeats() {
  const seasons = await listMixedSeasons(database())
  if (seasons.length === 0) return null
  const t = await getTranslations('seasons.people.elsewhere')
  const locale = await getLocale()
  return (
    <section aria-labelledby="mixed" className="pb-8">
      <h2 id="mixed" className="label pb-1.5">
        {t('title')}
      </h2>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {seasons.map(({ slug, name, game }) => (
          <li key={slug} className="min-w-0">
            <Link
              href={`/seasons/${slug}#people`}
              className="inline-flex items-center gap-2 py-1 underline decoration-rim underline-offset-4"
            >
              <GameGlyph game={game} className="size-5" />
              <ForeignText text={seasonNameIn(locale, { slug, name })} className="min-w-0" />
            </Link>
          </li>
        ))}
      </ul>
      <p className="pt-1 text-xs text-soft">{t('text')}</p>
    </section>
  )
}
