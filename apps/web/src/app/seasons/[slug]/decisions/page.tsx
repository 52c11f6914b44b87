import { listDecisions } from '@wis/db/seasons'
import type { StoredSeason } from '@wis/db/seasons'
import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { Link, linkStyle } from '../../../../components/link/link.tsx'
import { Pager } from '../../../../components/list/pager.tsx'
import { EmptyState, Notice } from '../../../../components/page/notice.tsx'
import { PageTitle } from '../../../../components/page/titles.tsx'
import { isAllowed } from '../../../../features/account/actor.ts'
import { BoardWithout, DecisionForms } from '../../../../features/decisions/board-without.tsx'
import { UndoDecision } from '../../../../features/decisions/decision-form.tsx'
import { DecisionLine } from '../../../../features/decisions/decision-ledger.tsx'
import { seasonNameIn } from '../../../../features/seasons/season-name-in.ts'
import { seasonSeen } from '../../../../features/seasons/season-seen.ts'
import { missingMetadata } from '../../../../features/site/missing-page.tsx'
import { database } from '../../../../server/database.ts'

export async function generateMetadata({
  params,
}: PageProps<'/seasons/[slug]/decisions'>): Promise<Metadata> {
  const season = (await seasonSeen((await params).slug))?.season
  const t = await getTranslations('decisions')
  return season
    ? { title: t('pageTitle', { season: seasonNameIn(await getLocale(), season) }) }
    : missingMetadata()
}

type Search = Readonly<Record<string, string | string[] | undefined>>
const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined)
const whole = (value: string | undefined) =>
  value !== undefined && /^\d{1,6}$/.test(value) ? Number(value) : undefined

export default async function DecisionsPage({
  params,
  searchParams,
}: PageProps<'/seasons/[slug]/decisions'>) {
  const page = await seasonSeen((await params).slug)
  if (!page) notFound()
  const { season, user } = page
  const search = await searchParams
  const mayDecide = user !== undefined && isAllowed(user, 'season.decide', season)
  const without = whole(one(search['without']))
  const { decisions } = await getMessages()
  const t = await getTranslations('decisions')
  return (
    <NextIntlClientProvider messages={{ decisions }}>
      <PageTitle title={t('title')}>
        <Link href={`/seasons/${season.slug}`} className={linkStyle}>
          {seasonNameIn(await getLocale(), season)}
        </Link>
        <p className="pt-2">{t('text')}</p>
      </PageTitle>
      {without !== undefined && (mayDecide || isBoardOpen(season)) && (
        <BoardWithout season={season} number={without} wanted={one(search['language'])} />
      )}
      <Ledger season={season} search={search} mayDecide={mayDecide} />
      {mayDecide && season.state !== 'closed' && (
        <DecisionForms season={season} match={one(search['match'])} />
      )}
    </NextIntlClientProvider>
  )
}

/** Whether the current standings are public. */
const isBoardOpen = ({ embargoed, board, state }: StoredSeason) =>
  !embargoed && (board === null || state === 'closed')

interface LedgerProps {
  readonly season: StoredSeason
  readonly search: Search
  readonly mayDecide: boolean
}

async function Ledger({ season: { slug, state }, search, mayDecide }: LedgerProps) {
  const t = await getTranslations('decisions')
  const cursor = whole(one(search['cursor']))
  const page = await listDecisions(database(), {
    seasonSlug: slug,
    seesWithheld: mayDecide,
    ...(cursor !== undefined && { cursor: String(cursor) }),
  })
  const decided = whole(one(search['decided']))
  if (!page || page.items.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
  const here = `/seasons/${slug}/decisions`
  return (
    <>
      {decided !== undefined && <Notice className="mb-6">{t('decided', { number: decided })}</Notice>}
      <ol className="divide-y divide-line border-y border-line">
        {page.items.map((decision) => (
          <DecisionLine key={decision.number} season={slug} decision={decision}>
            {mayDecide && state !== 'closed' && decision.inForce && (
              <UndoDecision
                season={slug}
                form={`undo-${decision.number}`}
                summary={t('undo')}
                number={decision.number}
                readmits={decision.kind === 'disqualify'}
              />
            )}
          </DecisionLine>
        ))}
      </ol>
      <Pager
        first={cursor !== undefined && here}
        next={page.nextCursor && `${here}?cursor=${page.nextCursor}`}
        labels={[t('newest'), t('older')]}
      />
    </>
  )
}
