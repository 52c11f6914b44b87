import type { AgentCallRow } from '@wis/protocol'
import { useFormatter, useTranslations } from 'next-intl'
import { DayAndTime } from '../../../components/text/day-and-time.tsx'
import { CallCost, CallTokens } from './call-facts.tsx'

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
