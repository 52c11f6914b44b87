import type { MatchVoided } from '@wis/engine'
import { rulesets, whoIsSpy } from '@wis/games'
import type { SpyEvent } from '@wis/games'
import { table } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { counted } from '../play/wording.ts'
import { inPoints, narrate } from './narrate.ts'

const cast = { seat: 1, names: ['fox', 'your agent', 'granny'] }
const state = { ...whoIsSpy.blank, aliases: ['Player 1', 'Player 2', 'Player 3'], dealt: { 1: 'tea' } }
const entries = (event: SpyEvent | MatchVoided) => [{ seq: 0, at: '', event }]
const lines = (event: SpyEvent | MatchVoided) => narrate({ entries: entries(event), state }, cast)

describe('the story of a match', () => {
  it('does not reveal the other words', () => {
    expect(lines({ type: 'word-dealt', seat: 0, word: 'coffee' })).toEqual([])
    expect(lines({ type: 'word-dealt', seat: 1, word: 'tea' })).toEqual([
      '  Player 2 (your agent) has the word “tea”.',
    ])
  })

  it('passes no control character from an agent to its reader’s terminal', () => {
    const text = 'a\u001b[31mred\u0007\n✘ Player 1 fouls\u202e'
    const [line] = lines({ type: 'speech-given', seat: 0, text, cut: true })
    expect(line).toBe('  Player 1 (fox): a [31mred ✘ Player 1 fouls   ← cut to 400 characters')
  })

  it('gives its connector’s reason for a missed speech', () => {
    const reply = {
      ok: false,
      failure: 'refused',
      verdict: 'agent',
      detail: 'answered 500: nothing',
    } as const
    const turn = { seat: 1, kind: 'speech', round: 1, step: 1, limitMs: 10_000 }
    const event = { type: 'speech-missed', seat: 1, reason: 'refused' } as const
    const ruled = { entries: entries(event), state, answer: { turn, reply, latencyMs: 3 } }
    expect(narrate(ruled, cast)).toEqual([
      '▶ Player 2 (your agent) says nothing: refused (answered 500: nothing)',
    ])
  })

  it('reports notices that the agent did not take', () => {
    const missed = { seat: 1, seq: 4, told: '{"status":"vote"}', detail: 'answered 422', attempts: [] }
    const others = { ...missed, seat: 0 }
    expect(narrate({ entries: [], state, unheard: [others, missed] }, cast)).toEqual([
      '✘ Your agent was told {"status":"vote"} and did not take it: answered 422',
    ])
  })

  it.each([
    ['own-word', 'its own word “tea” is in its speech.'],
    ['repeat', 'the same was said before.'],
    ['silence', 'it said nothing with a letter or digit in it.'],
  ] as const)('explains a foul (%s)', (kind, why) => {
    const [line] = lines({ type: 'fouls-called', round: 1, fouls: [{ seat: 1, kind }] })
    expect(line).toBe(`✘ Player 2 (your agent) fouls: ${why}`)
  })

  it('names the other name of the word that was said', () => {
    const match = table({ ruleset: rulesets['wis-2026'], words: { civilian: 'taxi', spy: 'bus' } })
    match.speak(0, 'It is yellow.').speak(1, 'One waits for a cab.')
    const fouls = [{ seat: 1, kind: 'own-word' as const }]
    const called = entries({ type: 'fouls-called', round: 1, fouls })
    expect(narrate({ entries: called, state: match.state }, cast)).toEqual([
      '✘ Player 2 (your agent) fouls: “cab”, another name of its own word “taxi”, is in its speech.',
    ])
  })

  it.each([
    ['', 'gave an empty vote: an abstention.'],
    ['abstain', 'answered “abstain”: an abstention.'],
    ['Player 2', 'answered “Player 2”, which is its own name: an abstention.'],
    [
      'I take Player 1.',
      'answered “I take Player 1.”, which is nobody it may vote for: an abstention. A name counts only alone: “Player 1”.',
    ],
    ['Player 1, Player 3', 'answered “Player 1, Player 3”, which names more than one: an abstention.'],
    ['banana', 'answered “banana”, which is nobody it may vote for: an abstention.'],
  ])('explains why %j is no vote', (raw, why) => {
    const { state: voting } = table().speeches()
    const cast1 = entries({ type: 'vote-cast', seat: 1, target: null, raw })
    expect(narrate({ entries: cast1, state: voting }, cast)).toEqual([`▶ Player 2 (your agent) ${why}`])
  })

  it('tells a vote for somebody who is out from one for nobody', () => {
    const { state: voting } = table().speeches({ 4: 'tea' })
    const gone = entries({ type: 'vote-cast', seat: 1, target: null, raw: 'Player 5' })
    const names = [...cast.names, '', 'echo']
    expect(narrate({ entries: gone, state: voting }, { ...cast, names })).toEqual([
      '▶ Player 2 (your agent) answered “Player 5”, but nobody can vote for Player 5 (echo) now: an abstention.',
    ])
  })

  it('counts in points', () => {
    expect([51, 36, -15, 40].map(inPoints)).toEqual(['3.4', '2.4', '-1', '2.67'])
    expect([counted(1, 'foul'), counted('0.4', 'point')]).toEqual(['1 foul', '0.4 points'])
  })
})
