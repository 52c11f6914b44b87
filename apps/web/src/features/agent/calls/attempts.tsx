import { useTranslations } from 'next-intl'
import { z } from 'zod'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { Code } from './code.tsx'

const attempt = z.object({
  latencyMs: z.number(),
  status: z.number().optional(),
  answer: z.string().optional(),
  error: z.string().optional(),
})

/** What went over the wire, attempt by attempt, as far as it is kept. */
export function Attempts({ exchange }: { exchange: readonly unknown[] }) {
  const t = useTranslations('agent.calls')
  const attempts = exchange.flatMap((stored) => attempt.safeParse(stored).data ?? [])
  if (attempts.length === 0) return <p className="text-faint">{t('noExchange')}</p>
  return (
    <ol className="space-y-4">
      {attempts.map(({ latencyMs, status, answer, error }, place) => (
        <li key={place}>
          <p className="figures pb-1">
            <span className="font-medium">{t('attempt', { number: place + 1 })}</span>{' '}
            <span className="text-soft">
              {t('attemptLine', { status: status ?? t('noStatus'), ms: latencyMs })}
            </span>
          </p>
          {error && <ForeignText text={error} className="block pb-2 font-mono text-xs break-words" />}
          {answer && (
            <>
              <p className="label pb-1">{t('answerCut')}</p>
              <Code text={answer} />
            </>
          )}
        </li>
      ))}
    </ol>
  )
}
