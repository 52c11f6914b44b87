import type { FlightCall } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { Attempts } from '../agent/calls/attempts.tsx'
import { Code } from '../agent/calls/code.tsx'

/** The failed call, with its request and answer, below the calls before it in the same match. */
export function FlightCalls({ calls }: { calls: readonly FlightCall[] }) {
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
