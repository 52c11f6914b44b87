import type { OwnerAgentPage } from '@wis/protocol'

type Forecast = NonNullable<OwnerAgentPage['forecast']>

const sources = {
  own: 'from its own last matches',
  kind: 'from other agents of its kind',
  presumed: 'presumed until one has played',
} as const

/** The expected cost and duration of a match, in a line. */
export function forecastWords({ tokens, dollars, minutes }: Forecast): string {
  const parts = [
    tokens ? `about ${tokens.count} tokens` : 'tokens are counted where it runs',
    ...(tokens
      ? [dollars === null ? 'its price is not known here' : `about $${Number(dollars.toPrecision(2))}`]
      : []),
    minutes ? `about ${Math.max(1, Math.round(minutes.count))} min` : 'no match has been timed yet',
  ]
  return `A match: ${parts.join(', ')} (${sources[tokens?.from ?? minutes?.from ?? 'presumed']})`
}
