import 'server-only'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { OutsideGame } from '@wis/games'
import { acceptsBrotli } from '../compressed/serve-compressed.ts'

/** The files of a game from outside that browsers load: one to show its matches, and one to check them. */
export const codeOf: Readonly<Record<string, 'kit' | 'view'>> = { 'kit.js': 'kit', 'view.js': 'view' }

export const scriptHeaders = (caching: string) => ({
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': caching,
})

const compress = promisify(brotliCompress)
const compressed = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

/** The built file, in brotli for a client that takes it. It is compressed once. */
export async function answerWith(
  { kit, code }: OutsideGame,
  part: 'kit' | 'view',
  accepted: string | null,
): Promise<Response> {
  const headers = scriptHeaders('public, max-age=31536000, immutable')
  if (!acceptsBrotli(accepted ?? undefined)) return new Response(code[part], { headers })
  const name = `${kit.package.hash} ${part}`
  const text =
    compressed.get(name) ?? compress(code[part], { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
  compressed.set(name, text)
  const told = { 'content-encoding': 'br', vary: 'Accept-Encoding' }
  return new Response(await text, { headers: { ...headers, ...told } })
}
