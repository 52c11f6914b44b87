import { readJson } from '@wis/engine'
import type { WireAttempt } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { messagesIn } from './curl-of.ts'

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
            <span className="font-medium">
              <AttemptName attempt={attempt} number={place + 1} />
            </span>{' '}
            <span className="text-soft">
              <AttemptLine attempt={attempt} />
            </span>
          </p>
          {place > 0 && !attempt.request && <p className="text-xs text-soft">{t('sameBytes')}</p>}
          {attempt.request && !(hidesFirst && place === 0) && <SentRequest sent={attempt.request} />}
          {attempt.call && <InCall attempt={attempt} />}
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

/** The call that an attempt belongs to, if its turn took several. */
function AttemptName({ attempt: { call }, number }: { attempt: WireAttempt; number: number }) {
  const t = useTranslations('agent.calls')
  const locale = useLocale()
  if (!call) return t('attempt', { number })
  return t('callOfTurn', { place: call.place, of: call.of, name: call.name[locale] })
}

/** The prompt of a call, the words of the model and its tokens, in a form that can be read. */
function InCall({ attempt: { call, request } }: { attempt: WireAttempt }) {
  const t = useTranslations('agent.calls')
  const messages = messagesIn(request?.body ?? '') ?? []
  return (
    <div className="space-y-2">
      {messages.length > 0 && (
        <details>
          <summary className="text-xs text-soft underline decoration-rim underline-offset-4">
            {t('messages')}
          </summary>
          {messages.map(({ role, content }, place) => (
            <div key={place} className="pt-2">
              <p className="label pb-1">{role}</p>
              <Code text={content} />
            </div>
          ))}
        </details>
      )}
      {call?.said !== undefined && <Code text={call.said} />}
      {call?.usage && (
        <p className="figures text-xs text-soft">
          {t('columns.tokens')}:{' '}
          {t('tokens', { input: call.usage.inputTokens, output: call.usage.outputTokens })}
        </p>
      )}
    </div>
  )
}

/** A message on a connection has no status, so any answer counts as received. */
function AttemptLine({ attempt: { status, answer, latencyMs: ms } }: { attempt: WireAttempt }) {
  const t = useTranslations('agent.calls')
  const came = answer === undefined ? t('noStatus') : t('answered')
  return t('attemptLine', { status: status ?? came, ms })
}

type Sent = NonNullable<WireAttempt['request']>

/** The first request of an exchange. Later requests are either identical, or shown with their attempts. */
export const sentIn = (exchange: readonly WireAttempt[]): Sent | undefined => exchange[0]?.request

/** A request exactly as it was sent: its address, headers and body. */
export function SentRequest({ sent }: { sent: Sent }) {
  const t = useTranslations('agent.calls')
  const { over, method = '', url, movedTo, headers = {}, body } = sent
  const first = over === 'socket' ? t('onSocket', { message: method }) : `${method} ${url ?? ''}`
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return (
    <div className="space-y-2">
      <Code text={[first, ...lines].join('\n')} />
      {movedTo && <p className="text-xs break-words text-soft">{t('movedTo', { address: movedTo })}</p>}
      {body === undefined ? <p className="text-xs text-soft">{t('noBody')}</p> : <Body text={body} />}
    </div>
  )
}

function Body({ text }: { text: string }) {
  const t = useTranslations('agent.calls')
  const readable = setOut(text)
  return (
    <>
      <Code text={text} />
      {readable !== undefined && readable !== text && (
        <details>
          <summary className="text-xs text-soft underline decoration-rim underline-offset-4">
            {t('setOut')}
          </summary>
          <div className="pt-2">
            <Code text={readable} />
          </div>
        </details>
      )}
    </>
  )
}

/** A short body is readable without line breaks. */
const shortBody = 160

function setOut(body: string): string | undefined {
  if (body.length <= shortBody) return undefined
  const read = readJson(body)
  return read.ok ? JSON.stringify(read.value, null, 2) : undefined
}

/** Text that must be shown and copied exactly, without any marks or changes. */
export function Code({ id, text }: { id?: string; text: string }) {
  return (
    <pre
      id={id}
      tabIndex={0}
      className="max-h-[32rem] overflow-auto border border-line bg-raised p-3 font-mono text-xs leading-relaxed break-words whitespace-pre-wrap"
    >
      {text}
    </pre>
  )
}
