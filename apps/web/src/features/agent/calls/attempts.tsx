import type { WireAttempt } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { Code } from './code.tsx'
import { SentRequest } from './sent-request.tsx'

interface AttemptsProps {
  readonly exchange: readonly WireAttempt[]
  /** The text if there are no attempts. */
  readonly none: string
  /** Whether the first request is shown elsewhere on the page. */
  readonly hidesFirst?: boolean
}

/** Requests and answers, attempt by attempt, as far as they are stored. */
export function Attempts({ exchange, none, hidesFirst = false }: AttemptsProps) {
  const t = useTranslations('agent.calls')
  if (exchange.length === 0) return <p className="text-faint">{none}</p>
  return (
    <ol className="space-y-4">
      {exchange.map((attempt, place) => (
        <li key={place} className="space-y-2">
          <p className="figures">
            <span className="font-medium">{t('attempt', { number: place + 1 })}</span>{' '}
            <span className="text-soft">
              <AttemptLine attempt={attempt} />
            </span>
          </p>
          {place > 0 && !attempt.request && <p className="text-xs text-soft">{t('sameBytes')}</p>}
          {attempt.request && !(hidesFirst && place === 0) && <SentRequest sent={attempt.request} />}
          {attempt.error && (
            <ForeignText text={attempt.error} className="block font-mono text-xs break-words" />
          )}
          {attempt.answer && (
            <div>
              <p className="label pb-1">{t('answerCut')}</p>
              <Code text={attempt.answer} />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}

/** A message on a connection has no status, so any answer counts as received. */
function AttemptLine({ attempt: { status, answer, latencyMs: ms } }: { attempt: WireAttempt }) {
  const t = useTranslations('agent.calls')
  const came = answer === undefined ? t('noStatus') : t('answered')
  return t('attemptLine', { status: status ?? came, ms })
}
