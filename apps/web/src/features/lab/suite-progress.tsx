import type { SuitePage } from '@wis/protocol'
import { getFormatter, getTranslations } from 'next-intl/server'
import { SoftRefresh } from '../../components/loading/soft-refresh.tsx'
import { ProgressBar } from '../../components/page/progress-bar.tsx'
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
