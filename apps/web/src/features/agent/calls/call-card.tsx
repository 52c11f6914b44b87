import type { MatchCalls } from '@wis/db'
import type { AgentCallRow, ConnectorSettings } from '@wis/protocol'
import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CopyButton } from '../../../components/button/copy-button.tsx'
import { DayAndTime } from '../../../components/text/day-and-time.tsx'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { percent } from '../../../components/text/number-text.ts'
import { Attempts } from './attempts.tsx'
import { CallCost, CallOutcome, CallTokens, CallTurn } from './call-facts.tsx'
import { Code } from './code.tsx'
import { curlOf, messagesOf } from './curl-of.ts'

interface CallCardProps {
  readonly asked: MatchCalls['calls'][number]
  readonly connector: ConnectorSettings | undefined
}

/** One call with all that is known of it. */
export function CallCard({ asked: { call, request }, connector }: CallCardProps) {
  const t = useTranslations('agent.calls')
  const { number } = useFormatter()
  const messages =
    request && connector && 'strategy' in connector ? messagesOf(connector.strategy, request) : undefined
  return (
    <article id={`call-${call.seq}`} className="scroll-mt-6 border-t border-strong py-6 target:border-brass">
      <header className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 className="display text-xl">
          <CallTurn call={call} />
        </h2>
        <CallOutcome call={call} />
      </header>
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
      {call.detail && <ForeignText text={call.detail} className="block pt-2 font-mono text-xs break-words" />}
      <Heard call={call} />
      <div className="space-y-2 pt-4">
        <Folded title={t('request')}>
          {request ? <Code text={JSON.stringify(request, null, 2)} /> : <p>{t('noRequest')}</p>}
        </Folded>
        {messages && (
          <Folded title={t('messages')}>
            {messages.map(({ role, content }) => (
              <div key={role} className="pb-3">
                <p className="label pb-1">{role}</p>
                <Code text={content} />
              </div>
            ))}
          </Folded>
        )}
        <Folded title={t('exchange')} isOpen={call.verdict !== null}>
          <Attempts exchange={call.exchange} />
        </Folded>
        {request && connector && <AsCurl seq={call.seq} curl={curlOf(connector, request)} />}
      </div>
    </article>
  )
}

function Heard({ call: { reply, reasoning, beliefs } }: { call: AgentCallRow }) {
  const t = useTranslations('agent.calls')
  const suspected = Object.entries(beliefs ?? {}).toSorted(([, one], [, other]) => other - one)
  return (
    <dl className="grid gap-x-8 gap-y-3 pt-4 text-sm sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-faint">{t('reply')}</dt>
      <dd className="min-w-0 break-words">{reply ? <ForeignText text={reply} /> : t('noReply')}</dd>
      {reasoning && (
        <>
          <dt className="text-faint">{t('reasoning')}</dt>
          <dd className="min-w-0 break-words">
            <ForeignText text={reasoning} />
          </dd>
        </>
      )}
      {suspected.length > 0 && (
        <>
          <dt className="text-faint">{t('beliefs')}</dt>
          <dd className="figures flex flex-wrap gap-x-5">
            {suspected.map(([alias, belief]) => (
              <span key={alias}>
                <ForeignText text={alias} /> {percent(belief)}
              </span>
            ))}
          </dd>
        </>
      )}
    </dl>
  )
}

interface FoldedProps {
  readonly title: string
  readonly isOpen?: boolean
  readonly children: ReactNode
}

function Folded({ title, isOpen = false, children }: FoldedProps) {
  return (
    <details open={isOpen} className="text-sm">
      <summary className="text-soft underline decoration-rim underline-offset-4">{title}</summary>
      <div className="pt-3 pb-2">{children}</div>
    </details>
  )
}

function AsCurl({ seq, curl }: { seq: number; curl: ReturnType<typeof curlOf> }) {
  const t = useTranslations('agent.calls')
  if (!curl) return null
  return (
    <Folded title={t('curl')}>
      <div className="flex flex-wrap items-center justify-between gap-3 pb-2">
        <p className="text-xs text-soft">{t(`curlAbout.${curl.kind}`)}</p>
        <CopyButton from={`curl-${seq}`} label={t('copy')} done={t('copied')} />
      </div>
      <Code id={`curl-${seq}`} text={curl.command} />
    </Folded>
  )
}
