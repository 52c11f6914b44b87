import 'server-only'
import { suiteReport } from '@wis/db/experiments'
import { renamedSuite } from '@wis/lab'
import type { SuiteReport } from '@wis/lab'
import type { ReportVersion, SuitePage } from '@wis/protocol'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { Link } from '../../components/link/link.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { timeInUtc } from '../../components/text/day-and-time.tsx'
import { AppError } from '../../server/app-error.ts'
import { database } from '../../server/database.ts'
import { looksAfter } from '../../server/lab/experiment-page-of.ts'
import { requireSuite, suitePageOf } from '../../server/lab/find-suite.ts'
import type { NamedSuite } from '../../server/lab/find-suite.ts'
import { subjectNames } from '../../server/lab/subject-names.ts'
import type { Viewer } from '../../server/permissions.ts'
import { currentUser } from '../../server/session.ts'
import { versionAsked, secretIn, viewerOf, withShare } from './experiment-seen.ts'
import type { Asked } from './experiment-seen.ts'
import { nameOfGame } from './names.ts'
import { inPageWords } from './page-words.ts'
import { pauseText, ProgressSection } from './progress.tsx'
import { sittingIn } from './sitting-in.ts'
import { nameOfSubject } from './subject-names.ts'

/** How far a suite is, and what it has used. */
export async function SuiteProgress({ page }: { page: SuitePage }) {
  const t = await getTranslations('lab.live')
  const tPause = await getTranslations('lab.pause')
  const { played, matches, parts } = page
  const paused = parts.filter((part) => part.state === 'paused')
  return (
    <ProgressSection page={page} count={t('progress', { played, matches })}>
      {paused.map(({ part, pause }) => (
        <p key={part} role="status" className="mt-4 border-l-2 border-brass pl-4">
          {part}: {pauseText(tPause, pause)}
        </p>
      ))}
    </ProgressSection>
  )
}

interface SuitePartsProps {
  readonly page: SuitePage
  readonly suite: Pick<NamedSuite, 'parts' | 'spec'>
  /** The secret of its link, if the reader came by it. */
  readonly share: string | undefined
}

/** The experiments of a suite, each with how far it is and the way to its own report. */
export function SuiteParts({ page: { parts }, suite, share }: SuitePartsProps) {
  const t = useTranslations('lab')
  const tAnnotate = useTranslations('annotate')
  const { dateTime } = useFormatter()
  const locale = useLocale()
  return (
    <section aria-labelledby="parts">
      <SectionTitle id="parts" title={t('suite.parts')} />
      <ul className="grid gap-x-12 border-t border-line sm:grid-cols-2">
        {parts.map(({ id, part, game, state, played, matches, ratingsWithheldSince: since }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-2.5"
          >
            <Link
              href={withShare(`/lab/${id}`, share)}
              className="font-medium break-words underline decoration-brass underline-offset-4"
            >
              {nameOfGame(game, locale)}
            </Link>
            <p className="figures text-sm text-soft">
              {parts.filter((one) => one.game === game).length > 1 && `${part} · `}
              {t(`states.${state}`)} · {t('live.progress', { played, matches })}
            </p>
            <WhoPlays suite={suite} part={suite.parts.find((one) => one.id === id)} />
            {since !== undefined && (
              <p className="basis-full text-sm text-soft">
                {tAnnotate('withheld.part', { at: timeInUtc({ dateTime }, since) })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface WhoPlaysProps extends Pick<SuitePartsProps, 'suite'> {
  readonly part: NamedSuite['parts'][number] | undefined
}

/** The agents that sit for subjects of a suite in one of its games, where they have other names there. */
async function WhoPlays({ suite, part }: WhoPlaysProps) {
  const locale = await getLocale()
  const sitting = sittingIn(suite.spec, part?.suitePart ?? '')
  if (!part || sitting.length === 0) return null
  const names = await subjectNames({ game: '', subjects: sitting.map(([subject]) => subject) }, locale)
  const players = await subjectNames({ game: part.game, subjects: sitting.map(([, agent]) => agent) }, locale)
  return (
    <p className="basis-full text-sm text-soft">
      {sitting
        .map(([subject, agent]) =>
          [nameOfSubject(names, subject), nameOfSubject(players, agent)].join(locale === 'zh' ? '：' : ': '),
        )
        .join(' · ')}
    </p>
  )
}

export interface SuiteSeen {
  readonly suite: NamedSuite
  readonly page: SuitePage
  /** The version whose numbers these are, if its reader asked for one that is not the newest report. */
  readonly former: ReportVersion | undefined
  /** The version that the address names, which may be that of the newest report. */
  readonly named: ReportVersion | undefined
  /** Undefined before the first one. */
  readonly report: SuiteReport | undefined
  /** Whether the reader may control it. */
  readonly isInCharge: boolean
  readonly viewer: Viewer
  /** The secret of its link, if the reader came by it. */
  readonly share: string | undefined
}

/** A suite as the reader of a page may see it; undefined if that is not at all. */
export async function suiteSeen(id: string, asked: Asked = {}): Promise<SuiteSeen | undefined> {
  const viewer = viewerOf(await currentUser())
  const share = secretIn(asked.share)
  try {
    const suite = await requireSuite({ db: database(), params: { id }, viewer, query: { share } })
    const page = await suitePageOf(database(), suite, viewer)
    const version = versionAsked(asked.version, page)
    if (version === null) return undefined
    const stored = await suiteReport(database(), id, version.former?.version)
    // It is stored as the laboratory made it.
    const report = stored && inPageWords(renamedSuite(stored.report as SuiteReport, suite.names))
    return {
      suite,
      page,
      ...version,
      report,
      isInCharge: looksAfter(viewer, suite),
      viewer,
      share,
    }
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return undefined
    throw error
  }
}
