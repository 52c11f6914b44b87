import { z } from 'zod'
import { json, startServer } from './http-server.ts'
import type { Asked, LocalServer, Told } from './http-server.ts'

interface WhoisspyCall {
  /** The part of the path after `/agent/`. */
  readonly path: string
  /** The bytes as they arrived. */
  readonly body: string
  readonly headers: Asked['headers']
}

export interface WhoisspyBehaviour {
  readonly speech?: string
  readonly vote?: string
  /** Only a call with this token gets through, as with a private Space. */
  readonly token?: string
  /** Runs before a call is answered. Waiting delays the answer; throwing makes it fail as real agents do. */
  readonly before?: (call: WhoisspyCall, tries: number) => Promise<void> | void
}

export interface WhoisspyStandIn extends LocalServer {
  readonly calls: readonly WhoisspyCall[]
  /** Its memory since `start` or `init`. */
  readonly memory: readonly string[]
  /** How often it was called while it was still busy. */
  readonly overlaps: number
}

/** As strict as the real agents: another type is refused, and so is null. */
const request = z.object({
  message: z.string().optional(),
  name: z.string().optional(),
  status: z.string().optional(),
  word: z.string().optional(),
  round: z.int().optional(),
})
type Request = z.infer<typeof request>

const statuses = ['start', 'distribution', 'round', 'vote', 'vote_result', 'result']

/** An agent as the public SDK makes them, with one memory for all notices. */
export async function startWhoisspyStandIn(behaviour: WhoisspyBehaviour = {}): Promise<WhoisspyStandIn> {
  const state = { calls: [] as WhoisspyCall[], memory: [] as string[], overlaps: 0, busy: 0 }
  const server = await startServer(async (asked) => {
    const path = /^\/agent\/(checkHealth|getModelName|init|perceive|interact)$/.exec(asked.path)?.[1]
    const { token } = behaviour
    if (token !== undefined && asked.headers.authorization !== `Bearer ${token}`) return page(404)
    if (path === undefined) return json({ detail: 'Not Found' }, 404)
    if (asked.method !== 'POST') return json({ detail: 'Method Not Allowed' }, 405)
    const call = { path, body: asked.body, headers: asked.headers }
    const tries = state.calls.filter((other) => other.path === path && other.body === call.body).length
    state.calls.push(call)
    if (state.busy++ > 0) state.overlaps++
    try {
      return await answer(call, state.memory, behaviour, tries)
    } finally {
      state.busy--
    }
  })
  return {
    ...server,
    calls: state.calls,
    memory: state.memory,
    get overlaps() {
      return state.overlaps
    },
  }
}

async function answer(
  call: WhoisspyCall,
  memory: string[],
  behaviour: WhoisspyBehaviour,
  tries: number,
): Promise<Told> {
  const body = parsed(call.body)
  if (!body) return json({ detail: [{ type: 'missing', loc: ['body'] }] }, 422)
  try {
    await behaviour.before?.(call, tries)
    return json({ success: true, result: did(call.path, body, memory, behaviour), errMsg: null })
  } catch (error) {
    if (call.path !== 'perceive') return { status: 500, type: 'text/plain', body: 'Internal Server Error' }
    return json({ success: false, result: null, errMsg: `perceive error ${String(error)}` })
  }
}

function did(
  path: string,
  body: Request,
  memory: string[],
  { speech, vote }: WhoisspyBehaviour,
): string | null {
  const { status = '', message, name, word } = body
  if (path === 'init') memory.length = 0
  if (path !== 'perceive' && path !== 'interact') return null
  if (!statuses.includes(status)) throw new Error(`unknown status ${status}`)
  if (path === 'interact') {
    if (status === 'round') return speech ?? 'It is something people know.'
    if (status === 'vote') return vote ?? message?.split(',')[0] ?? ''
    throw new Error(`nothing to do for ${status}`)
  }
  if (status === 'start') memory.length = 0
  if (status === 'distribution' && name !== undefined) throw new Error('who is that?')
  memory.push([status, name, message ?? word].filter((part) => part !== undefined).join(' '))
  return null
}

function parsed(body: string): Request | undefined {
  try {
    return request.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}

const page = (status: number): Told => ({ status, type: 'text/html', body: '<!doctype html><p>Not found' })
