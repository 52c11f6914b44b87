import { cases } from '@wis/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardAddresses, wayOf } from './agent-card.ts'

const at = 'https://agent.example/.well-known/agent-card.json'
const one = { url: 'https://agent.example/rpc', protocolBinding: 'JSONRPC', protocolVersion: '1.0' }
const older = { url: 'https://agent.example/', protocolVersion: '0.3.0' }

describe('the card of an agent', () => {
  it('is looked for below its server, or where it lies', () => {
    expect(cardAddresses('https://agent.example')).toEqual([
      at,
      'https://agent.example/.well-known/agent.json',
    ])
    expect(cardAddresses('https://agent.example/fox/?x=1')).toEqual([
      'https://agent.example/fox/.well-known/agent-card.json',
      at,
      'https://agent.example/fox/.well-known/agent.json',
    ])
    expect(cardAddresses('https://agent.example/cards/fox.json')).toEqual([
      'https://agent.example/cards/fox.json',
    ])
  })

  it.each([
    ['of version 1.0', { supportedInterfaces: [one] }, { url: one.url, binding: 'JSONRPC', version: '1.0' }],
    [
      'that offers several, in a version that is newer',
      {
        ...older,
        supportedInterfaces: [
          { ...one, protocolVersion: '0.3' },
          { ...one, protocolBinding: 'http+json' },
        ],
      },
      { binding: 'HTTP+JSON', version: '1.0' },
    ],
    ['of version 0.3', older, { url: older.url, binding: 'JSONRPC', version: '0.3' }],
    [
      'of version 0.3 that prefers gRPC',
      {
        ...older,
        preferredTransport: 'GRPC',
        additionalInterfaces: [{ url: '/rest', transport: 'HTTP+JSON' }],
      },
      { url: 'https://agent.example/rest', binding: 'HTTP+JSON', version: '0.3' },
    ],
    ['with a tenant', { supportedInterfaces: [{ ...one, tenant: 'fox' }] }, { tenant: 'fox' }],
    ['with nonsense beside it', { ...older, skills: 7, securitySchemes: [], name: {} }, { version: '0.3' }],
    ['that takes JSON', { ...older, defaultInputModes: ['application/json'] }, { takesData: true }],
  ])('%s shows the way', (_, card, way) => {
    expect(wayOf(card, at)).toMatchObject({ ok: true, value: { takesData: false, ...way } })
  })

  it.each([
    ['is none', [], 'is no agent card'],
    ['has no address', { name: 'Fox', supportedInterfaces: [] }, 'is no agent card'],
    [
      'offers only gRPC',
      { supportedInterfaces: [{ ...one, protocolBinding: 'GRPC' }] },
      'its card offers GRPC, and not JSONRPC or HTTP+JSON',
    ],
  ])('that %s is refused with a sentence', (_, card, detail) => {
    expect(wayOf(card, at)).toMatchObject({ ok: false, detail: expect.stringContaining(detail) })
  })

  it('may hold anything, and is read or refused', () => {
    const any = fc.jsonValue({ maxDepth: 3 })
    const texts = fc.constantFrom(
      'JSONRPC',
      'http+json',
      '1.0',
      '0.3.0',
      'https://a.example',
      '//b',
      'http://[',
      '',
    )
    const near = fc.oneof(texts, any)
    const offer = fc.record(
      { url: near, protocolBinding: near, transport: near, tenant: near },
      { requiredKeys: [] },
    )
    const offers = fc.oneof(fc.array(offer), any)
    const card = fc.record(
      { url: near, supportedInterfaces: offers, additionalInterfaces: offers, securitySchemes: any },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof(card, any), (given) => {
        const way = wayOf(given, at)
        if (way.ok) expect(new URL(way.value.url).href).toBe(way.value.url)
        else expect(way.detail).not.toBe('')
      }),
      { numRuns: cases(2_000) },
    )
  })

  it.each([
    ['X-API-Key', 'X-API-Key'],
    ['api-key', 'api-key'],
    ['Host', undefined],
    ['Content-Length', undefined],
    ['Cookie', undefined],
    ['X-Api-Key\r\nHost: x', undefined],
  ])('asks for its key in the header %j, which is given only if it can hold a key', (name, header) => {
    for (const scheme of [
      { type: 'apiKey', in: 'header', name },
      { apiKeySecurityScheme: { location: 'header', name } },
    ]) {
      const way = wayOf({ ...older, securitySchemes: { key: scheme } }, at)
      expect(way.ok && way.value.keyHeader).toBe(header)
    }
  })
})
