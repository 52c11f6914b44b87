import { systemClock } from '@wis/agents'
import { createVault } from '@wis/db'
import type { Database } from '@wis/db'
import { createToken, hashToken } from '@wis/db/accounts'
import { registerAgent } from '@wis/db/agents'
import type { AgentId } from '@wis/engine'
import type { AgentRequest } from '@wis/protocol'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { createPostgresBus } from '../live/bus.ts'
import { createLog } from '../operations/log.ts'
import { createRunnerServer } from '../operations/server.ts'
import { createTallies } from '../operations/tallies.ts'
import { createOutbound } from '../outbound/outbound.ts'
import type { Outbound } from '../outbound/outbound.ts'

const vault = createVault(Buffer.alloc(32, 1).toString('base64'))
const inADay = () => new Date(Date.now() + 86_400_000)

export interface Dialler {
  readonly agentId: AgentId
  readonly slug: string
  readonly token: string
}

/** An agent that dials in, and its token. */
export async function outboundAgent(db: Database, name = 'Fox'): Promise<Dialler> {
  const userId = `owner of ${name}`
  await db.prisma.user.upsert({ where: { id: userId }, create: { id: userId, name }, update: {} })
  const agent = {
    name,
    languages: ['en' as const],
    description: '',
    connector: { kind: 'outbound' as const },
  }
  const done = await registerAgent(db, vault, userId, agent)
  if (!done.ok) throw new Error(done.reason)
  const token = `wis_${name}`
  const row = { userId, name, hash: hashToken(token), ending: 'test', expiresAt: inADay() }
  await createToken(db, { ...row, scopes: ['agents:connect'] })
  return { agentId: done.agentId, slug: done.slug, token }
}

/** The part of a runner that serves agents which dial in. */
export async function station(
  db: Database,
  port = 0,
): Promise<{ outbound: Outbound; url: string; stop(): Promise<void> }> {
  const log = createLog(() => undefined)
  const server = createRunnerServer({
    db,
    bus: createPostgresBus(db.url, log),
    tallies: createTallies(),
    port,
    host: '127.0.0.1',
    origins: [],
  })
  const outbound = createOutbound({ db, clock: systemClock, log, server })
  await server.start()
  await outbound.start()
  let stopping: Promise<void> | undefined
  const stop = () => (stopping ??= outbound.stop().then(() => server.stop()))
  onTestFinished(stop)
  return { outbound, url: `ws://127.0.0.1:${server.port()}/agent`, stop }
}

/** A speech that an agent is asked for. */
export const asked = (changes: Partial<AgentRequest> = {}): AgentRequest => ({
  protocol: 'wis/1',
  matchId: 'm',
  game: 'who-is-spy',
  seat: 0,
  alias: 'Player 1',
  language: 'en',
  aliases: ['Player 1', 'Player 2'],
  word: 'tea',
  rules: 'The rules.',
  history: [],
  turn: { kind: 'speech', round: 1, limit: 400, deadline: new Date(Date.now() + 30_000).toISOString() },
  ...changes,
})

export interface Said {
  readonly type: string
  readonly [field: string]: unknown
}

export interface Telephone {
  readonly said: readonly Said[]
  /** Resolves with the first message of a type, or the `nth` one. */
  until(type: string, nth?: number): Promise<Said>
  say(message: unknown): void
  readonly closed: Promise<void>
  hangUp(): void
}

/** Dials in over a bare WebSocket and sends the given messages, as an owner's program would. */
export function dial(url: string, hello: unknown): Telephone {
  const socket = new WebSocket(url)
  onTestFinished(() => socket.terminate())
  const said: Said[] = []
  let look: () => void = () => undefined
  socket.on('open', () => socket.send(typeof hello === 'string' ? hello : JSON.stringify(hello)))
  socket.on('message', (data: Buffer) => {
    // The server sends only such objects.
    said.push(JSON.parse(data.toString()) as Said)
    look()
  })
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.on('error', () => undefined)
  return {
    said,
    closed,
    until: (type, nth = 1) =>
      new Promise((resolve) => {
        const before = look
        look = () => {
          before()
          const found = said.filter((one) => one.type === type)[nth - 1]
          if (found) resolve(found)
        }
        look()
      }),
    say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    hangUp: () => socket.close(),
  }
}
