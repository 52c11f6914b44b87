import { kits } from '@wis/games'
import { checkSizeOf } from '@wis/protocol'
import type { FlightCheckView, FlightForecast, OwnerAgentPage } from '@wis/protocol'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Mark } from '../../components/icon/mark.tsx'
import { Link } from '../../components/link/link.tsx'
import { ProgressBar } from '../../components/page/progress-bar.tsx'
import { Section } from '../../components/page/titles.tsx'
import { timeInUtc } from '../../components/text/day-and-time.tsx'
import { gameNameIn } from '../games/names.ts'
import { ActionForm } from './action-form.tsx'
import { CheckForecast, CheckSpent } from './check-cost.tsx'
import { Findings, FlightSteps } from './flight-steps.tsx'
import { checkWith, resumeCheckWith, stopCheckWith } from './play-actions.ts'

interface FlightCheckProps {
  readonly agent: OwnerAgentPage
  /** The last one in the game that the page is about. */
  readonly check: FlightCheckView | null
  /** For the next check. */
  readonly forecast: FlightForecast
}

/** The flight check of the newest version in one game: its progress, or its result with the changes to make. */
export function FlightCheck({ agent, check, forecast }: FlightCheckProps) {
  const t = useTranslations('agentSettings.check')
  const locale = useLocale()
  const { game, situations, atMost } = forecast
  const isUnderWay = check?.state === 'queued' || check?.state === 'running'
  const isOutdated = check !== null && check.version !== agent.version
  return (
    <Section id="check" title={t('title')}>
      <p className="max-w-[68ch] pb-6 text-sm text-soft">
        {t(atMost ? 'textOfMatches' : 'text', { count: situations, game: gameNameIn(locale, game) })}
      </p>
      {isOutdated && !isUnderWay && (
        <p className="pb-4 text-sm font-semibold">
          {t('outdated', { checked: check.version, version: agent.version })}
        </p>
      )}
      {check === null && <p className="pb-5 text-sm">{t('none')}</p>}
      {check?.state === 'done' && <Report check={check} />}
      {check?.state === 'stopped' && <Stopped agent={agent} check={check} isOutdated={isOutdated} />}
      {check && isUnderWay && <Progress agent={agent} check={check} />}
      {!isUnderWay && !agent.retired && (
        <div className="pt-6">
          <CheckForecast forecast={forecast} />
          <ActionForm
            action={checkWith}
            agentId={agent.id}
            hidden={{ game }}
            submit={t(check?.state === 'stopped' ? 'anew' : check ? 'again' : 'start')}
            look={(check?.report?.passed || check?.state === 'stopped') && !isOutdated ? 'quiet' : 'primary'}
          />
        </div>
      )}
    </Section>
  )
}

interface UnfinishedProps {
  readonly agent: OwnerAgentPage
  readonly check: FlightCheckView
}

/** A check that its owner stopped: its progress, and a way to go on. */
function Stopped({ agent, check, isOutdated }: UnfinishedProps & { readonly isOutdated: boolean }) {
  const t = useTranslations('agentSettings.check')
  const { progress, game } = check
  const [done, total] = countsOf(check)
  return (
    <div>
      <div className="border-l-2 border-strong pb-1 pl-4" data-testid="flight-stopped">
        <p className="display text-2xl">{t('stopped', { done, total })}</p>
        <p className="max-w-[68ch] pt-1 pb-3 text-sm text-soft">{t('stoppedText')}</p>
        {progress && <CheckSpent progress={progress} goesOn={!isOutdated} />}
        {!isOutdated && !agent.retired && (
          <ActionForm
            action={resumeCheckWith}
            agentId={agent.id}
            hidden={{ game }}
            submit={t('resume')}
            look="primary"
          />
        )}
      </div>
      <div className="pt-5">
        <FlightSteps steps={progress?.steps ?? []} />
      </div>
    </div>
  )
}

/** How much of a check is done, and of how much. */
const countsOf = ({ progress, game, languages }: FlightCheckView) =>
  [progress?.steps.length ?? 0, progress?.total ?? checkSizeOf(game, languages).situations] as const

function Progress({ agent, check }: UnfinishedProps) {
  const t = useTranslations('agentSettings.check')
  const { progress, game } = check
  const [done, total] = countsOf(check)
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
        <div className="w-full max-w-sm">
          <ProgressBar done={done} all={total} label={t('title')} />
        </div>
        <p className="figures">{t('running', { done, total })}</p>
      </div>
      <p role="status" className="pt-2 pb-5 text-sm text-soft">
        <Now check={check} awaitsProgram={agent.connected === false} />
      </p>
      {progress && <CheckSpent progress={progress} goesOn />}
      {!check.stopping && (
        <div className="pb-5">
          <ActionForm action={stopCheckWith} agentId={agent.id} hidden={{ game }} submit={t('stop')} />
        </div>
      )}
      <noscript>
        <p className="pb-4 text-sm">{t('reload')}</p>
      </noscript>
      <FlightSteps steps={progress?.steps.toReversed() ?? []} />
    </div>
  )
}

