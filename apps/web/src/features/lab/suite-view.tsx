import 'server-only'
import { suiteReport } from '@wis/db/experiments'
import { renamedSuite } from '@wis/lab'
import type { SuiteReport } from '@wis/lab'
import type { SuitePage } from '@wis/protocol'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { getFormatter, getTranslations } from 'next-intl/server'
import { Link } from '../../components/link/link.tsx'
import { SoftRefresh } from '../../components/loading/soft-refresh.tsx'
import { ProgressBar } from '../../components/page/progress-bar.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { AppError } from '../../server/app-error.ts'
import { database } from '../../server/database.ts'
import { looksAfterSuite, requireSuite, suitePageOf } from '../../server/lab/find-suite.ts'
import type { NamedSuite } from '../../server/lab/find-suite.ts'
import type { Viewer } from '../../server/permissions.ts'
import { currentUser } from '../../server/session.ts'
import { secretIn, viewerOf, withShare } from './experiment-seen.ts'
import { nameOfGame } from './names.ts'
import { Fact, pauseText } from './progress.tsx'

const everyMs = 3000

/** How far a suite is, and what it has used. */
export async function SuiteProgress({ page }: { page: SuitePage }) {
  const t = await getTranslations('lab')
  const tPause = await getTranslations('lab.pause')
  const format = await getFormatter()
  const { state, played, matches, tokens, dollars, hours, failed, voided, parts } = page
  // The report follows the last match within seconds.
  const isBehind = (state === 'ended' || state === 'cancelled') && played > (page.report?.matches ?? 0)
  const paused = parts.filter((part) => part.state === 'paused')
  return (
    <section aria-label={t('live.label')} className="pb-8" data-testid="progress">
      <p className="figures flex flex-wrap items-baseline justify-between gap-x-6 pb-2">
        <span className="display text-2xl" data-testid="state">
          {t(`states.${state}`)}
        </span>
        <span>{t('live.progress', { played, matches })}</span>
      </p>
      <ProgressBar done={played} all={matches} label={t('live.label')} />
      {paused.map(({ part, pause }) => (
        <p key={part} role="status" className="mt-4 border-l-2 border-brass pl-4">
          {part}: {pauseText(tPause, pause)}
        </p>
      ))}
      <dl className="figures grid grid-cols-2 gap-x-8 gap-y-3 pt-5 text-sm sm:grid-cols-3">
        <Fact name={t('live.cost')}>
          {t('live.costText', {
            tokens: format.number(tokens),
            dollars: format.number(dollars, { style: 'currency', currency: 'USD' }),
          })}
        </Fact>
        <Fact name={t('live.took')}>
          {hours < 1 ? `${Math.max(0, Math.round(hours * 60))} min` : `${hours.toFixed(1)} h`}
        </Fact>
        <Fact name={`${t('live.failed')} / ${t('live.voided')}`}>
          {failed} / {voided}
        </Fact>
      </dl>
      {(state === 'running' || state === 'queued' || isBehind) && (
        <div className="pt-4">
          <SoftRefresh
            everyMs={everyMs}
            labels={{
              on: t('live.running'),
              off: t('live.stopped'),
              pause: t('live.stop'),
              go: t('live.follow'),
            }}
          />
        </div>
      )}
    </section>
  )
}

interface SuitePartsProps {
  readonly page: SuitePage
  /** The secret of its link, if the reader came by it. */
  readonly share: string | undefined
}

const dayAndTime = { dateStyle: 'medium', timeStyle: 'short' } as const

/** The experiments of a suite, each with how far it is and the way to its own report. */
export function SuiteParts({ page: { parts }, share }: SuitePartsProps) {
  const t = useTranslations('lab')
  const tAnnotate = useTranslations('annotate')
  const { dateTime } = useFormatter()
  const locale = useLocale()
  return (
    <section aria-labelledby="parts">
      <SectionTitle id="parts" title={t('suite.parts')} />
      <ul className="divide-y divide-line border-y border-line">
        {parts.map(({ id, part, game, state, played, matches, ratingsWithheldSince: since }) => (
          <li
            key={id}
            className="grid gap-x-8 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline"
          >
            <Link
              href={withShare(`/lab/${id}`, share)}
              className="font-medium break-words underline decoration-brass underline-offset-4"
            >
              {part}
            </Link>
            <p className="figures text-sm text-soft">
              {nameOfGame(game, locale)} · {t(`states.${state}`)} · {t('live.progress', { played, matches })}
            </p>
            {since !== undefined && (
              <p className="text-sm text-soft sm:col-span-2">
                {tAnnotate('withheld.part', { at: dateTime(new Date(since), dayAndTime) })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

export interface SuiteSeen {
  readonly suite: NamedSuite
  readonly page: SuitePage
  /** Undefined before the first one. */
  readonly report: SuiteReport | undefined
  /** Whether the reader may control it. */
  readonly isInCharge: boolean
  readonly viewer: Viewer
  /** The secret of its link, if the reader came by it. */
  readonly share: string | undefined
}

/** A suite as the reader of a page may see it; undefined if that is not at all. */
export async function suiteSeen(id: string, asked?: unknown): Promise<SuiteSeen | undefined> {
  const viewer = viewerOf(await currentUser())
  const share = secretIn(asked)
  try {
    const suite = await requireSuite({ db: database(), params: { id }, viewer, query: { share } })
    const stored = await suiteReport(database(), id)
    // It is stored as the laboratory made it.
    const report = stored && renamedSuite(stored.report as SuiteReport, suite.names)
    return {
      suite,
      page: suitePageOf(suite, viewer),
      report,
      isInCharge: looksAfterSuite(viewer, suite),
      viewer,
      share,
    }
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return undefined
    throw error
  }
}
