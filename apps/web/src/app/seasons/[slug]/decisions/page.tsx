import { boardWithout, listDecisions, readSeason } from '@wis/db'
import type { StoredSeason } from '@wis/db'
import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { EmptyState } from '../../../../components/empty-state.tsx'
import { PageTitle } from '../../../../components/page-title.tsx'
import { Pager } from '../../../../components/pager.tsx'
import { SectionTitle } from '../../../../components/section-title.tsx'
import { isAllowed } from '../../../../features/account/actor.ts'
import { BoardDifferenceTable } from '../../../../features/decisions/board-difference.tsx'
import {
  CorrectDecision,
  DisqualifyDecision,
  MatchDecision,
  UndoDecision,
} from '../../../../features/decisions/decision-form.tsx'
import { DecisionLine } from '../../../../features/decisions/decision-line.tsx'
import { database } from '../../../../server/database.ts'
import { handle } from '../../../../server/read-queries.ts'
import { currentUser } from '../../../../server/session.ts'

const seasonOf = cache(async (slug: string) =>
  handle.safeParse(slug).success ? readSeason(database(), slug) : undefined,
)

export async function generateMetadata({
  params,
}: PageProps<'/seasons/[slug]/decisions'>): Promise<Metadata> {
  const season = await seasonOf((await params).slug)
  const t = await getTranslations('decisions')
  return season ? { title: t('pageTitle', { season: season.name }) } : {}
}

type Search = Readonly<Record<string, string | string[] | undefined>>
const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined)
const whole = (value: string | undefined) =>
  value !== undefined && /^\d{1,6}$/.test(value) ? Number(value) : undefined

export default async function DecisionsPage({
  params,
  searchParams,
}: PageProps<'/seasons/[slug]/decisions'>) {
  const season = await seasonOf((await params).slug)
  if (!season) notFound()
  const search = await searchParams
  const user = await currentUser()
  const mayDecide = user !== undefined && isAllowed(user, 'season.decide', season)
  const without = whole(one(search['without']))
  const { decisions } = await getMessages()
  const t = await getTranslations('decisions')
  return (
    <NextIntlClientProvider messages={{ decisions }}>
      <PageTitle title={t('title')}>
        <Link
          href={`/seasons/${season.slug}`}
          className="underline decoration-rim underline-offset-4 hover:decoration-current"
        >
          {season.name}
        </Link>
        <p className="pt-2">{t('text')}</p>
      </PageTitle>
      {without !== undefined && (mayDecide || isBoardOpen(season)) && (
        <Without season={season} number={without} wanted={one(search['language'])} />
      )}
      <Ledger season={season} search={search} mayDecide={mayDecide} />
      {mayDecide && season.state !== 'closed' && <Forms season={season} match={one(search['match'])} />}
    </NextIntlClientProvider>
  )
}

/** Whether everybody may know the standings as they are now. */
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
    ...(cursor !== undefined && { cursor: String(cursor) }),
  })
  const decided = whole(one(search['decided']))
  if (!page || page.items.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
  const here = `/seasons/${slug}/decisions`
  return (
    <>
      {decided !== undefined && (
        <p role="status" className="mb-6 border-l-2 border-brass pl-4">
          {t('decided', { number: decided })}
        </p>
      )}
      <ol className="divide-y divide-line border-y border-line">
        {page.items.map((decision) => (
          <DecisionLine key={decision.number} season={slug} decision={decision}>
            {mayDecide && state !== 'closed' && decision.inForce && (
              <details>
                <summary className="w-fit text-xs underline decoration-rim underline-offset-4">
                  {t('undo')}
                </summary>
                <UndoDecision season={slug} form={`undo-${decision.number}`} number={decision.number} />
              </details>
            )}
          </DecisionLine>
        ))}
      </ol>
      <Pager
        first={cursor === undefined ? undefined : { address: here, label: t('newest') }}
        next={
          page.nextCursor ? { address: `${here}?cursor=${page.nextCursor}`, label: t('older') } : undefined
        }
      />
    </>
  )
}

interface WithoutProps {
  readonly season: StoredSeason
  readonly number: number
  readonly wanted: string | undefined
}

/** Costs what one match costs, however long the season is. Opens on the board that the decision changed. */
async function Without({ season, number, wanted }: WithoutProps) {
  const t = await getTranslations('decisions')
  const boards = await Promise.all(
    season.languages.map(async (language) => {
      const rows = await boardWithout(database(), { seasonSlug: season.slug, language, number })
      return { language, rows: rows ?? [] }
    }),
  )
  const chosen = boards.find(({ language }) => language === wanted)
  const { language: played, rows } = chosen ??
    boards.find((board) => board.rows.length > 0) ?? { language: season.languages[0], rows: [] }
  return (
    <section aria-labelledby="without" className="pb-12">
      <SectionTitle id="without" title={t('without.title', { number })}>
        {season.languages.length > 1 &&
          season.languages.map((other) => (
            <Link
              key={other}
              href={`?without=${number}&language=${other}#without`}
              aria-current={other === played ? 'true' : undefined}
              className="ml-4 underline decoration-rim underline-offset-4 aria-[current]:font-semibold aria-[current]:no-underline"
            >
              {t(`languages.${other}`)}
            </Link>
          ))}
      </SectionTitle>
      {rows.length === 0 ? (
        <p className="text-sm text-soft">{t('without.nothing')}</p>
      ) : (
        <BoardDifferenceTable rows={rows} caption={t('without.caption')} />
      )}
    </section>
  )
}

async function Forms({
  season: { slug, state },
  match,
}: {
  season: StoredSeason
  match: string | undefined
}) {
  const t = await getTranslations('decisions')
  const style = 'display cursor-pointer py-3 text-lg'
  return (
    <section aria-labelledby="decide" className="pt-14">
      <SectionTitle id="decide" title={t('form.title')} />
      <p className="max-w-[62ch] pb-4 text-sm text-soft">
        {t('form.text')} {state === 'frozen' && t('form.frozen')}
      </p>
      <div className="divide-y divide-line border-y border-line">
        <details open={match !== undefined}>
          <summary className={style}>{t('form.matchTitle')}</summary>
          <MatchDecision season={slug} form="match" match={match} />
        </details>
        <details>
          <summary className={style}>{t('form.disqualifyTitle')}</summary>
          <DisqualifyDecision season={slug} form="disqualify" />
        </details>
        <details>
          <summary className={style}>{t('form.correctTitle')}</summary>
          <CorrectDecision season={slug} form="correct" />
        </details>
      </div>
    </section>
  )
}
