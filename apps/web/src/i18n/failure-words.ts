import type { useTranslations } from 'next-intl'
import { visibleString } from '../components/text/visible-text.ts'

/** The stored sentences about calls that failed, which are in English. All others are shown as they are. */
const kinds = {
  refused: /^the connection was refused$/,
  noConnection: /^no connection: (?<what>\w+)$/,
  brokenOff: /^the connection was broken off: (?<what>.+)$/s,
  insecure: /^no secure connection: (?<what>.+)$/s,
  noHost: /^there is no host called (?<what>.+)$/,
  noAddress: /^(?<what>\S+) has no address$/,
  noLookup: /^(?<what>\S+) could not be looked up(: \w+)?$/,
  notHttp: /^not a proper HTTP answer: (?<what>.+)$/s,
  late: /^no (complete )?answer (began )?within (?<what>\d+) ms$/,
  status: /^answered (?<what>\d+)$/,
  statusAndText: /^answered (?<what>\d+: .+)$/s,
  notConnected: /^it is not connected$/,
} as const

type Words = ReturnType<typeof useTranslations<'tickets.notices'>>

/** Why a call failed, in the language of the reader where the kind of failure is known. */
export function failureWords(t: Words, detail: string): string {
  for (const [kind, pattern] of Object.entries(kinds) as [keyof typeof kinds, RegExp][]) {
    const found = pattern.exec(detail)
    if (!found) continue
    const what = found.groups?.['what'] ?? ''
    return t(`failures.${kind}`, {
      what: kind === 'late' ? String(Number(what) / 1000) : visibleString(what),
    })
  }
  return visibleString(detail)
}
