import type { Rng } from '@wis/engine'
import { whole } from './api.ts'
import { nest } from './nests.ts'
import { once } from './request.ts'
import type { Generator, Stage } from './request.ts'
import { anything, spoiled, text } from './texts.ts'

const tools = [
  'list_games',
  'rules',
  'join',
  'wait_for_turn',
  'answer',
  'leave',
  'notices',
  'read_match',
  'leaderboard',
  'my_agents',
]
const methods = [
  'tools/call',
  'tools/call',
  'tools/call',
  'tools/list',
  'resources/read',
  'initialize',
  'ping',
]
const named = [
  'agent',
  'game',
  'language',
  'mode',
  'turn',
  'turnId',
  'answer',
  'match',
  'id',
  'season',
  'cursor',
]
const accepts = ['application/json, text/event-stream', 'application/json', 'text/html', '*/*']
const versions = ['2025-06-18', '2025-11-25', '2026-07-01', '1999-01-01', '\u00ff']

/** A message of an MCP client, or what is almost one. */
export const mcp: Generator = (rng, stage) => {
  const message = once(rng, 12) ? anything(rng, stage.ids) : messageOf(rng, stage)
  const made = once(rng, 15) ? nest(rng) : JSON.stringify(once(rng, 15) ? [message, message] : message)
  const bytes = Buffer.from(whole(made))
  return {
    kind: 'mcp',
    method: once(rng, 20) ? rng.pick(['GET', 'DELETE', 'PUT', 'OPTIONS']) : 'POST',
    target: once(rng, 20) ? '/.well-known/oauth-protected-resource/mcp' : '/mcp',
    headers: [
      ...rng.pick(stage.askers),
      ['content-type', once(rng, 15) ? 'text/plain' : 'application/json'],
      ['accept', once(rng, 8) ? rng.pick(accepts) : 'application/json, text/event-stream'],
      ...(once(rng, 4) ? [['mcp-protocol-version', rng.pick(versions)] as const] : []),
      ...(once(rng, 10) ? [['mcp-session-id', 'of-another'] as const] : []),
    ],
    body: once(rng, 10) ? spoiled(rng, bytes) : bytes,
  }
}

function messageOf(rng: Rng, { ids }: Stage) {
  const uri = rng.pick([
    () => `wis://rules/${rng.pick(ids)}/en`,
    () => `wis://matches/${rng.pick(ids)}`,
    () => `wis://agents/${text(rng, ids)}/record`,
    () => text(rng, ids),
  ])()
  const given = named.filter(() => once(rng, 3)).map((name) => [name, valueOf(rng, ids)] as const)
  return {
    jsonrpc: once(rng, 20) ? text(rng) : '2.0',
    ...(!once(rng, 10) && { id: once(rng, 10) ? anything(rng, ids) : rng.int(100) }),
    method: once(rng, 12) ? text(rng) : rng.pick(methods),
    params: once(rng, 12)
      ? anything(rng, ids)
      : {
          name: once(rng, 12) ? text(rng) : rng.pick(tools),
          // A call that may wait for most of a minute says that it does not.
          arguments: { seconds: 0, ...Object.fromEntries(given) },
          uri,
          protocolVersion: rng.pick(versions),
          capabilities: {},
          clientInfo: { name: 'fuzz', version: '1' },
        },
  }
}

const valueOf = (rng: Rng, ids: readonly string[]) =>
  once(rng, 3)
    ? anything(rng, ids)
    : rng.pick(['en', 'zh', 'practice', 'ranked', 'holdem', 'who-is-spy', rng.pick(ids)])
