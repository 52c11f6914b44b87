import { listExperiments, listSuites } from '@wis/db/experiments'
import { mainFinding } from '@wis/lab'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Link, underlined } from '../../components/link/link.tsx'
import { PageTitle, SectionTitle } from '../../components/page/titles.tsx'
import { viewerOf } from '../../features/lab/experiment-seen.ts'
import { FirstQuestions } from '../../features/lab/first-questions.tsx'
import { ExperimentList, OpenRatings, SuiteList, WhatIsAsked } from '../../features/lab/front-page.tsx'
import { LeadPicture } from '../../features/lab/lead-picture.tsx'
import { questionOf } from '../../features/lab/names.ts'
import { PresetList } from '../../features/lab/preset-list.tsx'
import { questionIn } from '../../features/lab/preset-papers.ts'
import { PublishedFinding } from '../../features/lab/published-finding.tsx'
import { ReportLead } from '../../features/lab/report-lead.tsx'
import { ReportRows } from '../../features/lab/report-rows.tsx'
import { SuiteAnswer } from '../../features/lab/suite-lead.tsx'
import { database } from '../../server/database.ts'
import { experimentRowOf } from '../../server/lab/experiment-page-of.ts'
import { namedSuites, suiteRowOf } from '../../server/lab/find-suite.ts'
import type { NamedSuite } from '../../server/lab/find-suite.ts'
import { withNamesShown } from '../../server/lab/names-shown.ts'
import type { NamedExperiment } from '../../server/lab/names-shown.ts'
import { rowAnswerOf } from '../../server/lab/row-answer.ts'
import { rowReportOf, suiteRowReportOf } from '../../server/lab/row-reports.ts'
import type { RowReport } from '../../server/lab/row-reports.ts'
import { subjectNames } from '../../server/lab/subject-names.ts'
import { currentUser } from '../../server/session.ts'

const shown = 20
const shownAtFirst = 6

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('lab')
  return { title: t('title'), description: t('text'), alternates: { canonical: './' } }
}

export default async function LabPage({ searchParams }: PageProps<'/lab'>) {
  const t = await getTranslations('lab')
  const { before } = await searchParams
  const strongest = await strongestFinding()
  return (
    <>
      <PageTitle title={t('title')}>
        <p>{t('text')}</p>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-5">
          <Link href="/lab/new" className={buttonStyle.primary}>
            {t('new')}
          </Link>
          <Link href="/docs/lab" className="text-ink underline decoration-brass underline-offset-4">
            {t('guide')}
          </Link>
        </p>
      </PageTitle>
      <div className="grid gap-16 *:min-w-0">
        <Finding found={strongest} />
        <Own />
        <OpenRatings userId={(await currentUser())?.id} />
        <section aria-labelledby="presets">
          <SectionTitle id="presets" title={t('presets.title')} />
          <p className="max-w-[70ch] pb-5 text-sm text-soft">{t('presets.text')}</p>
          <FirstQuestions />
          <div className="pt-8">
            <PresetList />
          </div>
        </section>
        <PublicReports
          shownAbove={strongest?.experiment.id}
          before={typeof before === 'string' ? before : undefined}
        />
        <Suites />
        <WhatIsAsked />
      </div>
    </>
  )
}

const mostSearched = 5

interface Found {
  readonly experiment: NamedExperiment
  readonly report: RowReport
}

/** Of the newest public reports, the significant answer that is farthest from 0 for certain. */
async function strongestFinding(): Promise<Found | undefined> {
  const { items } = await listExperiments(database(), { state: 'ended', limit: mostSearched })
  const named = await withNamesShown(database(), items)
  const found = await Promise.all(
    named.map(async (experiment) => {
      const report = await rowReportOf(database(), experiment)
      const finding = report && mainFinding(report)?.finding
      return report && finding ? [{ experiment, report, least: leastOf(finding.size) }] : []
    }),
  )
  return found.flat().toSorted((one, other) => other.least - one.least)[0]
}

/** How far the interval of an effect is from 0, for its width: a number that measures of all units share. */
function leastOf({ low, high }: Partial<Record<'low' | 'high', number | null>> = {}): number {
  if (low == null || high == null || low === high) return 0
  return Math.max(0, low, -high) / (high - low)
}

