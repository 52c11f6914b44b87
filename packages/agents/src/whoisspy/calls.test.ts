import { describe, expect, it } from 'vitest'
import type { AgentNews } from '../agent.ts'
import { newsWith, wholeMatch } from '../testing/spy-entries.ts'
import { after, callsFor, nothingHeard } from './calls.ts'

function told(news: AgentNews): readonly string[] {
  let heard = nothingHeard
  return news.entries.flatMap(({ event }) => {
    const calls = callsFor(heard, event, news)
    heard = after(heard, event, news.seat)
    return calls.map((call) => JSON.stringify(call))
  })
}

const words = { civilian: '茶', spy: '咖啡' }
const out = (seat: number, round: number, cause = 'vote') => ({ type: 'seat-eliminated', seat, round, cause })

describe('a living agent is told', () => {
  it('a whole match in these bytes and in this order', () => {
    expect(told(newsWith(wholeMatch))).toEqual([
      '{"status":"start","message":"Player 2"}',
      '{"status":"distribution","word":"tea"}',
      '{"status":"round","round":1,"message":"Round 1 begins. Please speak in turn."}',
      '{"status":"round","round":1,"name":"Player 3","message":"It is hot."}',
      '{"status":"round","round":1,"name":"Player 1","message":""}',
      '{"status":"round","round":1,"name":"Player 2","message":"It is green."}',
      '{"status":"vote","round":1,"name":"Player 1","message":"Player 2"}',
      '{"status":"vote","round":1,"name":"Player 2","message":"Player 3"}',
      '{"status":"vote","round":1,"name":"Player 3","message":"abstain"}',
      '{"status":"vote_result","round":1}',
      '{"status":"round","round":2,"message":"Round 2 begins. Please speak in turn."}',
      '{"status":"round","round":2,"name":"Player 3","message":"It is brown."}',
      '{"status":"vote","round":2,"name":"Player 1","message":"Player 3"}',
      '{"status":"vote","round":2,"name":"Player 2","message":"Player 3"}',
      '{"status":"vote","round":2,"name":"Player 3","message":"Player 2"}',
      '{"status":"vote_result","round":2,"name":"Player 3","message":"Player 3"}',
      '{"status":"result","message":"The civilians win. The civilian word is tea, the spy word is coffee, the spy is Player 3."}',
    ])
  })

  it.each([
    ['en', 'The game is over. The result is told once all matches of this deal have been played.'],
    ['zh', '游戏结束。这副牌局的所有对局打完后公布结果。'],
  ] as const)('in %s that it is over, and no result while that is secret', (language, message) => {
    const over = [{ type: 'match-over' }]
    expect(told(newsWith(over, { language }))).toEqual([JSON.stringify({ status: 'result', message })])
  })

  it('in Chinese if the match is in Chinese', () => {
    const ended = { type: 'match-ended', winner: 'spy', spy: 0, words }
    const revealed = { type: 'votes-revealed', round: 3, ballots: [{ seat: 0, target: null }] }
    const events = [{ type: 'round-opened', round: 3, order: [0] }, revealed, ended]
    expect(told(newsWith(events, { language: 'zh' }))).toEqual([
      '{"status":"round","round":3,"message":"第3轮开始，请依次发言。"}',
      '{"status":"vote","round":3,"name":"玩家1","message":"弃权"}',
      '{"status":"vote_result","round":3}',
      '{"status":"result","message":"卧底获胜，游戏结束。平民词是茶，卧底词是咖啡，卧底是玩家1。"}',
    ])
  })

  it.each([
    ['en', 'spy', 'The spy wins. The civilian word is 茶, the spy word is 咖啡, the spy is Player 1.'],
    ['zh', 'civilians', '平民获胜，游戏结束。平民词是茶，卧底词是咖啡，卧底是玩家1。'],
  ] as const)('in %s that the winner is %s', (language, winner, message) => {
    const ended = { type: 'match-ended', winner, spy: 0, words }
    expect(told(newsWith([ended], { language }))).toEqual([JSON.stringify({ status: 'result', message })])
  })

  it('of everybody who is out by a foul, itself included', () => {
    const events = [out(0, 1, 'foul'), out(1, 1, 'foul')]
    expect(told(newsWith(events))).toEqual([
      '{"status":"vote_result","round":1,"name":"Player 1","message":"Player 1"}',
      '{"status":"vote_result","round":1,"name":"Player 2","message":"Player 2"}',
    ])
  })

  it('that a vote that put nobody out was the last', () => {
    const revealed = { type: 'votes-revealed', round: 3, ballots: [] }
    const ended = { type: 'match-ended', winner: 'spy', spy: 0, words }
    expect(told(newsWith([revealed, ended]))[0]).toBe('{"status":"vote_result","round":3}')
  })
})

describe('an agent that is out', () => {
  it('is told nothing more but the result', () => {
    const [opened, dealt, round, ...rest] = wholeMatch
    const events = [opened, dealt, round, out(1, 1, 'foul'), ...rest].filter((event) => event !== undefined)
    expect(told(newsWith(events)).slice(3)).toEqual([
      '{"status":"vote_result","round":1,"name":"Player 2","message":"Player 2"}',
      '{"status":"result","message":"The civilians win. The civilian word is tea, the spy word is coffee, the spy is Player 3."}',
    ])
  })

  it('is told that a match is void', () => {
    const events = [out(1, 1), { type: 'match-voided', reason: 'platform-fault' }]
    expect(told(newsWith(events))[1]).toContain('"status":"result","message":"The match is void')
    expect(told(newsWith(events, { language: 'zh' }))[1]).toContain('作废')
  })
})

describe('an entry that cannot be read', () => {
  it.each([
    { type: 'hidden' },
    { type: 'unheard-of', seat: 0 },
    { type: 'word-dealt', seat: 1 },
    { type: 'speech-given', seat: 17, text: 'x' },
    { type: 'speech-given', seat: '0', text: 'x' },
    { type: 'votes-revealed', round: 1, ballots: 'none' },
    { type: 'votes-revealed', round: 1, ballots: [null, 3, {}] },
    { type: 'seat-eliminated', round: 1 },
  ])('is not told: %j', (event) => {
    expect(told(newsWith([event]))).toEqual([])
  })

  it('never makes a field of another type', () => {
    const events = [
      { type: 'round-opened', round: 'one' },
      { type: 'speech-given', seat: 0, text: 7 },
      { type: 'match-ended', winner: null, words: null, spy: 'me' },
    ]
    expect(told(newsWith(events))).toEqual([
      '{"status":"round","message":"A new round begins. Please speak in turn."}',
      '{"status":"round","name":"Player 1","message":""}',
      '{"status":"result","message":"The civilians win. The civilian word is ?, the spy word is ?, the spy is ?."}',
    ])
  })
})
