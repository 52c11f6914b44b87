import type { ReportRow } from '@wis/db'
import { useFormatter, useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { SubmitButton } from '../../components/button/submit-button.tsx'
import { Link, linkStyle } from '../../components/link/link.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { tableName } from '../match/table-name.ts'
import { AgentName } from '../match/table/agent-name.tsx'
import { closeReportOf, hideAgentWith, hideNoteWith, hideSpeechWith } from './actions.ts'
import { ReasonForm } from './reason-form.tsx'

/** A report, with everything needed to judge it and to act on it. */
export function ReportLine({ report }: { report: ReportRow }) {
  const t = useTranslations('admin.reports')
  const format = useFormatter()
  const { agent, speech, text, reporter, createdAt } = report
  return (
    <li className="grid gap-x-10 gap-y-4 py-5 text-sm md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
      <div className="min-w-0 space-y-2 break-words">
        <p className="font-semibold">
          <About report={report} />
        </p>
        {speech !== null && (
          <blockquote className="border-l-2 border-rim pl-4 font-display text-lg leading-snug">
            <ForeignText text={speech} />
          </blockquote>
        )}
        <p className="max-w-[70ch] whitespace-pre-line">
          <ForeignText text={text} />
        </p>
        <p className="text-xs text-faint">
          {reporter === null ? t('visitor') : <ForeignText text={reporter} />} ·{' '}
          <time dateTime={createdAt.toISOString()} className="figures">
            {format.dateTime(createdAt, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' })} UTC
          </time>
        </p>
      </div>
      <div className="space-y-3">
        {report.state === 'open' && <Verdict id={report.id} />}
        {report.noteId !== null && speech !== null && !report.speechHidden && (
          <details>
            <summary className={linkStyle}>{t('hideNote')}</summary>
            <ReasonForm
              form={`note-${report.id}`}
              action={hideNoteWith}
              about={{ note: report.noteId }}
              submit={t('hide')}
            />
          </details>
        )}
        {report.subject === 'speech' &&
          speech !== null &&
          !report.speechHidden &&
          report.matchId !== null && (
            <details>
              <summary className={linkStyle}>{t('hideSpeech')}</summary>
              <ReasonForm
                form={`speech-${report.id}`}
                action={hideSpeechWith}
                about={{ match: report.matchId, seq: String(report.seq) }}
                submit={t('hide')}
              />
            </details>
          )}
        {agent && agent.hiddenFor === null && (
          <details>
            <summary className={linkStyle}>{t('hideAgent')}</summary>
            <ReasonForm
              form={`agent-${report.id}`}
              action={hideAgentWith}
              about={{ agent: agent.id }}
              submit={t('hide')}
            />
          </details>
        )}
      </div>
    </li>
  )
}

function About({ report: { subject, agent, matchId, seq, cause, speechHidden } }: { report: ReportRow }) {
  const t = useTranslations('admin.reports')
  const causes = useTranslations('report.causes')
  const who = agent && (
    <Link href={`/agents/${agent.slug}`} className={linkStyle}>
      <AgentName agent={agent} />
    </Link>
  )
  if (subject === 'agent' || matchId === null) return who
  return (
    <>
      {who && <>{who} · </>}
      <Link href={`/matches/${matchId}?${seq === null ? '' : `e=${seq}&`}reveal=2`} className={linkStyle}>
        {t('at', { table: tableName(matchId) })}
      </Link>
      {cause && ` · ${causes(cause)}`}
      {speechHidden && <span className="ml-2 font-normal text-faint">{t('isHidden')}</span>}
    </>
  )
}

function Verdict({ id }: { id: string }) {
  const t = useTranslations('admin.reports')
  return (
    <form action={closeReportOf} className="flex flex-wrap gap-3">
      <input type="hidden" name="id" value={id} />
      {(['upheld', 'dismissed'] as const).map((state) => (
        <SubmitButton key={state} name="state" value={state} className={buttonStyle.quiet}>
          {t(`verdicts.${state}`)}
        </SubmitButton>
      ))}
    </form>
  )
}
