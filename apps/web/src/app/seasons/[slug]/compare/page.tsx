import { findAgent } from '@wis/db/agents'
import type { AgentOwner } from '@wis/db/agents'
import { handle } from '@wis/protocol'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { Link } from '../../../../components/link/link.tsx'
import { EmptyState } from '../../../../components/page/notice.tsx'
import { PageTitle } from '../../../../components/page/titles.tsx'
import { MatrixSection, parseMatrixWish } from '../../../../features/seasons/matrix/matrix-section.tsx'
import { SeasonPair } from '../../../../features/seasons/pair/season-pair.tsx'
import { seasonNameIn } from '../../../../features/seasons/season-name-in.ts'
import { seasonSeen } from '../../../../features/seasons/season-seen.ts'
import { missingMetadata } from '../../../../features/site/missing-page.tsx'
import { database } from '../../../../server/database.ts'

export async function generateMetadata({ params }: PageProps<'/seasons/[slug]/compare'>): Promise<Metadata> {
  const page = await seasonSeen((await params).slug)
  return page
    ? {
        title: (await getTranslations('seasons.matrix'))('of', {
          season: seasonNameIn(await getLocale(), page.season),
        }),
      }
    : missingMetadata()
}

export default async function ComparePage({ params, searchParams }: PageProps<'/seasons/[slug]/compare'>) {
  const page = await seasonSeen((await params).slug)
  if (!page) notFound()
  const { season, isOrganizer } = page
  const t = await getTranslations('seasons.compare')
  const tMatrix = await getTranslations('seasons.matrix')
  const { a, b, language } = await searchParams
  const [first, second] = [await agentAt(a), await agentAt(b)]
  const wanted = season.ladders.find((one) => one === language) ?? season.ladders[0] ?? 'en'
  const isChosen = first !== undefined && second !== undefined && first.agentId !== second.agentId
  const pair = (
    <SeasonPair season={season} first={first} second={second} isOrganizer={isOrganizer} language={wanted} />
  )
  return (
    <>
      <PageTitle
        title={tMatrix.rich('ofLinked', {
          season: seasonNameIn(await getLocale(), season),
          link: (name) => (
            <Link
              href={`/seasons/${season.slug}`}
              className="underline decoration-rim decoration-1 underline-offset-8"
            >
              {name}
            </Link>
          ),
        })}
      />
      {season.embargoed && !isOrganizer ? (
        <EmptyState title={t('withheld')} />
      ) : (
        <>
          {isChosen && pair}
          <MatrixSection
            season={season}
            language={wanted}
            wish={parseMatrixWish(await searchParams)}
            seesWithheld={season.embargoed && isOrganizer}
            pair={isChosen ? { a: first.agentId, b: second.agentId } : undefined}
          />
          {!isChosen && pair}
        </>
      )}
    </>
  )
}

async function agentAt(value: string | string[] | undefined): Promise<AgentOwner | undefined> {
  const read = handle.safeParse(value)
  return read.success ? findAgent(database(), read.data) : undefined
}
