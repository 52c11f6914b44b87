import { apiRoutes } from '@wis/protocol'
import type { Route } from '@wis/protocol'
import { expect, it } from 'vitest'
import { AppError } from '../app-error.ts'
import { queryOf } from './endpoint.ts'

const routes: readonly (readonly [string, Route])[] = Object.entries(apiRoutes)

function refusalOf(route: Route, query: Readonly<Record<string, string>> = { unheardOf: '1' }): unknown {
  try {
    return queryOf(route, new URLSearchParams(query))
  } catch (error) {
    return error instanceof AppError ? [error.code, error.issues] : error
  }
}

it.each(routes.filter(([, { anyQuery }]) => !anyQuery))(
  '%s refuses a parameter that it does not know, and names it',
  (_, route) => {
    const issue = { path: 'unheardOf', message: 'is not known here' }
    expect(refusalOf(route)).toEqual(['bad-request', expect.arrayContaining([issue])])
  },
)

it('only pictures, health and the description of the API take any query', () => {
  const lenient = routes.filter(([, { anyQuery }]) => anyQuery).map(([key]) => key)
  expect(lenient).toEqual(['GET /agents/{id}/avatar', 'GET /health', 'GET /openapi.json'])
})

it.each(routes.filter(([, { query }]) => query && ('state' in query.shape || 'status' in query.shape)))(
  '%s can be filtered by `state` and by `status`',
  (_, route) => {
    const [name, other] =
      route.query && 'state' in route.query.shape ? ['state', 'status'] : ['status', 'state']
    const named = (path: string) => [
      'bad-request',
      [expect.objectContaining({ path, message: expect.stringContaining('one of') as unknown })],
    ]
    expect(refusalOf(route, { [name]: 'unheard-of' })).toEqual(named(name))
    expect(refusalOf(route, { [other]: 'unheard-of' })).toEqual(named(other))
    const both = refusalOf(route, { [name]: 'unheard-of', [other]: 'unheard-of' })
    expect(both).toEqual([
      'bad-request',
      expect.arrayContaining([{ path: other, message: 'is not known here' }]),
    ])
  },
)
