import { apiRoutes } from '@wis/protocol'
import { expect, it } from 'vitest'
import { refuseMethod } from './refuse-method.ts'

it('no call in the table is refused for its method', () => {
  const refused = Object.keys(apiRoutes).filter((key) => {
    const [method = '', path = ''] = key.split(' ')
    return refuseMethod(method, `/api/v1${path.replaceAll(/\{\w+\}/g, 'x')}`)
  })
  expect(refused).toEqual([])
})

it('an address tells which methods it knows', async () => {
  const answer = refuseMethod('DELETE', '/api/v1/leaderboard')
  expect(answer?.status).toBe(405)
  expect(answer?.headers.get('allow')).toBe('GET')
  expect(await answer?.json()).toMatchObject({ error: { code: 'method-not-allowed' } })
  expect(refuseMethod('PUT', '/api/v1/agents/x')?.headers.get('allow')).toBe('DELETE, GET, PATCH')
})

it('an address that is written out is not taken for an agent or a table of that name', () => {
  expect(refuseMethod('DELETE', '/api/v1/agents/recognise')?.headers.get('allow')).toBe('POST')
  expect(refuseMethod('GET', '/api/v1/seasons/x/publish')?.headers.get('allow')).toBe('POST')
})

it('HEAD counts as GET, and an unknown address is refused elsewhere', () => {
  expect(refuseMethod('HEAD', '/api/v1/health')).toBeUndefined()
  expect(refuseMethod('POST', '/api/v1/nothing')).toBeUndefined()
  expect(refuseMethod('DELETE', '/leaderboard')).toBeUndefined()
})
