import 'server-only'
import { suiteReport } from '@wis/db/experiments'
import { renamedSuite } from '@wis/lab'
import type { SuiteReport } from '@wis/lab'
import type { ReportVersion, SuitePage } from '@wis/protocol'
import { getFormatter, getLocale, getTranslations } from 'next-intl/server'
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
import { LabTable } from './lab-table.tsx'
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

/** The experiments of a suite, each with how far it is and the way to its own report. Who sits for whom is one table. */
export async function SuiteParts({ page: { parts }, suite, share }: SuitePartsProps) {
  const t = await getTranslations('lab')
  const tAnnotate = await getTranslations('annotate')
  const { dateTime } = await getFormatter()
  const locale = await getLocale()
  const seated = await seatedIn(suite)
  const rows = parts.map(({ id, part, game, state, played, matches, ratingsWithheldSince: since }) => {
    const sitting = seated?.sittersOf(id) ?? []
    return [
      <span key="name">
        <Link
          href={withShare(`/lab/${id}`, share)}
          className="font-medium wrap-break-word whitespace-normal underline decoration-brass underline-offset-4"
        >
          {nameOfGame(game, locale)}
        </Link>
        {parts.filter((one) => one.game === game).length > 1 && (
          <span className="block text-xs text-soft">{part}</span>
        )}
      </span>,
      ...sitting,
      <span key="state" className="text-sm text-soft">
        {t(`states.${state}`)} · {t('live.progress', { played, matches })}
        {since !== undefined && (
          <span className="block max-w-[60ch] whitespace-normal">
            {tAnnotate('withheld.part', { at: timeInUtc({ dateTime }, since) })}
          </span>
        )}
      </span>,
    ]
  })
  const heads = seated?.subjects ?? []
  return (
    <section aria-labelledby="parts">
      <SectionTitle id="parts" title={t('suite.parts')} />
      <LabTable
        caption={t('suite.parts')}
        head={[t('suite.part'), ...heads, t('suite.state')]}
        words={[...heads.keys(), heads.length].map((at) => at + 1)}
        rows={rows}
      />
    </section>
  )
}

/** The agents that sit for the subjects of a suite in each game. Undefined where all play under their own names. */
async function seatedIn({ spec, parts }: SuitePartsProps['suite']) {
  const locale = await getLocale()
  const subjects = [
    ...new Set(parts.flatMap((part) => sittingIn(spec, part.suitePart ?? '').map(([one]) => one))),
  ]
  if (subjects.length === 0) return undefined
  const names = await subjectNames({ game: '', subjects }, locale)
  const found = await Promise.all(
    parts.map(async ({ id, game, suitePart }) => {
      const sitting = new Map(sittingIn(spec, suitePart ?? ''))
      const agents = subjects.map((subject) => sitting.get(subject) ?? subject)
      const players = await subjectNames({ game, subjects: agents }, locale)
      const said = agents.map((agent) => nameOfSubject(players, agent))
      return [id, said] as const
    }),
  )
  const sitters = new Map(found)
  return {
    subjects: subjects.map((subject) => nameOfSubject(names, subject)),
    sittersOf: (id: string) => sitters.get(id) ?? subjects,
  }
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
