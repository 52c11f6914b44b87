const longestQuote = 200

/** A short, well-formed excerpt of somebody else's text. */
export function quoted(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const kept = line.slice(0, longestQuote).replaceAll(/\p{Surrogate}/gu, '')
  if (kept === '') return 'nothing'
  return kept.length < line.length ? `${kept}…` : kept
}
