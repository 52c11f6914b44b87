import { isOfPeople, methodsOf, ownEntry, taskSheets } from '@wis/lab'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { buttonStyle } from '../../../components/button/button-style.ts'
import { Link, underlined } from '../../../components/link/link.tsx'
import { EmptyState } from '../../../components/page/notice.tsx'
import { PageTitle, SectionTitle } from '../../../components/page/titles.tsx'
import { Controls, WaysOn } from '../../../features/lab/controls.tsx'
import {
  addressesOf,
  experimentSaid,
  experimentSeen,
  withShare,
} from '../../../features/lab/experiment-seen.ts'
import type { ExperimentSeen } from '../../../features/lab/experiment-seen.ts'
import { ForYourPaper } from '../../../features/lab/for-your-paper.tsx'
import { Judgings } from '../../../features/lab/judgings.tsx'
import { isTaskGame, nameOfGame, questionOf, titleOf } from '../../../features/lab/names.ts'
import { Now } from '../../../features/lab/now.tsx'
import { PeopleBeside } from '../../../features/lab/people-beside.tsx'
import { PeoplePlaying } from '../../../features/lab/people-playing.tsx'
import { isPlayedOut, isReportDue, isUnfinished, Progress } from '../../../features/lab/progress.tsx'
import { peopleSaid } from '../../../features/lab/rate/people-said.ts'
import { People, WithheldRatings } from '../../../features/lab/rate/people.tsx'
import { ReportLead } from '../../../features/lab/report-lead.tsx'
import { ReportView } from '../../../features/lab/report-view.tsx'
import { SheetsView } from '../../../features/lab/sheets-view.tsx'
import { VersionOf } from '../../../features/lab/version-of.tsx'
import { takePartAddress } from '../../../features/play/seat-page.ts'
import { missingMetadata } from '../../../features/site/missing-page.tsx'
import { database } from '../../../server/database.ts'
import { env } from '../../../server/env/env.ts'
import { annotatorsPageOf } from '../../../server/lab/annotate.ts'
import { subjectsIn } from '../../../server/lab/find-planned-match.ts'
import { labStanding } from '../../../server/lab/lab-standing.ts'
import { factsOfExperiment } from '../../../server/lab/study-of.ts'
import { subjectNames } from '../../../server/lab/subject-names.ts'
import { tablesOf } from '../../../server/lab/tables-of.ts'

export async function generateMetadata({ params, searchParams }: PageProps<'/lab/[id]'>): Promise<Metadata> {
  const seen = await experimentSeen((await params).id, await searchParams)
  if (!seen) return missingMetadata()
  const isPublic = seen.page.access === 'public' && !seen.former
  return { title: titleOf(seen.page, await getLocale()), ...(!isPublic && { robots: { index: false } }) }
}

