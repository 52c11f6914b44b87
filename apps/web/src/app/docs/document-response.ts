import { getLocale } from 'next-intl/server'
import { locales } from '../../i18n/locale.ts'
import type { DocumentName } from '../../server/document/documents.ts'
import { readDocument } from '../../server/document/documents.ts'
import { env } from '../../server/env/env.ts'
import { plainText } from './doc-sources.ts'

/** Files of docs/ as plain text, in the language of the address, else of the reader. */
export async function documentResponse(request: Request, names: readonly DocumentName[]): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('language')
  const locale = locales.find((known) => known === asked) ?? (await getLocale())
  const texts = await Promise.all(names.map((name) => readDocument(name, locale)))
  const sources = texts.filter((text) => text !== undefined)
  if (sources.length === 0) return new Response('There is no such document.\n', { status: 404, headers })
  return new Response(plainText(sources, new URL(env().publicUrl).origin), { headers })
}

const headers = {
  'content-type': 'text/markdown; charset=utf-8',
  'access-control-allow-origin': '*',
  'cache-control': 'public, max-age=300',
  vary: 'cookie, accept-language',
}
