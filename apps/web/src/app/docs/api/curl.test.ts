import { execFileSync } from 'node:child_process'
import { apiRoutes } from '@wis/protocol'
import type { ApiKey } from '@wis/protocol'
import { expect, it } from 'vitest'
import { curlFor } from './api-call.tsx'

const base = 'https://play.example/api/v1'

it('a read is one line', () => {
  expect(curlFor('GET /seasons', { base, needsToken: false })).toBe(`curl ${base}/seasons`)
})

it('a call that needs something in its query has it, in quotes', () => {
  const values = { slug: 'cup', a: 'fox', b: 'owl' }
  expect(curlFor('GET /seasons/{slug}/compare', { base, needsToken: false, values })).toBe(
    `curl '${base}/seasons/cup/compare?a=fox&b=owl'`,
  )
})

it.each(Object.keys(apiRoutes) as ApiKey[])('%s reaches curl unchanged', (key) => {
  const script = curlFor(key, { base, needsToken: true }).replace(/^curl/, `printf '%s\\n'`)
  const said = execFileSync('sh', ['-c', script], {
    encoding: 'utf8',
    env: { ...process.env, WIS_TOKEN: 'wis_x' },
  })
  expect(said).toContain('Authorization: Bearer wis_x')
  const route = apiRoutes[key]
  if ('example' in route) expect(JSON.parse(said.split('\n-d\n')[1] ?? '')).toEqual(route.example)
})
