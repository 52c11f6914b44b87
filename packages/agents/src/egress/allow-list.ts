/** Places an operator lets calls go to whatever their address, as `host:port`. Throws for anything else. */
export function allowList(places: readonly string[]): ReadonlySet<string> {
  return new Set(places.map(normalised))
}

function normalised(place: string): string {
  const url = URL.canParse(`http://${place}`) ? new URL(`http://${place}`) : undefined
  const bare = url && url.pathname === '/' && !url.search && !url.hash && !url.username
  if (!url || !bare || !/:\d+$/.test(place)) throw new RangeError(`not a host:port: ${place}`)
  return placeOf(url)
}

/** Where a URL leads, in the spelling of the allow-list. */
export function placeOf({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`
}
