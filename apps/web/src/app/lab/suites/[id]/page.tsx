import { methodsOf, ownEntry, publishedIn, scoreSheets, suiteFigures } from '@wis/lab'
import type { Metadata } from 'next'
import { getFormatter, getLocale, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { Link, underlined } from '../../../../components/link/link.tsx'
import { EmptyState } from '../../../../components/page/notice.tsx'
import { PageTitle } from '../../../../components/page/titles.tsx'
import { Controls, WaysOn } from '../../../../features/lab/controls.tsx'
import { experimentSaid, versionIn, withShare } from '../../../../features/lab/experiment-seen.ts'
import { FigureGroups } from '../../../../features/lab/figure-groups.tsx'
import { Findings } from '../../../../features/lab/findings.tsx'
import { ForYourPaper } from '../../../../features/lab/for-your-paper.tsx'
import { presetTitle } from '../../../../features/lab/names.ts'
import { inks } from '../../../../features/lab/pair-table.tsx'
import { isUnfinished } from '../../../../features/lab/progress.tsx'
import { CleanTables, PublishedTables } from '../../../../features/lab/report-tables.tsx'
import { ResultsAndComparisons } from '../../../../features/lab/results-and-comparisons.tsx'
import { SheetsView } from '../../../../features/lab/sheets-view.tsx'
import { nameOfSubject, withSubjects } from '../../../../features/lab/subject-names.ts'
import { SuiteLead } from '../../../../features/lab/suite-lead.tsx'
import { SuiteParts, SuiteProgress, suiteSeen } from '../../../../features/lab/suite-view.tsx'
import type { SuiteSeen } from '../../../../features/lab/suite-view.tsx'
import { VersionOf } from '../../../../features/lab/version-of.tsx'
import { missingMetadata } from '../../../../features/site/missing-page.tsx'
import { database } from '../../../../server/database.ts'
import { env } from '../../../../server/env/env.ts'
import { factsOfSuite } from '../../../../server/lab/study-of.ts'
import { subjectNames } from '../../../../server/lab/subject-names.ts'

export async function generateMetadata({
  params,
  searchParams,
}: PageProps<'/lab/suites/[id]'>): Promise<Metadata> {
  const seen = await suiteSeen((await params).id, await searchParams)
  if (!seen) return missingMetadata()
  const isPublic = seen.page.access === 'public' && !seen.former
  return {
    title: presetTitle(seen.page.name, await getLocale()),
    ...(!isPublic && { robots: { index: false } }),
  }
}

/** A suite: its experiments, how far they are, and what they show together. */
export default async function SuitePage({ params, searchParams }: PageProps<'/lab/suites/[id]'>) {
  const { said, ...asked } = await searchParams
  const seen = await suiteSeen((await params).id, asked)
  if (!seen) notFound()
  const t = await getTranslations('lab')
  const { page, isInCharge, former } = seen
  const isOver = former !== undefined || !isUnfinished(page)
  const link = page.share === null ? null : `${env().publicUrl}/lab/suites/${page.id}?share=${page.share}`
  const version = <VersionOf page={page} former={former} at={`/lab/suites/${page.id}`} share={seen.share} />
  return (
    <>
      <PageTitle
        title={presetTitle(page.name, await getLocale())}
        isSmall={isOver && seen.report !== undefined}
      >
        <p>{t('suite.size', { parts: page.parts.length, matches: page.matches })}</p>
        <p className="pt-1 text-sm">
          <Link href="/lab" className={underlined}>
            {t('title')}
          </Link>{' '}
          · {t('reports.by', { owner: page.owner ?? t('reports.nobody') })}
        </p>
        {former && version}
        {seen.suite.names.count > 0 && (
          <p className="pt-1 text-sm">{t('reports.withdrawn', { count: seen.suite.names.count })}</p>
        )}
        {isOver && !seen.report && !former && <SuiteProgress page={page} />}
      </PageTitle>
      {!isOver && <SuiteProgress page={page} />}
      {isOver && seen.report && (
        <>
          <SuiteLead page={page} report={seen.report} names={await namesIn(seen.report)} share={seen.share} />
          {!former && <SuiteProgress page={page} />}
        </>
      )}
      {!former && version}
      {isInCharge && !former && (
        <Controls
          of="suite"
          experiment={{ ...page, pause: page.parts.find(({ pause }) => pause)?.pause ?? null }}
          said={experimentSaid.find((known) => known === said)}
          beyond={[]}
          link={link}
        />
      )}
      <div className="grid gap-14 pt-10 *:min-w-0">
        <SuiteParts page={page} suite={seen.suite} share={seen.share} />
        <Whole {...seen} />
        <SuitePaper {...seen} />
      </div>
    </>
  )
}

const namesIn = async ({ spec }: NonNullable<SuiteSeen['report']>) =>
  subjectNames({ game: '', subjects: spec.subjects }, await getLocale())

/** What all experiments show together. */
async function Whole({ page, former, named, report, share }: SuiteSeen) {
  const t = await getTranslations('lab')
  const locale = await getLocale()
  if (former && former.state !== 'open') return null
  const isEarly = !former && page.state !== 'ended' && page.state !== 'cancelled'
  if (!report) return <EmptyState title={t('live.none')} text={t('live.noneText')} />
  const { whole } = report
  const { list } = await getFormatter()
  const names = await namesIn(report)
  const figures = suiteFigures(report, locale, (subject) => nameOfSubject(names, subject))
  // The radar has its area in its own table.
  const { areas: _, ...withoutAreas } = report
  const scores = scoreSheets(withoutAreas, locale).map((sheet) => withSubjects(sheet, names))
  return (
    <>
      {isEarly && (
        <p className="max-w-[70ch] border-l-2 border-brass pl-4 text-sm">
          {t('live.earlyText', { matches: page.report?.matches ?? 0 })}
        </p>
      )}
      {isEarly && <Findings report={whole} names={names} />}
      {whole.measures.length > 0 && (
        <details open={isEarly}>
          <summary className="w-fit underline decoration-rim underline-offset-4">
            {t('suite.numbers')}
          </summary>
          <div className="grid gap-14 pt-8 *:min-w-0">
            <ResultsAndComparisons report={whole} isEarly={isEarly} names={names} />
            <CleanTables report={{ ...whole, clean: report.clean }} isEarly={isEarly} names={names} />
          </div>
        </details>
      )}
      {scores.length > 0 && (
        <details>
          <summary className="w-fit underline decoration-rim underline-offset-4">
            {list(scores.map(({ title }) => title))}
          </summary>
          <div className="pt-6">
            <SheetsView sheets={scores} />
          </div>
        </details>
      )}
      {figures.length > 0 && (
        <FigureGroups
          figures={figures}
          inkOf={(subject) => inks[whole.spec.subjects.indexOf(subject)]}
          pdfAt={(figure) =>
            withShare(`/api/v1/suites/${page.id}/figures`, share, {
              format: 'pdf',
              figure,
              language: locale,
              ...versionIn(named),
            })
          }
        />
      )}
      <PublishedTables report={publishedIn(report)} />
    </>
  )
}

async function SuitePaper({ page, former, named, suite, report, share, viewer }: SuiteSeen) {
  const language = await getLocale()
  const facts =
    report && (await factsOfSuite({ db: database(), viewer }, suite, former ?? page.report ?? undefined))
  return (
    <div>
      <ForYourPaper
        of="suites"
        id={page.id}
        share={share}
        paper={
          report && facts
            ? { methods: methodsOf(report, facts, language), citation: ownEntry(report.spec, facts) }
            : undefined
        }
        named={named}
        hasFigures
        isOver={page.parts.every(({ state }) => ['ended', 'cancelled', 'paused'].includes(state))}
        isPreregistered={suite.names.count === 0}
      />
      <WaysOn text={page.text} plan={page.plan} named={named} hasVersions={page.versions.length > 0} />
    </div>
  )
}
