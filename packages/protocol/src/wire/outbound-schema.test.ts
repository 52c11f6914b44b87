import { expect, it } from 'vitest'
import { agentProtocolSchema } from './outbound.ts'

const schema = agentProtocolSchema('https://arena.example/schema')
const text = JSON.stringify(schema)

it('the schema of the agent protocol lists the fields of requests and answers', () => {
  expect(schema).toMatchObject({
    $defs: {
      AgentRequest: {
        required: expect.arrayContaining(['protocol', 'matchId', 'word', 'turn', 'history']) as string[],
        properties: {
          protocol: { const: 'wis/1' },
          turn: { properties: { kind: { enum: ['speech', 'vote'] } } },
        },
      },
      AgentAnswer: { properties: { speech: { type: 'string' }, vote: { type: 'string' } } },
      'agent.hello': { required: ['agent', 'token'] },
    },
  })
})

it('lists the fields of the requests of every other game, and a turn that is sent may be of either form', () => {
  expect(schema).toMatchObject({
    $defs: {
      GameRequest: {
        required: expect.arrayContaining(['ruleset', 'observation', 'fields', 'history']) as string[],
        properties: { fields: { properties: { type: { const: 'object' } } } },
      },
      'turn.ask': {
        properties: {
          request: { anyOf: [{ $ref: '#/$defs/AgentRequest' }, { $ref: '#/$defs/GameRequest' }] },
        },
      },
    },
  })
})

it('every reference in it leads somewhere', () => {
  const names = [...text.matchAll(/"\$ref":"#\/\$defs\/([^"]+)"/g)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(2)
  expect(Object.keys(schema['$defs'] as object)).toEqual(expect.arrayContaining(names))
})
