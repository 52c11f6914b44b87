import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { Link, underlined } from '../../../../components/link/link.tsx'
import { PageTitle } from '../../../../components/page/titles.tsx'
import { addressesOf, experimentSeen, withShare } from '../../../../features/lab/experiment-seen.ts'
import { isUnfinished } from '../../../../features/lab/progress.tsx'
import { ReportTables } from '../../../../features/lab/report-tables.tsx'
import { missingMetadata } from '../../../../features/site/missing-page.tsx'
import { subjectNames } from '../../../../server/lab/subject-names.ts'

type Props = PageProps<'/lab/[id]/tables'>

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const seen = await experimentSeen((await params).id, (await searchParams).share)
  if (!seen?.report) return missingMetadata()
  const t = await getTranslations('lab.report')
  const isPublic = seen.page.access === 'public'
  return { title: `${t('more')} · ${seen.page.name}`, ...(!isPublic && { robots: { index: false } }) }
}

/** Every table and chart of a report that its own page leaves out. */
export default async function ReportTablesPage({ params, searchParams }: Props) {
  const { share: secret, charts } = await searchParams
  const seen = await experimentSeen((await params).id, secret)
  if (!seen?.report) notFound()
  const { page, report, share } = seen
  const t = await getTranslations('lab.report')
  const language = await getLocale()
  const withAll = `${withShare(`/lab/${page.id}/tables`, share, { charts: 'all' })}#choices`
  return (
    <>
      <PageTitle title={t('more')}>
        <Link href={withShare(`/lab/${page.id}`, share)} className={underlined}>
          {page.name}
        </Link>
      </PageTitle>
      <ReportTables
        report={report}
        isEarly={isUnfinished(page)}
        names={await subjectNames(report.spec, language)}
        choices={charts === 'all' ? 'open' : { at: withAll }}
        {...addressesOf(page.id, share, language)}
      />
    </>
  )
}
