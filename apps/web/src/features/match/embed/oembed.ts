import { handle } from '@wis/protocol'
import { z } from 'zod'
import { themes } from '../../site/theme.ts'
import { siteName as frameTitle } from '../../site/wordmark.tsx'
import { parsePlayerAddress, playerQuery } from '../player/player-address.ts'
import { embedCode, embedSize } from './embed-code.ts'

const pixels = z.coerce.number().int().min(1).max(10_000).optional()

/** The parameters of a page that wants to show a match, as https://oembed.com defines them. */
export const oembedQuery = z.object({
  url: z.url().max(2000),
  format: z.string().optional(),
  maxwidth: pixels,
  maxheight: pixels,
})

export interface EmbeddedMatch {
  readonly matchId: string
  /** The part of the address that says what is shown. */
  readonly query: string
}

/** The match in an address of this site, with what to show of it; undefined for any other address. */
export function embeddedMatch(address: string, origin: string): EmbeddedMatch | undefined {
  const { origin: asked, pathname, searchParams } = new URL(address)
  const [, id] = /^\/(?:embed\/)?matches\/([^/]+)\/?$/.exec(pathname) ?? []
  const matchId = handle.safeParse(id).data
  if (asked !== new URL(origin).origin || matchId === undefined) return undefined
  const seen = playerQuery(parsePlayerAddress(Object.fromEntries(searchParams)))
  const theme = themes.find((one) => one === searchParams.get('theme'))
  const query = new URLSearchParams(seen)
  if (theme) query.set('theme', theme)
  return { matchId, query: query.size === 0 ? '' : `?${query.toString()}` }
}

interface OembedWish extends EmbeddedMatch {
  readonly origin: string
  readonly siteName: string
  readonly title: string
  readonly maxwidth?: number | undefined
  readonly maxheight?: number | undefined
}

/** The embedding of a match for a page of another site, no larger than the available room. */
export function oembedAnswer({ origin, siteName, title, matchId, query, maxwidth, maxheight }: OembedWish) {
  const width = Math.min(embedSize.width, maxwidth ?? embedSize.width)
  const height = Math.min(embedSize.height, maxheight ?? embedSize.height)
  return {
    version: '1.0',
    type: 'rich',
    provider_name: siteName,
    provider_url: origin,
    title,
    cache_age: 3600,
    width,
    height,
    html: embedCode({ origin, matchId, query, frameTitle, width, height }),
  } as const
}