/** What a report found; before there is one, what a study found. */
async function Finding({ found }: { found: Found | undefined }) {
  if (!found) return <PublishedFinding />
  const t = await getTranslations('lab')
  const language = await getLocale()
  const { experiment, report } = found
  return (
    <div>
      <p className="label pb-3">
        {t('strongest')} ·{' '}
        <Link href={`/lab/${experiment.id}`} className={underlined}>
          {experiment.name}
        </Link>
      </p>
      <ReportLead
        report={report}
        matches={report.matches.decided + report.matches.failed}
        names={await subjectNames({ game: experiment.game, subjects: report.spec.subjects }, language)}
        href={`/lab/${experiment.id}`}
      />
    </div>
  )
}

async function Own() {
  const user = await currentUser()
  if (!user) return null
  const { items } = await listExperiments(database(), { ownerId: user.id, limit: shown })
  if (items.length === 0) return null
  const t = await getTranslations('lab.reports')
  return (
    <section aria-labelledby="own">
      <SectionTitle id="own" title={t('mine')} />
      <ExperimentList
        experiments={(await withNamesShown(database(), items)).map((item) =>
          experimentRowOf(item, viewerOf(user)),
        )}
      />
    </section>
  )
}

/** One's own suites and those that are public, each once. */
async function Suites() {
  const user = await currentUser()
  const own = user ? (await listSuites(database(), { ownerId: user.id, limit: shown })).items : []
  const open = (await listSuites(database(), { limit: shown })).items
  const all = [...own, ...open.filter(({ id }) => !own.some((one) => one.id === id))]
  if (all.length === 0) return null
  const t = await getTranslations('lab.suite')
  const named = await namedSuites(database(), all)
  return (
    <section aria-labelledby="suites">
      <SectionTitle id="suites" title={t('title')} />
      <SuiteList
        suites={await Promise.all(
          named.map(async (suite) => {
            const row = suiteRowOf(suite, viewerOf(user))
            return { row, answer: row.state === 'ended' ? await answerOfSuite(suite) : undefined }
          }),
        )}
      />
    </section>
  )
}

/** The sentence of a suite that has ended. */
async function answerOfSuite(suite: NamedSuite) {
  const whole = await suiteRowReportOf(database(), suite)
  if (!whole) return undefined
  const named = { game: '', subjects: whole.spec.subjects }
  return <SuiteAnswer whole={whole} names={await subjectNames(named, await getLocale())} />
}

interface PublicReportsProps {
  /** The report that the page begins with. */
  readonly shownAbove: string | undefined
  readonly before: string | undefined
}

/** A few of the newest at first. Before there are any, nothing. */
async function PublicReports({ shownAbove, before }: PublicReportsProps) {
  const t = await getTranslations('lab.reports')
  const viewer = viewerOf(await currentUser())
  const { items, nextCursor } = await listExperiments(database(), {
    cursor: before,
    limit: before === undefined ? shownAtFirst : shown,
  })
  const others = items.filter(({ id }) => id !== shownAbove)
  if (others.length === 0) return null
  const named = await withNamesShown(database(), others)
  const reports = await Promise.all(
    named.map(async (item) => ({ row: experimentRowOf(item, viewer), result: await resultOf(item) })),
  )
  return (
    <section aria-labelledby="reports">
      <SectionTitle id="reports" title={t('title')} />
      <ReportRows reports={reports} />
      {nextCursor !== null && (
        <p className="pt-5">
          <Link href={`/lab?before=${nextCursor}#reports`} className={buttonStyle.quiet}>
            {t('older')}
          </Link>
        </p>
      )}
    </section>
  )
}

/** What an experiment that has ended found, and a picture of that. */
async function resultOf(experiment: NamedExperiment) {
  const found = await rowAnswerOf(experiment)
  if (!found) return undefined
  const { headline, evidence, ...pictured } = found
  const about = questionOf(experiment, await getLocale())
  return {
    question: about && questionIn(about),
    answer: headline,
    evidence,
    picture: <LeadPicture {...pictured} />,
  }
}
