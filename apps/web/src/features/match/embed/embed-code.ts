export interface EmbedWish {
  /** Where the site is. */
  readonly origin: string
  readonly matchId: string
  /** What is seen of it. */
  readonly query: string
  readonly width?: number
  readonly height?: number
}

export const embedSize = { width: 640, height: 560 } as const

/** What somebody puts into a page of their own to show a match there. */
export function embedCode({ origin, matchId, query, ...size }: EmbedWish): string {
  const { width, height } = { ...embedSize, ...size }
  const address = `${origin}/embed/matches/${matchId}${query}`.replaceAll('&', '&amp;')
  return `<iframe src="${address}" width="${width}" height="${height}" loading="lazy" style="border:0" title="Who is Spy"></iframe>`
}
