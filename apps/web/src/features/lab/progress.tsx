import { isTask } from '@wis/lab'
import type { ExperimentPage, SuitePage } from '@wis/protocol'
import { getFormatter, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SoftRefresh } from '../../components/loading/soft-refresh.tsx'
import { ProgressBar } from '../../components/page/progress-bar.tsx'
import { timeInUtc } from '../../components/text/day-and-time.tsx'
import { InLine } from './in-line.tsx'

const everyMs = 3000

type Played = Pick<ExperimentPage | SuitePage, 'state' | 'played' | 'report'>

export const isPlayedOut = ({ state }: Pick<Played, 'state'>) => state === 'ended' || state === 'cancelled'

/** The report follows the last match within seconds. */
export const isReportDue = ({ state, played, report }: Played) =>
  isPlayedOut({ state }) && played > (report?.matches ?? 0)

/** Whether its numbers may still change. */
export const isUnfinished = (page: Played) => !isPlayedOut(page) || isReportDue(page)

/** How far an experiment is, what it has used, and when it will be over. */
export async function Progress({ page }: { page: ExperimentPage }) {
  const t = await getTranslations('lab.live')
  const format = await getFormatter()
  const { state, played, matches, expectedEnd } = page
  const end = expectedEnd ?? page.endedAt
  const left = expectedEnd === null ? undefined : (Date.parse(expectedEnd) - Date.now()) / 3_600_000
  return (
    <ProgressSection
      page={page}
      count={t(isTask(page.spec) ? 'progressTask' : 'progress', { played, matches })}
      end={end === null ? t('endUnknown') : timeInUtc(format, end)}
      {...(left !== undefined && { left: t('left', { time: format.number(...inUnit(left)) }) })}
    >
      {page.line && <InLine line={page.line} isThere />}
      {state === 'paused' && <Pause pause={page.pause} />}
    </ProgressSection>
  )
}

interface ProgressSectionProps {
  readonly page: ExperimentPage | SuitePage
  /** The matches that were played, in words. */
  readonly count: string
  /** When it ends; left out of a suite. */
  readonly end?: string
  /** How long it still takes, in words. */
  readonly left?: string
  /** Why it waits. */
  readonly children: ReactNode
}

/** How far an experiment or a suite is, and what it has used. The page follows it until its report is there. */
export async function ProgressSection({ page, count, end, left, children }: ProgressSectionProps) {
  const t = await getTranslations('lab')
  const format = await getFormatter()
  const { state, played, matches, tokens, dollars, hours, failed, voided } = page
  const isOver = isPlayedOut(page)
  const cost = t('live.costText', {
    tokens: format.number(tokens),
    dollars: format.number(dollars, { style: 'currency', currency: 'USD' }),
  })
  const took = format.number(...inUnit(Math.max(0, hours)))
  if (isOver && !isReportDue(page))
    return (
      <section aria-label={t('live.label')} className="pt-1" data-testid="progress">
        <p className="figures text-sm text-soft">
          <span data-testid="state">{t(`states.${state}`)}</span>
          {[
            ...(end === undefined ? [] : [end]),
            ...[count, took, cost],
            t('live.errors', { failed, voided }),
          ].map((fact) => (
            <span key={fact}> · {fact}</span>
          ))}
        </p>
        {children}
      </section>
    )
  return (
    <section aria-label={t('live.label')} className="pb-8" data-testid="progress">
      <p className="figures flex flex-wrap items-baseline justify-between gap-x-6 pb-2">
        <span className="display text-2xl" data-testid="state">
          {t(`states.${state}`)}
        </span>
        <span>{count}</span>
      </p>
      <ProgressBar done={played} all={matches} label={t('live.label')} />
      {children}
      <dl
        className={`figures grid grid-cols-2 gap-x-8 gap-y-3 pt-5 text-sm ${end === undefined ? 'sm:grid-cols-3' : 'sm:grid-cols-4'}`}
      >
        <Fact name={t('live.cost')}>{cost}</Fact>
        {end !== undefined && (
          <Fact name={t(isOver ? 'states.ended' : 'live.end')}>
            {end}
            {left !== undefined && <span className="block text-soft">{left}</span>}
          </Fact>
        )}
        <Fact name={t('live.took')}>{took}</Fact>
        <Fact name={`${t('live.failed')} / ${t('live.voided')}`}>
          {failed} / {voided}
        </Fact>
      </dl>
      {(state === 'running' || state === 'queued' || isReportDue(page)) && (
        <div className="pt-4">
          <SoftRefresh everyMs={everyMs} label={t('live.refresh', { seconds: everyMs / 1000 })} />
        </div>
      )}
    </section>
  )
}

async function Pause({ pause }: Pick<ExperimentPage, 'pause'>) {
  const t = await getTranslations('lab.pause')
  const format = await getFormatter()
  return (
    <p role="status" className="mt-4 border-l-2 border-brass pl-4">
      {pauseText(t, pause)}
      {pause?.since !== undefined && (
        <span className="figures block pt-1 text-sm text-soft" data-testid="paused-since">
          {t('since', { since: timeInUtc(format, pause.since) })}
        </span>
      )}
    </p>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const known = [
  ...(['agent-offline', 'agent-retired', 'agent-not-allowed', 'agent-at-its-limit'] as const),
  ...(['budget-spent', 'match-void', 'cannot-deal', 'agent-silent'] as const),
  ...(['storage', 'storage-limit'] as const),
]

/** Why an experiment is paused, in a sentence. */
export function pauseText(
  t: Awaited<ReturnType<typeof getTranslations<'lab.pause'>>>,
  pause: ExperimentPage['pause'],
): string {
  if (pause === null) return t('own')
  const { reason, agent = t('someAgent'), match = 0, detail = reason } = pause
  return t(known.find((one) => one === reason) ?? 'other', { agent, match, detail })
}

/** A time as people say it: in seconds up to two minutes, in hours from one on. */
function inUnit(hours: number) {
  const isShort = hours < 1 / 30
  const unit = isShort ? 'second' : hours < 1 ? 'minute' : 'hour'
  const amount = hours * (isShort ? 3600 : hours < 1 ? 60 : 1)
  const maximumFractionDigits = unit === 'hour' ? 1 : 0
  return [amount, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits }] as const
}
