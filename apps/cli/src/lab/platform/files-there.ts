import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { figureFormats } from '@wis/protocol'
import type { ApiClient } from '../../api-client/client.ts'
import { exportFormatOf } from '../export/export.ts'
import { idIn, isSuiteName } from './suites.ts'

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

/** All pictures of a report in one archive. */
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
