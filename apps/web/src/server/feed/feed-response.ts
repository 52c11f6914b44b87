import { createHash } from 'node:crypto'
import { getLocale, getTranslations } from 'next-intl/server'
import { locales } from '../../i18n/locale.ts'
import type { Locale } from '../../i18n/locale.ts'
import { env } from '../env/env.ts'
import { matchesTag } from '../request/entity-tag.ts'
import { atomOf } from './atom.ts'
import type { Feed } from './atom.ts'

/** The language of a feed: the one in its address, else the reader's. */
export async function feedLocale(request: Request): Promise<Locale> {
  const asked = new URL(request.url).searchParams.get('language')
  return locales.find((known) => known === asked) ?? (await getLocale())
}

/** Answers with a feed. Programs ask again and again, and get nothing if nothing is new. */
export function feedResponse(request: Request, feed: Feed): Response {
  const { search } = new URL(request.url)
  const body = atomOf({ ...feed, address: `${feed.address}${search}` }, env().publicUrl)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  if (matchesTag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: { ...headers, etag } })
  return new Response(body, { headers: { ...headers, etag } })
}

/** The answer if there is nothing to follow. */
export async function noFeed(): Promise<Response> {
  const t = await getTranslations('feeds')
  return new Response(`${t('none')}\n`, {
    status: 404,
    headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
  })
}

const headers = {
  'content-type': 'application/atom+xml; charset=utf-8',
  'access-control-allow-origin': '*',
  'cache-control': 'public, max-age=60',
  vary: 'cookie, accept-language',
}
