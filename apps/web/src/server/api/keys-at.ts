import { apiRoutes } from '@wis/protocol'
import type { ApiKey } from '@wis/protocol'

interface Address {
  readonly key: ApiKey
  readonly places: readonly string[]
  /** How many parts of the address are parameters. An address with fewer of them goes first. */
  readonly open: number
}

// The keys of the table are its type.
const addresses: readonly Address[] = (Object.keys(apiRoutes) as ApiKey[]).map((key) => {
  const places = key.slice(key.indexOf('/') + 1).split('/')
  return { key, places, open: places.filter(isOpen).length }
})

function isOpen(place: string): boolean {
  return place.startsWith('{')
}

/** The calls at an address of the API, whose parts these are. */
export function keysAt(path: readonly string[]): readonly ApiKey[] {
  const fitting = addresses.filter(
    ({ places }) =>
      places.length === path.length && places.every((place, at) => isOpen(place) || place === path[at]),
  )
  const open = Math.min(...fitting.map((address) => address.open))
  return fitting.filter((address) => address.open === open).map(({ key }) => key)
}
