import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { Link, underlined } from '../../../../components/link/link.tsx'
import { PageTitle } from '../../../../components/page/titles.tsx'
import { familiesIn } from '../../../../features/lab/comparisons-table.tsx'
import {
  addressesOf,
  experimentSeen,
  versionIn,
  withShare,
} from '../../../../features/lab/experiment-seen.ts'
import { titleOf } from '../../../../features/lab/names.ts'
import { isUnfinished } from '../../../../features/lab/progress.tsx'
import { ReportTables } from '../../../../features/lab/report-tables.tsx'
import { VersionOf } from '../../../../features/lab/version-of.tsx'
import { missingMetadata } from '../../../../features/site/missing-page.tsx'
import { subjectNames } from '../../../../server/lab/subject-names.ts'

type Props = PageProps<'/lab/[id]/tables'>

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const seen = await experimentSeen((await params).id, await searchParams)
  if (!seen?.report) return missingMetadata()
  const t = await getTranslations('lab.report')
  const isPublic = seen.page.access === 'public' && !seen.former
  return {
    title: `${t('more')} · ${titleOf(seen.page, await getLocale())}`,
    ...(!isPublic && { robots: { index: false } }),
  }
}

/** Every table and chart of a report that its own page leaves out. */
export default async function ReportTablesPage({ params, searchParams }: Props) {
  const { charts, ...asked } = await searchParams
  const seen = await experimentSeen((await params).id, asked)
  if (!seen?.report) notFound()
  const { page, report, share, former, named } = seen
  const t = await getTranslations('lab.report')
  const language = await getLocale()
  const reportAt = withShare(`/lab/${page.id}`, share, versionIn(named))
  const withAll = `${withShare(`/lab/${page.id}/tables`, share, { charts: 'all', ...versionIn(named) })}#choices`
  return (
    <>
      <PageTitle title={t('more')}>
        <Link href={reportAt} className={underlined}>
          ← {titleOf(page, language)}
        </Link>
        {familiesIn(report).length > 0 && (
          <p id="findings" className="pt-1 text-sm print:hidden">
            <Link href={`${reportAt}#tested`} className={underlined}>
              {t('sentencesAt')}
            </Link>
          </p>
        )}
        <VersionOf
          page={page}
          former={former}
          at={`/lab/${page.id}/tables`}
          planAt={reportAt}
          share={share}
        />
      </PageTitle>
      <ReportTables
        report={report}
        isEarly={!former && isUnfinished(page)}
        names={await subjectNames(report.spec, language)}
        choices={charts === 'all' ? 'open' : { at: withAll }}
        {...addressesOf(seen, language)}
      />
    </>
  )
}
