import { apiRoutes } from '@wis/protocol'
import { AppError, errorBody } from '../app-error.ts'

interface Address {
  readonly method: string
  readonly shape: RegExp
  /** How many parts of the address are parameters. An address with fewer of them goes first. */
  readonly open: number
}

const addresses: readonly Address[] = Object.keys(apiRoutes).map((key) => {
  const [method = '', path = ''] = key.split(' ')
  return {
    method,
    open: path.split('{').length - 1,
    shape: new RegExp(`^/api/v1${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
  }
})

const refusal = errorBody(
  new AppError('method-not-allowed', 'This address does not know this method. See Allow.'),
)

/** The answer to a call of an API address with a method that it does not know. */
export function refuseMethod(method: string, pathname: string): Response | undefined {
  const fitting = addresses.filter(({ shape }) => shape.test(pathname))
  const open = Math.min(...fitting.map((address) => address.open))
  const known = fitting.filter((address) => address.open === open).map((address) => address.method)
  if (known.length === 0 || known.includes(method === 'HEAD' ? 'GET' : method)) return undefined
  const allow = [...new Set(known)].sort().join(', ')
  return Response.json(refusal.body, {
    status: refusal.status,
    headers: { allow, 'cache-control': 'no-store' },
  })
}
