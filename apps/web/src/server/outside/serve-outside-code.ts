import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { OutsideGame } from '@wis/games'
import { acceptsBrotli } from '../compressed/serve-compressed.ts'
import { env } from '../env/env.ts'
import { newNonce } from '../page-cache/page-nonce.ts'
import { securityHeaders } from '../request/security-headers.ts'
import { standBefore } from '../request/stand-before.ts'

/** The files of a game from outside that browsers load: one to show its matches, and one to check them. */
export const codeOf: Readonly<Record<string, 'kit' | 'view'>> = { 'kit.js': 'kit', 'view.js': 'view' }

/** Where a built file lies. The address names what it holds, so that it never changes. */
export const addressOf = ({ kit }: OutsideGame, file: string): string =>
  `/games/${kit.id}/${file}/${kit.package.hash}`

const compress = promisify(brotliCompress)

/** Serves the built files before Next, which does not compress them and lets no answer be compressed by itself. */
export function serveOutsideCode(games: readonly OutsideGame[]): () => void {
  const files = new Map(
    games.flatMap((game) =>
      Object.entries(codeOf).map(([file, part]) => [addressOf(game, file), game.code[part]] as const),
    ),
  )
  const compressed = new Map<string, Promise<Buffer>>()
  return standBefore((request, response, pass) => {
    const { method, url = '', headers } = request
    const text = files.get(url)
    if (text === undefined || method !== 'GET') return pass()
    if (!acceptsBrotli(headers['accept-encoding']?.toString())) return send(response, Buffer.from(text), {})
    const made = compressed.get(url) ?? compress(text)
    compressed.set(url, made)
    void made.then((body) => send(response, body, { 'content-encoding': 'br' }))
  })
}

function send(response: ServerResponse<IncomingMessage>, body: Buffer, coding: Record<string, string>): void {
  const { isProduction, isHttps } = env()
  response.writeHead(200, {
    ...securityHeaders(newNonce(), { isProduction, isHttps, isFramed: false }),
    ...coding,
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    'content-length': body.byteLength,
  })
  response.end(body)
}
