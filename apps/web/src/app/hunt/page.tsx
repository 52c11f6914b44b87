import { readHunt } from '@wis/db/hunts'
import { usualGame } from '@wis/db/matches'
import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getFormatter, getLocale, getMessages, getTranslations } from 'next-intl/server'
import { Link } from '../../components/link/link.tsx'
import { EmptyState } from '../../components/page/notice.tsx'
import { PageTitle } from '../../components/page/titles.tsx'
import { signInFrom } from '../../features/account/sign-in-from.tsx'
import { dayBefore } from '../../features/daily/daily-book.ts'
import { huntAddress, huntersAddress, HuntGames } from '../../features/hunt/hunt-games.tsx'
import { HuntRoom } from '../../features/hunt/hunt-room.tsx'
import { TouchKeeper } from '../../features/match/deferred/touch-keeper.tsx'
import { messagesFor } from '../../features/scene/scene-opening.ts'
import { today } from '../../server/daily/daily-puzzle.ts'
import { database } from '../../server/database.ts'
import { huntKey, huntPageOf } from '../../server/hunt/hunt-page-of.ts'
import { openHunt } from '../../server/hunt/open-hunt.ts'
import { currentPerson } from '../../server/people/person.ts'
// The table needs these styles before its code loads. Imported here, they bring no script.
import '../../features/scene/round-table/round-table.module.css'
import '../../features/scene/scene.module.css'

export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('hunt')
  return { title: t('title'), description: t('text'), alternates: { canonical: '/hunt' } }
}

export default async function HuntOfDay({ searchParams }: PageProps<'/hunt'>) {
  const query = await searchParams
  const language = await getLocale()
  const [t, format] = [await getTranslations('hunt'), await getFormatter()]
  const asked = { day: query['day'] ?? today(), game: query['game'] ?? usualGame, language }
  const key = huntKey.safeParse(asked).data ?? { day: today(), game: usualGame, language }
  const [hunt, person] = await Promise.all([openHunt(database(), key), currentPerson()])
  const opening = hunt && (await huntPageOf(database(), hunt, { person, readIn: language }))
  const yesterday = await readHunt(database(), { ...key, day: dayBefore(today()) })
  const date = format.dateTime(new Date(key.day), { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const { match, scene, daily, hunt: words } = await getMessages()
  return (
    <>
      <PageTitle title={t('title')} isLow>
        <p className="basis-full text-balance">{t('text')}</p>
        <p className="flex flex-wrap items-baseline gap-x-6">
          {hunt && <span>{t('huntOf', { day: date })}</span>}
          {yesterday && yesterday.day !== key.day && (
            <Link
              href={huntAddress({ game: key.game, day: yesterday.day })}
              className="underline underline-offset-4"
            >
              {t('yesterday')}
            </Link>
          )}
          <Link href={huntersAddress(key.game)} className="underline underline-offset-4">
            {t('board')}
          </Link>
        </p>
      </PageTitle>
      <HuntGames chosen={key.game} addressOf={(game) => huntAddress({ game })} />
      {opening ? (
        <NextIntlClientProvider messages={{ match: messagesFor(match), scene, daily, hunt: words }}>
          <TouchKeeper />
          <HuntRoom key={`${key.day} ${key.game} ${language}`} opening={opening} />
        </NextIntlClientProvider>
      ) : (
        <EmptyState
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={
            <Link href="/watch" className="underline underline-offset-4">
              {t('emptyLink')}
            </Link>
          }
        />
      )}
      {opening && !person?.userId && (
        <p className="mt-8 text-sm text-soft">{t.rich('keep', { signIn: signInFrom('/hunt') })}</p>
      )}
    </>
  )
}
