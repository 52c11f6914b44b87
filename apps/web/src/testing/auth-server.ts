import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Database } from '@wis/db'
import type { NextApiRequest, NextApiResponse } from 'next'
import NextAuth from 'next-auth'
import { onTestFinished, vi } from 'vitest'
import { authOptions } from '../server/auth/auth-options.ts'
import { visitOf } from '../server/auth/visit.ts'
import type { Env } from '../server/env/parse-env.ts'
import { peerHeader } from '../server/request/client-address.ts'

export const sessionSecret = 'a secret that only tests know of'

export interface AuthServer {
  readonly url: string
  visitor(): Visitor
}

/** A person with a browser, which keeps cookies and follows redirects. */
export interface Visitor {
  readonly cookies: Map<string, string>
  get(path: string): Promise<Response>
  /** Signs in by a form, with the token that proves that the form is ours. */
  post(path: string, fields: Readonly<Record<string, string>>): Promise<Response>
}

/** The sign-in of the site alone, served in the same way as by its route. */
export async function authServer(db: Database, differences: Partial<Env> = {}): Promise<AuthServer> {
  const server = createServer((request, response) => void answer(request, response))
  onTestFinished(() => void server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A listening server has an address with a port.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  vi.stubEnv('NEXTAUTH_URL', url)
  onTestFinished(() => void vi.unstubAllEnvs())
  const installation = {
    publicUrl: url,
    isLocal: false,
    proxies: 0,
    github: undefined,
    huggingFace: undefined,
    ...differences,
    sessionSecret,
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', url)
    if (!pathname.startsWith('/api/auth/')) return void response.end('a page')
    let text = ''
    for await (const part of request) text += String(part)
    const asked = Object.assign(request, {
      query: { ...Object.fromEntries(searchParams), nextauth: pathname.split('/').slice(3) },
      cookies: cookiesOf(request.headers.cookie ?? ''),
      body: Object.fromEntries(new URLSearchParams(text)),
    })
    const visit = visitOf(new Headers(headersOf(request)), installation)
    // The shape that next-auth's handler for plain Node servers needs.
    await NextAuth(
      asked as unknown as NextApiRequest,
      answering(response, () => visit.setCookies()) as unknown as NextApiResponse,
      authOptions(db, installation, visit),
    )
  }

  return { url, visitor: () => visitor(url) }
}

const cookiesOf = (header: string) =>
  Object.fromEntries(
    header
      .split('; ')
      .map((pair) => [
        pair.slice(0, pair.indexOf('=')),
        decodeURIComponent(pair.slice(pair.indexOf('=') + 1)),
      ]),
  )

function headersOf({ headers, socket }: IncomingMessage): Record<string, string> {
  const single = Object.entries(headers).map(([name, value]) => [name, String(value)])
  return { ...Object.fromEntries(single), [peerHeader]: socket.remoteAddress ?? '' }
}

/** Adds the cookies that the route adds to the answer of next-auth. */
function answering(response: ServerResponse, cookies: () => readonly string[]) {
  const end = (text: string) => {
    for (const line of cookies()) response.appendHeader('set-cookie', line)
    return response.end(text)
  }
  return Object.assign(response, {
    status: (code: number) => Object.assign(response, { statusCode: code }),
    json: (value: unknown) => {
      response.setHeader('content-type', 'application/json')
      return end(JSON.stringify(value))
    },
    send: (value: unknown) => end(typeof value === 'string' ? value : JSON.stringify(value)),
  })
}

function visitor(url: string): Visitor {
  const cookies = new Map<string, string>()
  async function go(address: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const own = address.startsWith(url)
    const headers = { ...(own && { cookie }), 'content-type': 'application/x-www-form-urlencoded' }
    const response = await fetch(address, { redirect: 'manual', headers, ...init })
    if (own) keep(cookies, response.headers.getSetCookie())
    const location = response.headers.get('location')
    return location === null ? response : go(new URL(location, url).href)
  }
  return {
    cookies,
    get: (path) => go(url + path),
    post: async (path, fields) => {
      const { csrfToken } = (await (await go(`${url}/api/auth/csrf`)).json()) as { csrfToken: string }
      const body = new URLSearchParams({ ...fields, csrfToken, json: 'true' }).toString()
      return go(url + path, { method: 'POST', body, headers: withCookies(cookies) })
    },
  }
}

const withCookies = (cookies: Map<string, string>) => ({
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  'content-type': 'application/x-www-form-urlencoded',
})

function keep(cookies: Map<string, string>, lines: readonly string[]): void {
  for (const line of lines) {
    const [pair = ''] = line.split(';')
    const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
    if (value === '' || /max-age=0/i.test(line)) cookies.delete(name)
    else cookies.set(name, value)
  }
}
