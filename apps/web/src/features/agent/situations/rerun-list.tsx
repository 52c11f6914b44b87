import type { Rerun, RerunAnswer } from '@wis/protocol'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Mark } from '../../../components/icon/mark.tsx'
import { DayAndTime } from '../../../components/text/day-and-time.tsx'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { CallCost, CallTokens, Folded } from '../calls/call-facts.tsx'

/** What came of a call that was put to its agent again, the newest first. */
export function RerunList({ reruns }: { reruns: readonly Rerun[] }) {
  const t = useTranslations('situations.runs')
  if (reruns.length === 0) return <p className="text-sm text-soft">{t('empty')}</p>
  return (
    <ol className="space-y-8">
      {reruns.map((rerun) => (
        <li key={rerun.id} className="border-t border-strong pt-3">
          <RerunHead rerun={rerun} />
          <ol className="divide-y divide-line">
            {rerun.answers.map((answer, place) => (
              <Answer key={place} answer={answer} />
            ))}
          </ol>
          <p role="status" className="pt-2 text-sm text-soft empty:hidden">
            {rerun.state === 'stopped' && t('stopped')}
            {(rerun.state === 'queued' || rerun.state === 'running') &&
              t('waiting', { count: rerun.times - rerun.answers.length })}
          </p>
        </li>
      ))}
    </ol>
  )
}

function RerunHead({ rerun: { version, changes, answers, createdAt } }: { rerun: Rerun }) {
  const t = useTranslations('situations.runs')
  const { number } = useFormatter()
  const { model, temperature, instructions, question } = changes
  const judged = answers.filter(({ passed }) => passed !== null)
  const settings = [model, temperature === undefined ? undefined : `T ${number(temperature)}`].filter(
    (one) => one !== undefined,
  )
  return (
    <header className="pb-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="font-semibold">{[t('of', { version }), ...settings].join(' · ')}</h3>
        <p className="text-xs text-faint">
          <DayAndTime at={createdAt} precision="minute" />
        </p>
      </div>
      {instructions !== undefined && (
        <p className="max-w-[68ch] text-sm wrap-anywhere text-soft">
          {t('instructionsAdded', { text: instructions })}
        </p>
      )}
      {question !== undefined && (
        <details className="text-sm text-soft">
          <summary>{t('questionChanged')}</summary>
          <p className="max-h-64 max-w-[68ch] overflow-y-auto whitespace-pre-wrap wrap-anywhere">
            <ForeignText text={question} />
          </p>
        </details>
      )}
      {judged.length > 0 && (
        <p className="figures text-sm">
          {t('tally', { passed: judged.filter(({ passed }) => passed).length, answers: judged.length })}
        </p>
      )}
    </header>
  )
}

function Answer({ answer }: { answer: RerunAnswer }) {
  const t = useTranslations('situations.runs')
  const locale = useLocale()
  const { number } = useFormatter()
  const { passed, readAs, judgement, reply, reasoning, detail, failure, latencyMs } = answer
  const isRefused = answer.event?.type === 'move-refused'
  return (
    <li className="grid gap-x-6 gap-y-1 py-2.5 text-sm sm:grid-cols-[6.5rem_minmax(0,1fr)_auto]">
      <p className="font-semibold">
        {passed === null ? isRefused && t('refused') : <Passed passed={passed} />}
      </p>
      <div className="min-w-0">
        <p className="wrap-anywhere">
          {readAs?.[locale] ??
            (reply === null ? `${t('noAnswer')}: ${detail ?? failure ?? ''}` : <ForeignText text={reply} />)}
        </p>
        {judgement && (
          <p className="wrap-anywhere text-soft">
            {t(judgement.passes ? 'judgeYes' : 'judgeNo')}
            {judgement.because !== '' && (
              <>
                {' · '}
                <ForeignText text={judgement.because} />
              </>
            )}
          </p>
        )}
        {reply !== null && readAs && <Long title={t('showReply')} text={reply} />}
        {reasoning !== null && <Long title={t('showReasoning')} text={reasoning} />}
      </div>
      <p className="figures text-xs text-faint sm:text-right">
        {number(latencyMs)} ms · <CallTokens call={answer} /> · <CallCost call={answer} />
      </p>
    </li>
  )
}

function Passed({ passed }: { passed: boolean }) {
  const t = useTranslations('situations.runs')
  return (
    <span className="inline-flex items-center gap-1.5">
      <Mark of={passed ? 'right' : 'wrong'} /> {t(passed ? 'passed' : 'failed')}
    </span>
  )
}

const Long = ({ title, text }: { title: string; text: string }) => (
  <Folded title={title}>
    <p className="max-h-80 overflow-y-auto whitespace-pre-wrap wrap-anywhere text-soft">
      <ForeignText text={text} />
    </p>
  </Folded>
)
