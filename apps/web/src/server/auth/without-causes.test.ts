import { expect, it } from 'vitest'
import { withoutCauses } from './read-auth-request.ts'

const cause = encodeURIComponent('connect ECONNREFUSED 10.0.0.7:5432 user=wis')
const site = 'https://play.example'

const leading = (location: string) => new Response(null, { status: 302, headers: { location } })
const json = (body: object, status = 200) => Response.json(body, { status, headers: { 'set-cookie': 'a=1' } })

it.each([
  ['an address', `${site}/account?error=${cause}&x=1`, `${site}/account?error=unavailable&x=1`],
  ['a path', `/account?error=${cause}`, '/account?error=unavailable'],
])('the cause is taken out of %s that an answer leads to', async (_, location, shown) => {
  expect((await withoutCauses(leading(location))).headers.get('location')).toBe(shown)
})

it('the cause is taken out of an answer to a script, and its status and cookies stay', async () => {
  const answer = await withoutCauses(json({ url: `${site}/account?error=${cause}` }, 401))
  expect(await answer.json()).toEqual({ url: `${site}/account?error=unavailable` })
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([401, 'a=1'])
})

it.each([
  leading(`${site}/account?error=CredentialsSignin`),
  leading(`${site}/account?error=throttled`),
  leading(`${site}/agents/new`),
  json({ url: `${site}/account?error=OAuthCallback` }),
  json({ csrfToken: 'x' }),
  new Response('text'),
])('an answer without a cause stays as it is', async (answer) => {
  expect(await withoutCauses(answer)).toBe(answer)
})
