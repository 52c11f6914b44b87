import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { buttonStyle } from '../../../../components/button/button-style.ts'
import { Link } from '../../../../components/link/link.tsx'
import { EmptyState } from '../../../../components/page/notice.tsx'
import { PageTitle } from '../../../../components/page/titles.tsx'
import { experimentSeen, versionIn, withShare } from '../../../../features/lab/experiment-seen.ts'
import { LabTable } from '../../../../features/lab/lab-table.tsx'
import { nameOfCondition } from '../../../../features/lab/names.ts'
import { nameOfSubject } from '../../../../features/lab/subject-names.ts'
import type { SubjectNames } from '../../../../features/lab/subject-names.ts'
import { tableName } from '../../../../features/match/table-name.ts'
import { database } from '../../../../server/database.ts'
import { subjectsIn } from '../../../../server/lab/find-planned-match.ts'
import { matchesOf } from '../../../../server/lab/matches-of.ts'
import { subjectNames } from '../../../../server/lab/subject-names.ts'

const shown = 100

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('lab.matches'))('title'), robots: { index: false } }
}

/** The matches of an experiment of one subject under one condition, in the order of the plan. */
export default async function ExperimentMatchesPage({
  params,
  searchParams,
}: PageProps<'/lab/[id]/matches'>) {
  const { share, subject, condition, after, version } = await searchParams
  const seen = await experimentSeen((await params).id, { share, version })
  if (!seen) notFound()
  const t = await getTranslations('lab.matches')
  const { id, name } = seen.page
  const locale = await getLocale()
  const conditionName = nameOfCondition(seen.page, locale)
  const names = await subjectNames(subjectsOf(seen), locale)
  const cell = { subject: textIn(subject), condition: textIn(condition) }
  const from = Number(/^\d{1,7}$/.test(textIn(after) ?? '') ? after : 0)
  const found = await matchesOf(database(), seen.experiment, { ...cell, after: from, limit: shown })
  const last = found.length === shown ? found.at(-1)?.number : undefined
  const query = Object.fromEntries(
    Object.entries(cell).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  )
  const ofVersion = versionIn(seen.named)
  const reportAt = withShare(`/lab/${id}`, seen.share, ofVersion)
  return (
    <>
      <PageTitle title={t(Object.keys(query).length === 0 ? 'all' : 'title')}>
        <p>
          {[
            name,
            cell.subject && nameOfSubject(names, cell.subject),
            cell.condition && conditionName(cell.condition),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="pt-2 text-sm">
          <Link href={reportAt} className="underline decoration-brass underline-offset-4">
            {t('back')}
          </Link>
        </p>
      </PageTitle>
      {found.length === 0 ? (
        <EmptyState
          title={t('empty')}
          text={t('emptyText')}
          action={
            <Link href={reportAt} className={buttonStyle.quiet}>
              {t('back')}
            </Link>
          }
        />
      ) : (
        <Matches found={found} seen={seen} names={names} />
      )}
      {last !== undefined && (
        <p className="pt-5">
          <Link
            href={withShare(`/lab/${id}/matches`, seen.share, {
              ...query,
              ...ofVersion,
              after: String(last),
            })}
            className={buttonStyle.quiet}
          >
            {t('more')}
          </Link>
        </p>
      )}
    </>
  )
}

const textIn = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined)

const subjectsOf = ({ page: { game, spec } }: Seen) => ({ game, subjects: subjectsIn(spec).subjects })

type Seen = NonNullable<Awaited<ReturnType<typeof experimentSeen>>>

interface MatchesProps {
  readonly found: Awaited<ReturnType<typeof matchesOf>>
  readonly seen: Seen
  readonly names: SubjectNames
}

async function Matches({ found, seen, names }: MatchesProps) {
  const t = await getTranslations('lab.matches')
  const tMatch = await getTranslations('match')
  const conditionName = nameOfCondition(seen.page, await getLocale())
  return (
    <LabTable
      caption={t('title')}
      words={[1]}
      head={[t('number'), t('match'), t('subject'), t('condition'), t('state'), t('deal')]}
      rows={found.map(({ number, deal, match, state, ...of }) => [
        String(number),
        match === null ? (
          t('gone')
        ) : (
          <Link
            key={match}
            href={withShare(`/lab/${seen.page.id}/matches/${number}`, seen.share)}
            className="underline decoration-brass underline-offset-4"
          >
            {tMatch('table', { name: tableName(match) })}
          </Link>
        ),
        nameOfSubject(names, of.subject),
        conditionName(of.condition),
        t(`states.${state}`),
        String(deal),
      ])}
    />
  )
}
