/** The places, as `host:port`, that an operator lets calls reach at any address. Throws for any other form. */
export function allowList(places: readonly string[]): ReadonlySet<string> {
  return new Set(places.map(normalised))
}

function normalised(place: string): string {
  const url = URL.canParse(`http://${place}`) ? new URL(`http://${place}`) : undefined
  const bare = url && url.pathname === '/' && !url.search && !url.hash && !url.username
  if (!url || !bare || !/:\d+$/.test(place)) throw new RangeError(`not a host:port: ${place}`)
  return placeOf(url)
}

/** The place that a URL leads to, in the spelling of the allow-list. */
export function placeOf({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`
}
