import { readFile } from 'node:fs/promises'
import { connectorKinds, goodbyes, outboundLimits, strategies } from '@wis/protocol'
import { describe, expect, it } from 'vitest'
import { verdicts } from './agent.ts'
import { egressLimits } from './egress/exchange.ts'
import { whoisspyLimits } from './whoisspy/endpoint.ts'

const read = (path: string) => readFile(new URL(`../../../${path}`, import.meta.url), 'utf8')
const codeIn = (text: string, language: string) =>
  [...text.matchAll(new RegExp('```' + language + '\\n([\\s\\S]*?)```', 'g'))].map(([, code = '']) => code)

describe.each(['docs/agents/protocol.md', 'docs/agents/protocol.zh.md'])('%s', (path) => {
  it('checks signatures by the code of the examples', async () => {
    const text = await read(path)
    expect(await read('examples/python/webhook_agent.py')).toContain(codeIn(text, 'python')[0])
    expect(await read('examples/typescript/webhook-agent.ts')).toContain(codeIn(text, 'ts')[0])
  })

  it('names every kind of agent, verdict, strategy and goodbye', async () => {
    const text = await read(path)
    const kinds = connectorKinds.filter((kind) => kind !== 'house' && kind !== 'person')
    for (const name of [...kinds, ...verdicts, ...strategies.map(({ id }) => id), ...goodbyes])
      expect(text, name).toContain(`\`${name}\``)
  })

  it('states the limits that hold', async () => {
    const text = await read(path)
    const { helloMs, awayMs, graceMs, heartbeatMs, perMs, messageBytes } = outboundLimits
    for (const ms of [helloMs, awayMs, graceMs, heartbeatMs, perMs, whoisspyLimits.perceiveMs])
      expect(text).toMatch(new RegExp(`${ms / 1000} (s|秒)`))
    expect([messageBytes, egressLimits.bodyBytes]).toEqual([64 * 1024, 64 * 1024])
    expect(text).toContain(`${messageBytes / 1024} KiB`)
    expect(text).toContain(`${egressLimits.evidenceBytes / 1024} KiB`)
    for (const count of [outboundLimits.messages, outboundLimits.dialsPerMinute, egressLimits.redirects])
      expect(text).toMatch(new RegExp(`\\b${count}\\b`))
  })
})
