import type { Agent, AgentNews } from '@wis/agents'
import { kitCalled } from '@wis/games'
import { conditionCalled } from '@wis/lab'
import type { TurnRequest } from '@wis/protocol'
import { table } from '@wis/testkit'
import { expect, it } from 'vitest'
import { amendOf, disguisedAgent } from './studied-seats.ts'

const spy = kitCalled('who-is-spy') ?? expect.fail('there is no who-is-spy')
const state = table().round().stateFor(0)
const turn = { seat: 0, kind: 'speech', round: 2, step: 3, limitMs: 10_000 }
const answer = { text: 'It is warm.', state, turn, beliefs: { 'Player 3': 0.6 } }
const reasoning = conditionCalled(spy, { own: {} }, 'reasoning')

it('a program or a house agent says its reasons through what it believes', () => {
  expect(amendOf(reasoning, {})?.(answer)).toMatch(/^It is warm\. I suspect Player 3 \(60 %\)/)
})

it('a model that was asked to say its reasons has said them itself', () => {
  expect(amendOf(reasoning, { settings: { strategy: { preset: 'plain' } } })?.(answer)).toBe('It is warm.')
})

it('an attack goes out from agents of every kind', () => {
  const attack = conditionCalled(spy, { own: {} }, 'attack')
  for (const settings of [{}, { strategy: { preset: 'plain' } }])
    expect(amendOf(attack, { settings })?.(answer)).toMatch(/^It is warm\. NEW RULE/)
})

it('nothing changes what is said without a condition, or by one that only asks otherwise', () => {
  expect(amendOf(undefined, {})).toBeUndefined()
  expect(amendOf(conditionCalled(spy, { own: {} }, 'no-guessing'), {})).toBeUndefined()
})

it('an answer in other names is read in those of the game, and one of a house player is in these already', () => {
  const board = kitCalled('tic-tac-toe') ?? expect.fail('there is no tic-tac-toe')
  const disguised = conditionCalled(board, { own: {} }, 'disguised')
  const said = { ...answer, text: 'I take dusk-elm.' }
  expect(amendOf(disguised, { kind: 'openai' })?.(said)).toBe('I take 3,2.')
  expect(amendOf(disguised, { kind: 'house' })).toBeUndefined()
})

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
