import type { Agent, AgentNews } from '@wis/agents'
import { kitCalled } from '@wis/games'
import type { TurnRequest } from '@wis/protocol'
import { expect, it } from 'vitest'
import { disguisedAgent } from './disguised-agent.ts'

const kit = kitCalled('hanabi') ?? expect.fail('there is no hanabi')
const disguise =
  kit.studies?.conditions.find((condition) => condition.disguise)?.disguise ??
  expect.fail('it has no disguise')

it('hears the news in other names, and is woken and waits as before', async () => {
  const heard: AgentNews[] = []
  const agent: Agent<TurnRequest> = {
    sharedProvider: 'shared',
    reply: () => Promise.reject(new Error('nobody asks')),
    hear: (news) => Promise.resolve((heard.push(news), [])),
    isWaiting: () => true,
    prepare: () => Promise.resolve({ ready: false, verdict: 'agent', detail: 'asleep' }),
  }
  const { hear, isWaiting, prepare, sharedProvider } = disguisedAgent(agent, disguise)
  const event = { type: 'clue-given', seat: 1, clue: { kind: 'colour', value: 'red' }, cards: [3] }
  const about = { matchId: 'm', seat: 0, alias: 'Player 1', aliases: ['Player 1', 'Player 2'] }
  const { signal } = new AbortController()
  await hear?.({ ...about, language: 'en', game: 'hanabi', entries: [{ seq: 7, at: 'then', event }] }, signal)
  expect(heard).toEqual([
    {
      ...about,
      language: 'en',
      game: 'metal-towers',
      entries: [
        {
          seq: 7,
          at: 'then',
          event: { type: 'signal-given', seat: 1, signal: { kind: 'metal', value: 'copper' }, blocks: [3] },
        },
      ],
    },
  ])
  expect([isWaiting?.(), sharedProvider]).toEqual([true, 'shared'])
  expect(await prepare?.(signal)).toMatchObject({ detail: 'asleep' })
})

it('has nothing that the agent has not', () => {
  const mute = { reply: () => Promise.reject(new Error('nobody asks')) }
  expect(Object.keys(disguisedAgent(mute, disguise))).toEqual(['reply'])
})
