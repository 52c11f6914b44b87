import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { readAuthRequest } from './read-auth-request.ts'

const site = 'http://localhost:3000'
const form = 'application/x-www-form-urlencoded'

const get = (path: string) => readAuthRequest(new NextRequest(`${site}/api/auth/${path}`))
const post = (body: string, type = form) =>
  readAuthRequest(
    new NextRequest(`${site}/api/auth/callback/credentials`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    }),
  )

describe('a request to next-auth', () => {
  it.each([
    'csrf',
    'csrf?callbackUrl=/account',
    `signin?callbackUrl=${encodeURIComponent(site)}`,
    'error?error=Callback',
  ])('may be %s', async (path) => {
    await expect(get(path)).resolves.toBeInstanceOf(NextRequest)
  })

  it('may be a form, and arrives complete', async () => {
    const body = new URLSearchParams({ email: 'a@b.example', password: 'ü 卧底' }).toString()
    const read = await post(body)
    expect([await read.text(), read.headers.get('content-type')]).toEqual([body, form])
  })

  it.each([
    ['callbackUrl', 'csrf?callbackUrl=nowhere'],
    ['callbackUrl', 'csrf?callbackUrl=http://['],
    ['callbackUrl', 'signin?callbackUrl=javascript:alert(1)'],
    ['callbackUrl', `signin?callbackUrl=${encodeURIComponent(`${site}/卧底`)}`],
    ['error', 'error?error=a%0d%0ab'],
    ['x', 'csrf?x=%00'],
  ])('is refused for its %s: %s', async (path, address) => {
    await expect(get(address)).rejects.toMatchObject({ code: 'invalid', issues: [{ path }] })
  })

  it.each([
    ['{bad', 'application/json'],
    ['null', 'application/json'],
    ['{"callbackUrl":5}', 'application/json'],
    ['x', 'text/plain'],
  ])('is refused if it is not a form: %s', async (body, type) => {
    await expect(post(body, type)).rejects.toMatchObject({ code: 'bad-request' })
  })

  it.each(['email=%00', 'callbackUrl=%00', 'callbackUrl=nowhere'])(
    'is refused as a form because of %s',
    async (body) => {
      await expect(post(body)).rejects.toMatchObject({ code: 'invalid' })
    },
  )
})
