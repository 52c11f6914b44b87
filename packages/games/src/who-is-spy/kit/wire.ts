import type { Seat, Turn } from '@wis/engine'
import type { Field } from '../../contract/field.ts'
import type { Wire } from '../../contract/game-kit.ts'
import { texts } from '../content/generated/texts.ts'
import { spyEvent } from '../schema.ts'
import type { SpyEvent } from '../schema.ts'
import type { SpyState } from '../state.ts'
import { say } from './say.ts'

const observe = texts.observed(({ language, aliases, dealt, living, rounds }: SpyState, seat) => {
  const nameOf = (other: Seat) => aliases[other] ?? ''
  const { round = 0, isRunOff, order = [] } = rounds.at(-1) ?? {}
  const tied = order.map(nameOf)
  const runOff = isRunOff && { runOff: tied }
  const data = { word: dealt[seat] ?? '', alias: nameOf(seat), living: living.map(nameOf), round, ...runOff }
  const [comma, and] = language === 'zh' ? ['、', '和'] : [', ', ' and ']
  return { data, told: { still: data.living.join(comma), tied: tied.join(and) } }
})

const candidates = ({ rounds }: SpyState): readonly Seat[] => rounds.at(-1)?.vote?.candidates ?? []

function fieldsOf(state: SpyState, { kind }: Turn): readonly Field[] {
  if (kind === 'vote') {
    const seats = candidates(state).map((seat) => ({ seat, alias: state.aliases[seat] ?? '' }))
    return [{ kind: 'seat', name: 'vote', label: { en: 'Vote', zh: '投票' }, seats }]
  }
  const limit = state.ruleset.speechLimit[state.language]
  return [{ kind: 'text', name: 'speech', label: { en: 'Speech', zh: '发言' }, limit }]
}

export const spyWire: Wire<SpyState, SpyEvent> = {
  round: texts.game().round,
  event: spyEvent,
  fields: fieldsOf,
  legal: (state, turn) =>
    turn.kind === 'vote' ? candidates(state).map((seat) => state.aliases[seat] ?? '') : undefined,
  observe,
  say,
}
