import { playedMatch } from '@wis/db/people'
import { ids } from '@wis/engine'
import { kitCalled } from '@wis/games'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { Link, underlined } from '../../../../components/link/link.tsx'
import { EmptyState, Notice } from '../../../../components/page/notice.tsx'
import { PageTitle } from '../../../../components/page/titles.tsx'
import { visibleString } from '../../../../components/text/visible-text.ts'
import { agentNameIn } from '../../../../features/match/agent-name-in.ts'
import { matchOf } from '../../../../features/match/match-of.ts'
import { parsePlayerAddress, playerQuery } from '../../../../features/match/player/player-address.ts'
import { tableName } from '../../../../features/match/table-name.ts'
import { PlayOnForm } from '../../../../features/play/play-on-form.tsx'
import { playOnAddress, playOnRefusals } from '../../../../features/play/seat-page.ts'
import { database } from '../../../../server/database.ts'
import { currentPerson } from '../../../../server/people/person.ts'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('playOn')
  return { title: t('title'), description: t('text'), robots: { index: false } }
}

/** A finished match from which a person plays on. */
export default async function PlayOnPage({ params, searchParams }: PageProps<'/play/from/[id]'>) {
  const { id } = await params
  const query = await searchParams
  const header = await matchOf(id)
  const person = await currentPerson()
  const match = header && (await playedMatch(database(), ids.match(id), person?.userId ?? null))
  const kit = match && kitCalled(match.game)
  if (!header || !match || !kit) notFound()
  const { at } = parsePlayerAddress(query)
  const watched = at === undefined ? await entryWatched(id) : undefined
  if (watched !== undefined) redirect(playOnAddress(id, watched))
  const t = await getTranslations('playOn')
  const locale = await getLocale()
  const refusal = playOnRefusals.find((known) => known === query['said'])
  const turn = match.turns.find(({ seq }) => seq > (at ?? 0)) ?? match.turns.at(-1)
  return (
    <>
      <PageTitle title={t('title')}>
        <p>{t('text')}</p>
      </PageTitle>
      {refusal && <Notice className="mb-8">{t(`refusals.${refusal}`)}</Notice>}
      <p className="flex flex-wrap gap-x-6 gap-y-1 pb-8 text-sm text-soft">
        <span>{kit.texts[locale].name}</span>
        <Link
          href={`/matches/${id}${playerQuery({ at, view: undefined, level: undefined })}`}
          className={underlined}
        >
          {t('back', { match: tableName(id) })}
        </Link>
      </p>
      {turn && match.seats.some(({ mayTake }) => mayTake) ? (
        <PlayOnForm
          matchId={id}
          match={match}
          names={header.seats.map(({ agent }) => visibleString(agentNameIn(locale, agent)))}
          turn={turn.seq}
        />
      ) : (
        <EmptyState title={t('nothing')} text={t('nothingText')} />
      )}
    </>
  )
}

/** The entry at which the reader was in the replay, from which the link led here. */
async function entryWatched(matchId: string): Promise<number | undefined> {
  const from = (await headers()).get('referer') ?? ''
  if (!URL.canParse(from)) return undefined
  const { pathname, searchParams } = new URL(from)
  if (pathname !== `/matches/${matchId}`) return undefined
  return parsePlayerAddress(Object.fromEntries(searchParams)).at
}
