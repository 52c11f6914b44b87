import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Database } from '@wis/db'
import { createToken, createUser, hashToken, setRole, startSession } from '@wis/db/accounts'
import { addressOf, apiRoutes } from '@wis/protocol'
import type { ApiKey, Role, Route, Scope } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { encode } from 'next-auth/jwt'
import { expect, onTestFinished, vi } from 'vitest'
import { answerCall } from '../server/api/answer-call.ts'
import { openExports } from '../server/export/exports.ts'
import { createWorkshop } from '../server/export/making/create-workshop.ts'
import { endingOf, makeToken } from '../server/keys/tokens.ts'
import { closeWaitingRoom } from '../server/play/waiting-room.ts'

export const secret = 'a secret that only tests know of'
export const vaultKey = Buffer.alloc(32, 7).toString('base64')
const origin = 'http://localhost:3000'

export interface CallOptions {
  readonly as?: Asker | undefined
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>> | string
  /** Sent as JSON, unless it is text. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** The caller: by a session, or by a token. */
export type Asker = { readonly cookie: string } | { readonly token: string }

export interface ApiRig {
  readonly db: Database
  call(key: ApiKey, options?: CallOptions): Promise<Response>
  user(role?: Role): Promise<{ readonly id: string; readonly session: Asker }>
  token(userId: string, scopes: readonly Scope[]): Promise<Asker>
}

/** Every call comes from an address of its own. */
let addresses = 0

/** The handlers of the API, called directly, on a database that belongs to the running test. */
export async function apiRig(open: () => Promise<Database> = freshDatabase): Promise<ApiRig> {
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('NEXTAUTH_SECRET', secret)
  vi.stubEnv('WIS_SECRET_KEY', vaultKey)
  // Nothing listens on this port, so every call fails at once.
  vi.stubEnv('RUNNER_URL', 'http://127.0.0.1:9')
  const db = await open()
  onTestFinished(closeWaitingRoom)
  Object.assign(globalThis, { wisDatabase: db, wisExports: exportsOf(db) })
  let users = 0
  return {
    db,
    call: (key, options = {}) => call(key, options, `10.0.${addresses >> 8}.${addresses++ & 255}`),
    user: async (role = 'member') => {
      const email = `user-${++users}@example.org`
      const id = await createUser(db, {
        name: `User ${users}`,
        email,
        passwordHash: null,
        firstIsAdmin: false,
      })
      if (id === undefined) throw new Error('not created')
      await setRole(db, email, role)
      return { id, session: await sessionOf(db, id) }
    },
    token: async (userId, scopes) => {
      const token = makeToken()
      const expiresAt = new Date(Date.now() + 3_600_000)
      const row = { userId, scopes, expiresAt, name: 'test', hash: hashToken(token), ending: endingOf(token) }
      await createToken(db, row)
      return { token }
    },
  }
}

/** An account that has just signed in. */
async function sessionOf(db: Database, userId: string): Promise<Asker> {
  const where = { browser: 'firefox', system: 'linux', network: null }
  const sid = await startSession(db, { userId, sessionVersion: 1, ...where })
  return { cookie: `next-auth.session-token=${await encode({ token: { sub: userId, sid }, secret })}` }
}

/** Makes exports in this process, in a folder of the test's own. */
function exportsOf({ url: databaseUrl }: Database) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-exports-'))
  const told = { version: '1.2.3', publicUrl: origin, licence: undefined, secretKey: vaultKey }
  const settings = { ...told, databaseUrl, folder, root: path.join(folder, 'test'), mostBytes: 2 ** 30 }
  const workshop = createWorkshop(settings)
  onTestFinished(async () => {
    await workshop.close()
    fs.rmSync(folder, { recursive: true, force: true })
  })
  return openExports(settings, workshop)
}

async function call(key: ApiKey, options: CallOptions, address: string): Promise<Response> {
  const { method, path } = addressOf(key)
  const { params = {}, query = {}, body } = options
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
  const url = new URL(`/api/v1${filled}`, origin)
  url.search = new URLSearchParams(query).toString()
  const request = new Request(url, {
    method,
    headers: { 'x-wis-peer': address, ...headersFor(options) },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const parts = path.slice(1).split('/')
  const asked = parts.map((part) => (part.startsWith('{') ? (params[part.slice(1, -1)] ?? '') : part))
  const response = await answerCall(request, { params: Promise.resolve({ path: asked }) })
  return response
}

function headersFor({ as, body, headers }: CallOptions): Record<string, string> {
  const who = !as
    ? {}
    : 'token' in as
      ? { authorization: `Bearer ${as.token}` }
      : { cookie: as.cookie, origin }
  return {
    host: 'localhost:3000',
    ...who,
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...headers,
  }
}

/** The JSON of an answer, after a check against the schema of its route. */
export async function jsonOf(key: ApiKey, response: Response): Promise<unknown> {
  const json: unknown = await response.json()
  const { answer }: Route = apiRoutes[key]
  if (response.ok && answer && typeof answer !== 'string')
    expect(answer.safeParse(json).error).toBeUndefined()
  return json
}
