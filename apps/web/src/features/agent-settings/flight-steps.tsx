import type { FlightFinding, FlightStep } from '@wis/protocol'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { ForeignText } from '../../components/foreign-text.tsx'

const marks = { passed: '✓', advice: '△', failed: '✕', skipped: '–' } as const

interface FindingsProps {
  readonly findings: readonly FlightFinding[]
  readonly steps: readonly FlightStep[]
}

/** What is to be changed, worst first, each with where it showed. */
export function Findings({ findings, steps }: FindingsProps) {
  const t = useTranslations('agentSettings.check')
  const locale = useLocale()
  const titleOf = (situation: string | null) =>
    steps.find((step) => step.situation === situation)?.title[locale] ?? t('overall')
  const ordered = [...findings].sort(
    (one, other) => Number(other.verdict === 'failed') - Number(one.verdict === 'failed'),
  )
  return (
    <section aria-labelledby="findings">
      <h3 id="findings" className="label pb-2">
        {t('onlyBad')}
      </h3>
      <ul className="divide-y divide-line border-y border-line">
        {ordered.map((finding, index) => (
          <li key={index} className="grid gap-x-8 gap-y-1 py-4 text-sm sm:grid-cols-[12rem_minmax(0,1fr)]">
            <p className="text-soft">
              {marks[finding.verdict]} {t(`verdicts.${finding.verdict}`)}
              <span className="block text-xs text-faint">{titleOf(finding.situation)}</span>
            </p>
            <div className="min-w-0">
              <p className="break-words">
                <ForeignText text={finding.what[locale]} />
              </p>
              <p className="pt-1 font-semibold break-words">
                <ForeignText text={finding.howToMend[locale]} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Situation by situation: what it was, how it went, and what the agent said. */
export function FlightSteps({ steps }: { steps: readonly FlightStep[] }) {
  if (steps.length === 0) return null
  return (
    <ol className="divide-y divide-line border-y border-line" data-testid="flight-steps">
      {steps.map((step) => (
        <Step key={`${step.situation} ${step.language}`} step={step} />
      ))}
    </ol>
  )
}

function Step({ step }: { step: FlightStep }) {
  const t = useTranslations('agentSettings.check')
  const locale = useLocale()
  const format = useFormatter()
  const { verdict, required, tries, latencyMs, language } = step
  return (
    <li className="py-2.5 text-sm">
      <details>
        <summary className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-baseline gap-x-3 [&::-webkit-details-marker]:hidden">
          <span aria-hidden="true" className={verdict === 'failed' ? 'font-bold' : 'text-soft'}>
            {marks[verdict]}
          </span>
          <span className="min-w-0">
            {step.title[locale]}{' '}
            <span className="text-xs text-faint">
              {language}
              {required && ` · ${t('required')}`}
            </span>
          </span>
          <span className={`figures text-xs ${verdict === 'failed' ? 'font-semibold' : 'text-soft'}`}>
            {t(`verdicts.${verdict}`)}
            {verdict !== 'skipped' &&
              ` · ${format.number(latencyMs / 1000, { maximumFractionDigits: 1, minimumFractionDigits: 1 })} s`}
          </span>
        </summary>
        <div className="space-y-3 py-3 pl-8">
          {step.findings.map((finding, index) => (
            <p key={index}>
              <ForeignText text={finding.what[locale]} />{' '}
              <strong className="font-semibold">
                <ForeignText text={finding.howToMend[locale]} />
              </strong>
            </p>
          ))}
          <p className="label">
            {t('answer')} · {t('tries', { tries })}
          </p>
          {step.answers.length === 0 && <p className="text-soft">{t('silence')}</p>}
          {step.answers.map((answer, index) => (
            <blockquote key={index} className="border-l-2 border-line pl-3 break-words">
              <ForeignText text={answer === '' ? t('silence') : answer} />
            </blockquote>
          ))}
        </div>
      </details>
    </li>
  )
}
