import type { OutgoingCall } from '../egress/fetch-outcome.ts'
import type { WayToAgent } from './agent-card.ts'

/** The talk with an agent about one seat of one match, as far as it has come. */
export interface Talk {
  readonly contextId?: string
  /** The task that waits for the next message. */
  readonly taskId?: string
}

export interface OutgoingMessage extends Talk {
  readonly messageId: string
  readonly text: string
  /** The same for programs. */
  readonly data?: unknown
}

type Call = Required<Pick<OutgoingCall, 'url' | 'headers'>> & Pick<OutgoingCall, 'body' | 'method'>

/** Sends a message, and asks the agent to answer only when it is done with it. */
export function sendCall(way: WayToAgent, message: OutgoingMessage): Call & { readonly body: string } {
  const { messageId, contextId, taskId } = message
  const named = { messageId, ...(contextId && { contextId }), ...(taskId && { taskId }) }
  const modes = ['text/plain', 'application/json']
  if (way.version === '1.0') {
    const asked = {
      ...(way.tenant && { tenant: way.tenant }),
      message: { ...named, role: 'ROLE_USER', parts: partsOf(message) },
      configuration: { acceptedOutputModes: modes, historyLength: 0, returnImmediately: false },
    }
    return way.binding === 'JSONRPC'
      ? rpc(way, 'SendMessage', messageId, asked)
      : { ...rest(way, '/message:send'), method: 'POST', body: JSON.stringify(asked) }
  }
  const configuration = { acceptedOutputModes: modes, historyLength: 0, blocking: true }
  if (way.binding === 'JSONRPC') {
    const parts = olderPartsOf(message)
    const asked = { message: { kind: 'message', ...named, role: 'user', parts }, configuration }
    return rpc(way, 'message/send', messageId, asked)
  }
  const content = protoPartsOf(message)
  const body = JSON.stringify({ message: { ...named, role: 'ROLE_USER', content }, configuration })
  return { ...rest(way, '/v1/message:send'), method: 'POST', body }
}

/** Asks how a task stands. */
export function taskCall(way: WayToAgent, id: string): Call {
  const isNew = way.version === '1.0'
  if (way.binding === 'JSONRPC') {
    const asked = { ...(isNew && way.tenant && { tenant: way.tenant }), id, historyLength: 0 }
    return { ...rpc(way, isNew ? 'GetTask' : 'tasks/get', id, asked), method: 'POST' }
  }
  const path = `${isNew ? '' : '/v1'}/tasks/${encodeURIComponent(id)}?historyLength=0`
  return { ...rest(way, path), method: 'GET' }
}

/** The id is that of the message or the task, so that a repeated call has the same bytes. */
function rpc({ url, version }: WayToAgent, method: string, id: string, params: unknown) {
  return { url, headers: headersOf(version), body: JSON.stringify({ jsonrpc: '2.0', id, method, params }) }
}

function rest({ url, version, tenant }: WayToAgent, path: string) {
  const [address = '', query] = url.split('?')
  const place = version === '1.0' && tenant ? `/${encodeURIComponent(tenant)}` : ''
  const whole = `${address.replace(/\/+$/, '')}${place}${path}`
  const joint = path.includes('?') ? '&' : '?'
  return { url: query === undefined ? whole : `${whole}${joint}${query}`, headers: headersOf(version) }
}

const headersOf = (version: WayToAgent['version']) => ({
  accept: version === '1.0' ? 'application/json, application/a2a+json' : 'application/json',
  'a2a-version': version,
})

const partsOf = ({ text, data }: OutgoingMessage) => [
  { text, mediaType: 'text/plain' },
  ...(data === undefined ? [] : [{ data, mediaType: 'application/json' }]),
]

const olderPartsOf = ({ text, data }: OutgoingMessage) => [
  { kind: 'text', text },
  ...(data === undefined ? [] : [{ kind: 'data', data }]),
]

/** As protocol buffers of version 0.3 are written in JSON. */
const protoPartsOf = ({ text, data }: OutgoingMessage) => [
  { text },
  ...(data === undefined ? [] : [{ data: { data } }]),
]
