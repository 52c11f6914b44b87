import type { Seat, Turn } from '@wis/engine'
import type { Field } from '../../contract/field.ts'
import type { Observation, Wire } from '../../contract/game-kit.ts'
import { spyEvent } from '../schema.ts'
import type { SpyEvent } from '../schema.ts'
import type { SpyState } from '../state.ts'
import { say } from './say.ts'

export const spyWire: Wire<SpyState, SpyEvent> = {
  round: {
    en: 'The rounds of the match: all who are left speak in each, and then vote.',
    zh: '本场的第几轮：每轮在场的人依次发言，然后投票。',
  },
  event: spyEvent,
  fields: fieldsOf,
  legal: (state, turn) =>
    turn.kind === 'vote' ? candidates(state).map((seat) => state.aliases[seat] ?? '') : undefined,
  observe,
  say,
}

const candidates = ({ rounds }: SpyState): readonly Seat[] => rounds.at(-1)?.vote?.candidates ?? []

function fieldsOf(state: SpyState, { kind }: Turn): readonly Field[] {
  if (kind === 'vote') {
    const seats = candidates(state).map((seat) => ({ seat, alias: state.aliases[seat] ?? '' }))
    return [{ kind: 'seat', name: 'vote', label: { en: 'Vote', zh: '投票' }, seats }]
  }
  const limit = state.ruleset.speechLimit[state.language]
  return [{ kind: 'text', name: 'speech', label: { en: 'Speech', zh: '发言' }, limit }]
}

function observe({ language, aliases, dealt, living, rounds }: SpyState, seat: Seat): Observation {
  const word = dealt[seat] ?? ''
  const alive = living.map((other) => aliases[other] ?? '')
  const round = rounds.at(-1)?.round ?? 0
  const tied = rounds.at(-1)?.isRunOff ? rounds.at(-1)?.order.map((other) => aliases[other] ?? '') : undefined
  const data = { word, alias: aliases[seat] ?? '', living: alive, round, ...(tied && { runOff: tied }) }
  const text =
    language === 'zh'
      ? `你是${data.alias}，你的词是“${word}”。现在是第${round}轮，仍在场的玩家：${alive.join('、')}。${tied ? `这一轮是${tied.join('和')}之间的加赛。` : ''}`
      : `You are ${data.alias}. Your word is "${word}". It is round ${round}. Still in: ${alive.join(', ')}.${tied ? ` It is a run-off between ${tied.join(' and ')}.` : ''}`
  return { data, text }
}
