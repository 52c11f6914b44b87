import type { MatchCalls } from '@wis/db/agents'
import { besideFields } from '@wis/games'
import type { AgentCallRow, ConnectorSettings, ToldRow } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { buttonStyle } from '../../../components/button/button-style.ts'
import { CopyButton } from '../../../components/button/copy-button.tsx'
import { Link } from '../../../components/link/link.tsx'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { percent } from '../../../components/text/number-text.ts'
import { Attempts, Code, SentRequest, sentIn } from './attempts.tsx'
import { BesideTexts, CallOutcome, CallTurn, CallUse, Folded } from './call-facts.tsx'
import { bodyFor, curlOf, messagesIn } from './curl-of.ts'
import type { Curl } from './curl-of.ts'
import { FailureLine } from './failure-line.tsx'

interface CallCardProps {
  /** Where its owner puts it to the agent again. Undefined if that cannot be done. */
  readonly again: string | undefined
  readonly asked: MatchCalls['calls'][number]
  readonly connector: ConnectorSettings | undefined
  /** The notices to the agent since its last turn. */
  readonly told: readonly ToldRow[]
}

/** One call with all its known details. */
export function CallCard({ again, asked: { call, turn }, connector, told }: CallCardProps) {
  const t = useTranslations('agent.calls')
  const { isInCalls, sent, putTogether, body, messages } = questionOf(call, turn, connector)
  const curl = connector && body !== undefined ? curlOf(connector, body) : undefined
  return (
    <article id={`call-${call.seq}`} className="scroll-mt-6 border-t border-strong py-6 target:border-brass">
      <header className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 className="display text-xl">
          <CallTurn call={call} />
        </h2>
        <CallOutcome call={call} />
      </header>
      <CallUse call={call} />
      {call.detail && <FailureLine detail={call.detail} />}
      <Heard call={call} />
      <div className="space-y-2 pt-4">
        <ToldBefore told={told} title="toldBefore" />
        {sent ? (
          <Folded title={t('request')}>
            <SentRequest sent={sent} />
          </Folded>
        ) : (
          call.attempts > 0 && <PutTogether body={putTogether} />
        )}
        {messages && (
          <Folded title={t('messages')}>
            {messages.map(({ role, content }, place) => (
              <div key={place} className="pb-3">
                <p className="label pb-1">{role}</p>
                <Code text={content} />
              </div>
            ))}
          </Folded>
        )}
        <Folded title={t(isInCalls ? 'exchangeInCalls' : 'exchange')} isOpen={call.verdict !== null}>
          <Attempts
            exchange={call.exchange}
            none={t(noneBecause(call, connector))}
            hidesFirst={sent !== undefined}
          />
        </Folded>
        {curl && <AsCurl seq={call.seq} curl={curl} />}
        {again !== undefined && (
          <p className="pt-2">
            <Link href={again} className={buttonStyle.quiet}>
              {t('again')}
            </Link>
          </p>
        )}
      </div>
    </article>
  )
}

/** What the agent was asked, as it was sent, or as it can be put together again. */
function questionOf(
  call: AgentCallRow,
  turn: MatchCalls['calls'][number]['turn'],
  connector: ConnectorSettings | undefined,
) {
  const isInCalls = call.exchange.some((attempt) => attempt.call)
  const sent = isInCalls ? undefined : sentIn(call.exchange)
  const putTogether = isInCalls ? undefined : turn && connector && bodyFor(connector, turn)
  const body = sent?.body ?? putTogether
  return { isInCalls, sent, putTogether, body, messages: body === undefined ? undefined : messagesIn(body) }
}

/** The question of a call: its last message where it is a chat, which has the table in it. Undefined if it is not stored. */
export function questionText(
  { call, turn }: CallCardProps['asked'],
  connector: ConnectorSettings | undefined,
): string | undefined {
  const { body, messages } = questionOf(call, turn, connector)
  return messages?.at(-1)?.content ?? body
}

export function Question({ text }: { text: string }) {
  const t = useTranslations('agent.calls')
  return (
    <section aria-labelledby="question">
      <h3 id="question" className="label pb-2">
        {t('question')}
      </h3>
      <Code text={text} />
    </section>
  )
}

/** Why no request or answer is shown. */
function noneBecause({ attempts }: AgentCallRow, connector: ConnectorSettings | undefined) {
  if (connector?.kind === 'house') return 'inHouse'
  return attempts === 0 ? 'noExchange' : 'notKept'
}

/** For calls that are older than the storage of requests. */
function PutTogether({ body }: { body: string | undefined }) {
  const t = useTranslations('agent.calls')
  if (body === undefined) return null
  return (
    <Folded title={t('putTogether')}>
      <p className="pb-2 text-xs text-soft">{t('putTogetherAbout')}</p>
      <Code text={body} />
    </Folded>
  )
}

function Heard({ call }: { call: AgentCallRow }) {
  const { reply, beliefs, readAs } = call
  const t = useTranslations('agent.calls')
  const locale = useLocale()
  const suspected = Object.entries(beliefs ?? {}).toSorted(([, one], [, other]) => other - one)
  return (
    <dl className="grid gap-x-8 gap-y-3 pt-4 text-sm sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-faint">{t('reply')}</dt>
      <dd className="min-w-0 break-words">{reply ? <ForeignText text={reply} /> : t('noReply')}</dd>
      {readAs && (
        <>
          <dt className="text-faint">{t('readAs')}</dt>
          <dd className="min-w-0 break-words">{readAs[locale]}</dd>
        </>
      )}
      <BesideTexts told={call} />
      {suspected.length > 0 && (
        <>
          <dt className="text-faint">{besideFields.beliefs.label[locale]}</dt>
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

function AsCurl({ seq, curl }: { seq: number; curl: Curl }) {
  const t = useTranslations('agent.calls')
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

/** The notices to an agent between two of its turns, in order. */
export function ToldBefore({ told, title }: { told: readonly ToldRow[]; title: 'toldBefore' | 'toldAfter' }) {
  const t = useTranslations('agent.calls')
  if (told.length === 0) return null
  const missed = told.filter(({ taken }) => !taken).length
  return (
    <details className="text-sm">
      <summary className="text-soft underline decoration-rim underline-offset-4">
        {t(title, { count: told.length })}
        {missed > 0 && ` · ${t('notTaken', { count: missed })}`}
      </summary>
      <ol className="border-t border-line pt-1">
        {told.map((row, place) => (
          <ToldLine key={place} row={row} />
        ))}
      </ol>
    </details>
  )
}

function ToldLine({ row: { told, taken, detail, exchange } }: { row: ToldRow }) {
  const t = useTranslations('agent.calls')
  return (
    <li className="min-w-0 space-y-2 border-b border-line py-2">
      {told && <Code text={told} />}
      {!taken && detail && (
        <p className="min-w-0 text-xs font-semibold break-words">
          {t('notTakenBecause')} <ForeignText text={detail} />
        </p>
      )}
      {exchange.length > 0 && (
        <details>
          <summary className="text-xs text-soft underline decoration-rim underline-offset-4">
            {t('exchange')}
          </summary>
          <div className="pt-2">
            <Attempts exchange={exchange} none={t('notKept')} />
          </div>
        </details>
      )}
    </li>
  )
}
