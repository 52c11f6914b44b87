import { createHash } from 'node:crypto'
import { escaped } from '@wis/lab'
import { getLocale, getTranslations } from 'next-intl/server'
import { locales } from '../../i18n/locale.ts'
import type { Locale } from '../../i18n/locale.ts'
import { env } from '../env/env.ts'
import { matchesTag } from '../request/entity-tag.ts'

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

interface FeedEntry {
  /** Path and search of the entry's page. */
  readonly page: string
  readonly title: string
  readonly updated: Date
  readonly summary: string
}

interface Feed {
  readonly title: string
  readonly locale: string
  /** Path and search of this feed, and of the page with the same content for people. */
  readonly address: string
  readonly page: string
  /** Newest first. */
  readonly entries: readonly FeedEntry[]
}

/** A feed in the Atom format (RFC 4287), with whole addresses. */
export function atomOf({ title, locale, address, page, entries }: Feed, origin: string): string {
  const whole = (path: string) => inXml(new URL(path, origin).href)
  const updated = entries.reduce(
    (newest, entry) => (entry.updated > newest ? entry.updated : newest),
    new Date(0),
  )
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${inXml(locale)}">`,
    `<id>${whole(address)}</id>`,
    `<title>${inXml(title)}</title>`,
    `<updated>${updated.toISOString()}</updated>`,
    `<author><name>${inXml(new URL(origin).host)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${whole(address)}"/>`,
    `<link rel="alternate" type="text/html" href="${whole(page)}"/>`,
    ...entries.flatMap((entry) => [
      '<entry>',
      `<id>${whole(entry.page)}</id>`,
      `<title>${inXml(entry.title)}</title>`,
      `<updated>${entry.updated.toISOString()}</updated>`,
      `<link rel="alternate" type="text/html" href="${whole(entry.page)}"/>`,
      `<summary>${inXml(entry.summary)}</summary>`,
      '</entry>',
    ]),
    '</feed>',
    '',
  ].join('\n')
}

/** XML has no way to write control characters and halves of characters, so they are replaced. */
const inXml = (text: string) => escaped(text.replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '\ufffd'))
