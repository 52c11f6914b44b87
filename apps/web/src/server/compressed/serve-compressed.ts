import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { typeOf } from './compress-assets.ts'

const channel = 'http.server.request.start'

/**
 * Leads requests for a file in this folder to the brotli version by `compressAssets`, if the client accepts it. Next
 * itself can only do gzip, again at every request. It still serves the file, its age and its entity tag.
 */
export function serveCompressed(folder: string, address: string): () => void {
  const compressed = new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
      const name = file.endsWith('.br') ? file.slice(0, -'.br'.length) : ''
      const type = typeOf(name)
      return type === undefined ? [] : [[`${address}/${name.replaceAll(path.sep, '/')}`, type]]
    }),
  )
  const turn = (message: unknown) => {
    // Node publishes every request on this channel before any other code has seen it.
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    const { url = '', method = '', headers } = request
    const type = compressed.get(url)
    if (type === undefined || !acceptsBrotli(headers['accept-encoding']?.toString())) return
    // A request for a part, or one that the file cannot answer, is left as it is.
    if (!['GET', 'HEAD'].includes(method) || headers.range !== undefined) return
    request.url = `${url}.br`
    response.setHeader('content-type', type)
    response.setHeader('content-encoding', 'br')
    response.setHeader('vary', 'Accept-Encoding')
  }
  subscribe(channel, turn)
  return () => void unsubscribe(channel, turn)
}

/** Whether an Accept-Encoding header allows brotli and does not prefer gzip. */
export function acceptsBrotli(header: string | undefined): boolean {
  const weightOf = weightsIn(header)
  return weightOf('br') > 0 && weightOf('br') >= weightOf('gzip')
}

export function acceptsGzip(header: string | undefined): boolean {
  return weightsIn(header)('gzip') > 0
}

function weightsIn(header: string | undefined): (coding: string) => number {
  const weights = new Map((header ?? '').split(',').map(weighted))
  return (coding) => weights.get(coding) ?? weights.get('*') ?? 0
}

function weighted(wish: string): readonly [coding: string, weight: number] {
  const [coding = '', ...parameters] = wish.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  return [coding, quality === undefined ? 1 : Number(quality.slice(2)) || 0]
}
