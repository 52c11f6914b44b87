export interface EmbedWish {
  /** The address of the site. */
  readonly origin: string
  readonly matchId: string
  /** The part of the address that says what is shown. */
  readonly query: string
  /** The name of the frame for those who do not see it. */
  readonly frameTitle: string
  readonly width?: number
  readonly height?: number
}

export const embedSize = { width: 640, height: 680 } as const

/** The HTML that shows a match in a page of another site. */
export function embedCode({ origin, matchId, query, frameTitle, ...size }: EmbedWish): string {
  const { width, height } = { ...embedSize, ...size }
  const address = `${origin}/embed/matches/${matchId}${query}`.replaceAll('&', '&amp;')
  return `<iframe src="${address}" width="${width}" height="${height}" loading="lazy" style="border:0" title="${frameTitle}"></iframe>`
}
