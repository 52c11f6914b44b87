import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { setTimeout as wait } from 'node:timers/promises'
import type { figureFormats, reportFormats, SuitePage } from '@wis/protocol'
import type { ApiClient } from '../../api-client/client.ts'
import { exportFormatOf } from '../export/export.ts'
import { onInterrupt } from '../interrupts.ts'

interface Asked {
  readonly named: string
  readonly language: 'en' | 'zh'
  readonly out: string | undefined
  readonly files: { readonly inspect: boolean; readonly hf: boolean; readonly plan: boolean }
}

/** An archive for another tool, or the preregistration, as the platform makes it. */
export async function exportThere(client: ApiClient, asked: Asked): Promise<number> {
  const { named, language, files } = asked
  const params = { id: idIn(named) }
  if (files.plan) {
    const of = isSuiteName(named)
      ? 'GET /suites/{id}/preregistration'
      : 'GET /experiments/{id}/preregistration'
    return save(asked, 'preregistration.md', await client.bytes(of, { params, query: { language } }))
  }
  const format = exportFormatOf(files)
  const of = isSuiteName(named) ? 'GET /suites/{id}/export.zip' : 'GET /experiments/{id}/export.zip'
  return save(asked, `${format}.zip`, await client.bytes(of, { params, query: { format } }))
}

export async function picturesThere(
  client: ApiClient,
  asked: Asked,
  format: (typeof figureFormats)[number],
): Promise<number> {
  const { named, language } = asked
  const of = isSuiteName(named) ? 'GET /suites/{id}/figures' : 'GET /experiments/{id}/figures'
  const sent = { params: { id: idIn(named) }, query: { format, language } }
  return save(asked, `figures-${format}.zip`, await client.bytes(of, sent))
}

async function save(
  { named, out }: Asked,
  ending: string,
  bytes: globalThis.ReadableStream<Uint8Array>,
): Promise<number> {
  const file = out ?? `${idIn(named)}-${ending}`
  // Node has a type of its own for the same stream.
  await pipeline(Readable.fromWeb(bytes as ReadableStream<Uint8Array>), createWriteStream(file))
  console.log(file)
  return 0
}

/** How the terminal names a suite of a platform: as its address does. */
const start = 'suites/'
export const isSuiteName = (named: string) => named.startsWith(start)
const idIn = (named: string) => (isSuiteName(named) ? named.slice(start.length) : named)

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
      `… it continues. To follow it again: wis lab follow ${start}${idIn(named)} --url ${shown.url}`,
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