/** An experiment: while it is played, how far it is; afterwards its report, at the same address. */
export default async function ExperimentPage({ params, searchParams }: PageProps<'/lab/[id]'>) {
  const { said, people, ...asked } = await searchParams
  const seen = await experimentSeen((await params).id, asked)
  if (!seen) notFound()
  const t = await getTranslations('lab')
  const { page, isInCharge, former } = seen
  const locale = await getLocale()
  const subjects = subjectsIn(page.spec)
  const isOver = former !== undefined || !isUnfinished(page)
  const about = questionOf(page, locale)
  const link = page.share === null ? null : `${env().publicUrl}/lab/${page.id}?share=${page.share}`
  // Which version an older report is comes first, and that of the newest after what it found.
  const version = <VersionOf page={page} former={former} at={`/lab/${page.id}`} share={seen.share} />
  return (
    <>
      <PageTitle title={titleOf(page, locale)} isSmall={isOver && seen.report !== undefined}>
        {about && <p className="max-w-[75ch] text-pretty">{about}</p>}
        <p className="pt-1 text-sm">
          <Link href="/lab" className={underlined}>
            {t('title')}
          </Link>{' '}
          · {nameOfGame(page.game, locale)} · {t('reports.by', { owner: page.owner ?? t('reports.nobody') })}
          {page.suite && (
            <>
              {' '}
              ·{' '}
              <Link href={withShare(`/lab/suites/${page.suite.id}`, seen.share)} className={underlined}>
                {t('suite.partOf')}
              </Link>
            </>
          )}
        </p>
        {former && version}
        {seen.experiment.names.count > 0 && (
          <p className="pt-1 text-sm">{t('reports.withdrawn', { count: seen.experiment.names.count })}</p>
        )}
        {isOver && !seen.report && !former && <Progress page={page} />}
      </PageTitle>
      {!isOver && <Progress page={page} />}
      <Lead {...seen} />
      {isOver && seen.report && !former && <Progress page={page} />}
      {!former && version}
      {!former && (
        <Now
          page={page}
          tables={await tablesOf(database(), seen, locale)}
          names={await subjectNames({ game: page.game, ...subjects }, locale)}
          share={seen.share}
        />
      )}
      {isOfPeople(subjects) && !former && (
        <PeoplePlaying
          page={page}
          link={isInCharge ? `${env().publicUrl}${takePartAddress(seen.experiment)}` : null}
        />
      )}
      {isInCharge && !former && (
        <Controls
          experiment={page}
          said={experimentSaid.find((known) => known === said)}
          beyond={said === 'beyond-limit' ? await limitsBeyond(seen) : []}
          link={link}
        />
      )}
      {!former && <WithheldRatings page={page} isInCharge={isInCharge} />}
      <div className="pt-10">
        <Numbers {...seen} />
      </div>
      {!former && <Judgings page={page} isInCharge={isInCharge} share={seen.share} />}
      {isInCharge && !former && (
        <People
          page={page}
          people={await annotatorsPageOf(database(), page.id)}
          address={`${env().publicUrl}/lab/${page.id}/rate`}
          said={peopleSaid.find((known) => known === people)}
        />
      )}
      <ForYourPaper
        of="experiments"
        id={page.id}
        share={seen.share}
        paper={await paperOf(seen)}
        named={seen.named}
        hasFigures={seen.report !== undefined}
        isTask={isTaskGame(page.game)}
        isOver={isPlayedOut(page) || page.state === 'paused'}
        isPreregistered={page.plan !== undefined && seen.experiment.names.count === 0}
      />
      <WaysOn
        text={page.text}
        plan={page.plan}
        experiment={{ id: page.id, share: seen.share }}
        named={seen.named}
        hasVersions={page.versions.length > 0}
      />
    </>
  )
}

/** What goes into a paper beside the numbers, in the language of the page. */
async function paperOf({ experiment, page, former, report, taskReport, viewer }: ExperimentSeen) {
  const made = report ?? taskReport
  if (!made) return undefined
  const facts = await factsOfExperiment(
    { db: database(), viewer },
    experiment,
    former ?? page.report ?? undefined,
  )
  return { methods: methodsOf(made, facts, await getLocale()), citation: ownEntry(made.spec, facts) }
}

/** The limits of the site that keep an experiment from starting, or from going on. */
async function limitsBeyond({ experiment: { ownerId, matches } }: ExperimentSeen) {
  return (await labStanding(database(), { userId: ownerId ?? '', matches, more: 0 })).faults
}

/** The page of an experiment that is over opens with what was found. */
async function Lead({ page, former, report }: ExperimentSeen) {
  if (!report || (!former && isUnfinished(page))) return null
  const language = await getLocale()
  const names = await subjectNames(report.spec, language)
  return <ReportLead report={report} matches={report.matches.decided + report.matches.failed} names={names} />
}

async function Numbers(seen: ExperimentSeen) {
  const { page, former, report, taskReport, share } = seen
  const t = await getTranslations('lab.live')
  const language = await getLocale()
  if (former && former.state !== 'open') return null
  const isEarly = !former && isUnfinished(page)
  const isDue = isReportDue(page)
  if (!report && !taskReport && isDue) return <EmptyState title={t('due')} text={t('dueText')} />
  if (!report && !taskReport)
    return isEarly || page.ratingsWithheld ? (
      <EmptyState title={t(isTaskGame(page.game) ? 'noneTask' : 'none')} text={t('noneText')} />
    ) : (
      <EmptyState
        title={t('noneEver')}
        text={t('noneEverText')}
        action={
          <Link href={withShare('/lab/new', share, { again: page.id })} className={buttonStyle.quiet}>
            {t('again')}
          </Link>
        }
      />
    )
  return (
    <>
      {isEarly && (
        <div className="pb-8">
          <SectionTitle id="early" title={t(isDue ? 'due' : 'early')} />
          <p className="max-w-[70ch] border-l-2 border-brass pl-4 text-sm">
            {isDue
              ? t('dueText')
              : t(taskReport ? 'earlyTextTask' : 'earlyText', { matches: page.report?.matches ?? 0 })}
          </p>
        </div>
      )}
      {taskReport && <SheetsView sheets={taskSheets(taskReport, language)} />}
      {report && (
        <ReportView
          report={report}
          isEarly={isEarly}
          names={await subjectNames(report.spec, language)}
          people={<PeopleBeside spec={report.spec} />}
          {...addressesOf(seen, language)}
        />
      )}
    </>
  )
}
