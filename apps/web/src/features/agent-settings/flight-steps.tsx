import type { FlightCall, FlightFinding, FlightStep } from '@wis/protocol'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Mark } from '../../components/icon/mark.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { Attempts, Code } from '../agent/calls/attempts.tsx'

const marks = { passed: 'right', advice: 'advice', failed: 'wrong', skipped: 'unseen' } as const

interface FindingsProps {
  readonly findings: readonly FlightFinding[]
  readonly steps: readonly FlightStep[]
  readonly title: string
}

/** The findings, worst first: each once, with every situation in which it appeared. */
export function Findings({ findings, steps, title }: FindingsProps) {
  const t = useTranslations('agentSettings.check')
  const locale = useLocale()
  const titleOf = (situation: string | null) =>
    steps.find((step) => step.situation === situation)?.title[locale] ?? t('overall')
  const ordered = [...findings].sort(
    (one, other) => Number(other.verdict === 'failed') - Number(one.verdict === 'failed'),
  )
  const alike = new Map<string, FlightFinding[]>()
  for (const finding of ordered) {
    const key = JSON.stringify([finding.verdict, finding.what, finding.howToMend])
    alike.set(key, [...(alike.get(key) ?? []), finding])
  }
  return (
    <section aria-labelledby="findings">
      <h3 id="findings" className="label pb-2">
        {title}
      </h3>
      <ul className="divide-y divide-line border-y border-line">
        {[...alike].map(([key, group]) => (
          <Finding key={key} group={group} titleOf={titleOf} />
        ))}
      </ul>
    </section>
  )
}

interface FindingProps {
  /** One finding in several situations. */
  readonly group: readonly FlightFinding[]
  readonly titleOf: (situation: string | null) => string
}

function Finding({ group, titleOf }: FindingProps) {
  const t = useTranslations('agentSettings.check')
  const locale = useLocale()
  const [finding] = group
  if (!finding) return null
  return (
    <li className="grid gap-x-8 gap-y-1 py-4 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]">
      <p className="text-soft">
        <Mark of={marks[finding.verdict]} /> {t(`verdicts.${finding.verdict}`)}
      </p>
      <div className="min-w-0">
        <p className="break-words">
          <ForeignText text={finding.what[locale]} />
        </p>
        <p className="pt-1 font-semibold break-words">
          <ForeignText text={finding.howToMend[locale]} />
        </p>
        {/* One cause often spoils many situations. In columns they do not push the next cause out of sight. */}
        <ul className="columns-[15rem] gap-x-8 space-y-0.5 pt-2 text-xs text-faint">
          {[...new Set(group.map(({ situation }) => titleOf(situation)))].map((situation) => (
            <li key={situation} className="break-inside-avoid">
              {situation}
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}

/** Each situation with its outcome and the agent's answer. */
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
            <Mark of={marks[verdict]} />
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
          {step.calls && <FlightCalls calls={step.calls} />}
        </div>
      </details>
    </li>
  )
}

/** The failed call, with its request and answer, below the calls before it in the same match. */
function FlightCalls({ calls }: { calls: readonly FlightCall[] }) {
  const t = useTranslations('agentSettings.check')
  const before = calls.slice(0, -1)
  const last = calls.at(-1)
  if (!last) return null
  return (
    <div className="space-y-3" data-testid="flight-calls">
      {before.length > 0 && (
        <details>
          <summary className="text-soft underline decoration-rim underline-offset-4">
            {t('callsBefore', { count: before.length })}
          </summary>
          <ol className="mt-2 space-y-2 border-l border-line pl-3">
            {before.map((call, place) => (
              <li key={place} className="min-w-0">
                <Call call={call} />
              </li>
            ))}
          </ol>
        </details>
      )}
      <div>
        <p className="label pb-1">{t('failedCall')}</p>
        <Call call={last} />
      </div>
    </div>
  )
}

function Call({ call: { kind, round, told, answer, failed, exchange } }: { call: FlightCall }) {
  const t = useTranslations('agentSettings.check')
  const tc = useTranslations('agent.calls')
  return (
    <div className="min-w-0 space-y-2">
      {kind !== 'told' && <p className="figures text-soft">{t(`asked.${kind}`, { round: round ?? 1 })}</p>}
      {told && exchange.length === 0 && <Code text={told} />}
      {answer !== null && (
        <p className="min-w-0 break-words">
          {t('said')} <ForeignText text={answer === '' ? t('silence') : answer} />
        </p>
      )}
      {failed && <Attempts exchange={exchange} none={tc('noExchange')} />}
    </div>
  )
}
