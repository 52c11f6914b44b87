import { besideFields, besideTexts } from '@wis/games'
import type { BesideText } from '@wis/games'
import type { AgentCallRow } from '@wis/protocol'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { DayAndTime } from '../../../components/text/day-and-time.tsx'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { isKnownCode } from '../../../i18n/is-known-code.ts'
import { faultVerdicts } from '../desk/owner-desk.tsx'

interface CallProps {
  readonly call: AgentCallRow
}

interface UseProps {
  readonly call: Pick<AgentCallRow, 'inputTokens' | 'outputTokens' | 'costMicros'>
}

const kinds = ['speech', 'vote'] as const
export const failures = ['timeout', 'unreachable', 'malformed', 'refused'] as const
const heldAgainsts = ['silence', 'own-word', 'repeat', 'nobody'] as const

export function CallTurn({ call: { kind, round } }: { readonly call: Pick<AgentCallRow, 'kind' | 'round'> }) {
  const t = useTranslations('agent.calls')
  return t('turn', { kind: isKnownCode(kinds, kind) ? t(`kinds.${kind}`) : kind, round })
}

export function CallTokens({ call: { inputTokens, outputTokens } }: UseProps) {
  const t = useTranslations()
  if (inputTokens === null || outputTokens === null) return t('list.empty')
  return t('agent.calls.tokens', { input: inputTokens, output: outputTokens })
}

export function CallCost({ call: { costMicros } }: UseProps) {
  const t = useTranslations('list')
  const { number } = useFormatter()
  if (costMicros === null) return t('empty')
  return number(costMicros / 1_000_000, { style: 'currency', currency: 'USD', maximumFractionDigits: 6 })
}

/** The result of the call, and the verdict on a fault if there was one. */
export function CallOutcome({ call: { failure, verdict, heldAgainst } }: CallProps) {
  const t = useTranslations('agent')
  if (heldAgainst !== null) {
    const held = isKnownCode(heldAgainsts, heldAgainst)
      ? t(`calls.heldAgainst.${heldAgainst}`)
      : t('calls.refused')
    return <strong className="font-semibold">{held}</strong>
  }
  if (failure === null && verdict === null) return <span className="text-soft">{t('calls.fine')}</span>
  const what = failure !== null && isKnownCode(failures, failure) ? t(`calls.failures.${failure}`) : failure
  const whose =
    verdict !== null && isKnownCode(faultVerdicts, verdict) ? t(`desk.faults.verdicts.${verdict}`) : verdict
  return (
    <strong className="font-semibold">{[what, whose].filter((text) => text !== null).join(' · ')}</strong>
  )
}

type Used = 'startedAt' | 'latencyMs' | 'attempts' | 'inputTokens' | 'outputTokens' | 'costMicros'

/** When a call was made, how long it took, and what it used. */
export function CallUse({ call }: { call: Pick<AgentCallRow, Used> }) {
  const t = useTranslations('agent.calls')
  const { number } = useFormatter()
  return (
    <p className="figures flex flex-wrap gap-x-5 gap-y-1 pt-1 text-sm text-soft">
      <DayAndTime at={call.startedAt} precision="second" />
      <span>{number(call.latencyMs)} ms</span>
      <span>{t('attempts', { count: call.attempts })}</span>
      {call.inputTokens !== null && (
        <span>
          {t('columns.tokens')}: <CallTokens call={call} />
        </span>
      )}
      {call.costMicros !== null && (
        <span>
          <CallCost call={call} />
        </span>
      )}
    </p>
  )
}

interface FoldedProps {
  readonly title: string
  readonly isOpen?: boolean
  readonly children: ReactNode
}

export function Folded({ title, isOpen = false, children }: FoldedProps) {
  return (
    <details open={isOpen} className="text-sm">
      <summary className="text-soft underline decoration-rim underline-offset-4">{title}</summary>
      <div className="pt-3 pb-2">{children}</div>
    </details>
  )
}

/** The texts that were told beside an answer, in a list of what is known of the answer. */
export function BesideTexts({ told }: { told: Partial<Pick<AgentCallRow, BesideText>> }) {
  const locale = useLocale()
  return besideTexts.map((name) => {
    const text = told[name]
    if (!text) return null
    return (
      <Fragment key={name}>
        <dt className="text-faint">{besideFields[name].label[locale]}</dt>
        <dd className="min-w-0 break-words">
          <ForeignText text={text} />
        </dd>
      </Fragment>
    )
  })
}