interface NowProps {
  readonly check: FlightCheckView
  readonly awaitsProgram: boolean
}

function Now({ check: { state, progress, stopping }, awaitsProgram }: NowProps) {
  const t = useTranslations('agentSettings.check')
  const locale = useLocale()
  if (stopping) return t('stopping')
  if (state === 'queued') return t(awaitsProgram ? 'awaitsProgram' : 'queued')
  return progress?.now ? t('now', { title: progress.now.title[locale] }) : t('ready')
}

function Report({ check: { report } }: { check: FlightCheckView }) {
  const t = useTranslations('agentSettings.check')
  const format = useFormatter()
  if (!report) return <p className="max-w-[68ch] text-sm">{t('noReport')}</p>
  const { passed, score, findings, steps, usage, languages } = report
  const tokens = usage.inputTokens + usage.outputTokens
  return (
    <div className="space-y-8">
      <div className={`border-l-2 pl-4 ${passed ? 'border-brass' : 'border-strong'}`}>
        <p className="display text-2xl" data-testid="flight-verdict">
          <Mark of={passed ? 'right' : 'wrong'} /> {t(passed ? 'passed' : 'failed', { score })}
        </p>
        <p className="pt-1 text-sm text-soft">{t(passed ? 'passedText' : 'failedText')}</p>
        <p className="figures pt-1 text-xs text-faint">
          {format.list(languages.map((language) => t(`names.${language}`)))} ·{' '}
          {timeInUtc(format, report.endedAt)}
          {tokens > 0 && ` · ${t('usage', { tokens: format.number(tokens) })}`}
        </p>
      </div>
      {findings.length > 0 && (
        <Findings findings={findings} steps={steps} title={t(passed ? 'couldBeBetter' : 'onlyBad')} />
      )}
      <details data-testid="flight-report">
        <summary className="pb-3 text-sm font-semibold">{t('steps', { count: steps.length })}</summary>
        <FlightSteps steps={steps} />
      </details>
    </div>
  )
}

interface CheckGamesProps {
  readonly agent: OwnerAgentPage
  /** The game whose check the page shows. */
  readonly chosen: string
}

/** The games of an agent, each with its badge or what lacks, and a way to its flight check. */
export function CheckGames({ agent, chosen }: CheckGamesProps) {
  const t = useTranslations('agentSettings.check.games')
  const locale = useLocale()
  const games = gamesPlayed(agent.games)
  if (games.length < 2) return null
  return (
    <nav aria-label={t('title')} className="pb-8">
      <ul
        className="grid gap-x-10 border-t border-line text-sm sm:grid-cols-2 lg:grid-cols-3"
        data-testid="check-games"
      >
        {games.map((game) => {
          const { state, score } = stateOf(agent, game)
          return (
            <li
              key={game}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-2"
            >
              <Link
                href={`/agents/${agent.slug}/settings/check?game=${game}`}
                aria-current={game === chosen ? 'page' : undefined}
                className="underline decoration-rim underline-offset-4 aria-[current]:font-semibold"
              >
                {gameNameIn(locale, game)}
              </Link>
              <span className="figures text-soft">
                {marks[state] && <Mark of={marks[state]} />} {t(state, { score })}
              </span>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** The games that an agent plays, in the order of the platform. An empty list stands for all of them. */
export const gamesPlayed = (games: readonly string[]): readonly string[] =>
  kits.map(({ id }) => id).filter((id) => games.length === 0 || games.includes(id))

const marks = {
  badge: 'right',
  failed: 'wrong',
  underWay: undefined,
  stopped: undefined,
  none: undefined,
} as const

function stateOf({ badges, checks, version }: OwnerAgentPage, game: string) {
  const check = checks.find((one) => one.game === game && one.version === version)
  const badge = badges.find((one) => one.game === game)
  if (check?.state === 'queued' || check?.state === 'running') return { state: 'underWay', score: 0 } as const
  if (badge) return { state: 'badge', score: badge.score } as const
  if (check?.state === 'stopped') return { state: 'stopped', score: 0 } as const
  return check?.passed === false
    ? ({ state: 'failed', score: check.score ?? 0 } as const)
    : ({ state: 'none', score: 0 } as const)
}
