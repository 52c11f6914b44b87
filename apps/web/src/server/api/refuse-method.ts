import { apiRoutes } from '@wis/protocol'
import type { ApiKey } from '@wis/protocol'
import { AppError, errorBody } from '../app-error.ts'

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

const refusal = errorBody(
  new AppError('method-not-allowed', 'This address does not support this method. See Allow.'),
)

/** The answer to a call of an API address with a method that it does not know. */
export function refuseMethod(method: string, pathname: string): Response | undefined {
  const [, asked] = /^\/api\/v1\/(.*?)\/?$/.exec(pathname) ?? []
  const path = asked?.split('/') ?? []
  const known = path.includes('') ? [] : keysAt(path).map((key) => key.slice(0, key.indexOf(' ')))
  if (known.length === 0 || known.includes(method === 'HEAD' ? 'GET' : method)) return undefined
  const allow = [...new Set(known)].sort().join(', ')
  return Response.json(refusal.body, {
    status: refusal.status,
    headers: { allow, 'cache-control': 'no-store' },
  })
}
