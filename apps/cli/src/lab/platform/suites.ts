import { setTimeout as wait } from 'node:timers/promises'
import type { reportFormats, SuitePage } from '@wis/protocol'
import type { ApiClient } from '../../api-client/client.ts'
import { onInterrupt } from '../interrupts.ts'

/** How the terminal names a suite of a platform: as its address does. */
const start = 'suites/'
export const isSuiteName = (named: string) => named.startsWith(start)
export const idIn = (named: string) => (isSuiteName(named) ? named.slice(start.length) : named)

interface Shown {
  readonly url: string
  readonly format: (typeof reportFormats)[number]
  readonly language: 'en' | 'zh'
}

const suiteOf = (client: ApiClient, named: string): Promise<SuitePage> =>
  client.ask('GET /suites/{id}', { params: { id: idIn(named) } })

/** Starts a suite on a platform, and follows it. */
export async function runSuiteThere(client: ApiClient, spec: unknown, shown: Shown): Promise<number> {
  const made = await client.ask('POST /suites', {
    body: { spec: spec as string, access: 'private', start: true },
  })
  console.log(new URL(`/lab/suites/${made.id}`, shown.url).href)
  return followSuite(client, made.id, shown)
}

const lookAgainMs = 3_000

/** Tells each change until no part goes on by itself, and prints the report. Ctrl-C leaves it running. */
export async function followSuite(client: ApiClient, named: string, shown: Shown): Promise<number> {
  const leaving = new AbortController()
  const ignore = onInterrupt(() => leaving.abort())
  try {
    for (let before = ''; ;) {
      const page = await suiteOf(client, named)
      const words = standingOf(page)
      if (words !== before) console.error(words)
      before = words
      if (page.state === 'ended' && (page.report?.matches ?? 0) >= page.played)
        return await suiteReportThere(client, named, shown)
      if (page.state === 'paused' || page.state === 'cancelled' || page.state === 'planned') return 1
      if (leaving.signal.aborted) break
      await wait(lookAgainMs, undefined, { signal: leaving.signal }).catch(() => undefined)
    }
    console.error(
      `… it goes on. To follow it again: wis lab follow ${start}${idIn(named)} --url ${shown.url}`,
    )
    return 130
  } finally {
    ignore()
  }
}

export async function suiteReportThere(
  client: ApiClient,
  named: string,
  { format, language }: Shown,
): Promise<number> {
  const text = await client.text('GET /suites/{id}/report', {
    params: { id: idIn(named) },
    query: { format, language },
  })
  process.stdout.write(`${text.trimEnd()}\n`)
  return 0
}

function standingOf({ state, played, matches, tokens, dollars, parts }: SuitePage): string {
  const stopped = parts.flatMap(({ part, pause }) => (pause ? [`${part}: ${pause.reason}`] : []))
  return [
    `${state}: ${played} of ${matches} matches`,
    ...(tokens > 0 ? [`${tokens.toLocaleString('en')} tokens`] : []),
    ...(dollars > 0 ? [`$${dollars.toFixed(dollars < 1 ? 4 : 2)}`] : []),
    ...stopped,
  ].join(', ')
}
