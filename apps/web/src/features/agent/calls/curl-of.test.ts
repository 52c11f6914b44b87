import { execFileSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { spoken } from '@wis/games/who-is-spy'
import { findStrategy, messagesFor, requestWith } from '@wis/protocol'
import type { ConnectorSettings } from '@wis/protocol'
import { describe, expect, it } from 'vitest'
import { bodyFor, curlOf, messagesIn } from './curl-of.ts'

const request = requestWith(spoken("It's a $HOME for `tea`; rm -rf \\"))
const commandFor = (connector: ConnectorSettings) => curlOf(connector, bodyFor(connector, request) ?? '')
const strategy = { preset: 'plain' } as const

/**
 * Replacements for the programs in a command: `curl` prints its arguments, and `openssl` is not installed everywhere.
 */
const standIns = `
  curl() { printf '%s\\0' "$@"; }
  openssl() { "$NODE" -e '
    const digest = require("node:crypto").createHmac("sha256", process.argv[1])
    process.stdout.write("SHA2-256(stdin)= " + digest.update(require("node:fs").readFileSync(0)).digest("hex"))
  ' "$4"; }
`

/** The arguments that the command passes to curl. */
function handedOver(command: string, secrets: Record<string, string>): string[] {
  const env: NodeJS.ProcessEnv = {
    PATH: '/usr/bin:/bin',
    NODE: process.execPath,
    NODE_ENV: 'test',
    ...secrets,
  }
  return execFileSync('sh', ['-c', `${standIns}\n${command}`], { env, encoding: 'utf8' }).split('\0')
}

describe('a call as a command', () => {
  it('sends a webhook the same request, signed with the reader’s secret', () => {
    const url = 'https://agent.example/turn'
    const curl = commandFor({ kind: 'webhook', url })
    const args = handedOver(curl?.command ?? '', { WIS_SECRET: 'between two' })
    const body = args[args.indexOf('--data-raw') + 1] ?? ''
    expect(JSON.parse(body)).toEqual(request)
    const [, time, signature] =
      /t=(\d+),v1=([0-9a-f]{64})$/.exec(args[args.lastIndexOf('-H') + 1] ?? '') ?? []
    expect(signature).toBe(createHmac('sha256', 'between two').update(`${time}.${body}`).digest('hex'))
  })

  it('sends a model the same messages, with the reader’s key', () => {
    const connector = { kind: 'openai', baseUrl: 'https://api.example', model: 'small-1', strategy } as const
    const curl = commandFor(connector)
    const args = handedOver(curl?.command ?? '', { API_KEY: 'sk-mine' })
    expect(args[0]).toBe('https://api.example/v1/chat/completions')
    expect(args).toContain('Authorization: Bearer sk-mine')
    const body = args[args.indexOf('--data-raw') + 1] ?? ''
    const plain = findStrategy('plain')
    expect(JSON.parse(body)).toMatchObject({ model: 'small-1' })
    expect(messagesIn(body)).toEqual(plain && messagesFor(plain, request))
  })

  it('asks a Space for its turn, with a token only if there is one', () => {
    const curl = commandFor({ kind: 'hf-space', space: 'someone/agent' })
    const SPACE_URL = 'https://someone-agent.hf.space'
    const open = handedOver(curl?.command ?? '', { SPACE_URL })
    expect(open[0]).toBe(`${SPACE_URL}/agent/interact`)
    expect(open.join(' ')).not.toContain('Authorization')
    expect(handedOver(curl?.command ?? '', { SPACE_URL, HF_TOKEN: 'hf_mine' }).join(' ')).toContain('hf_mine')
  })

  it('does not exist for agents that cannot be reached from outside', () => {
    expect([commandFor({ kind: 'house', persona: 'fox' }), commandFor({ kind: 'outbound' })]).toEqual([
      undefined,
      undefined,
    ])
  })
})
