import { readJson } from '@wis/engine'
import type { WireAttempt } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { Code } from './code.tsx'

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
