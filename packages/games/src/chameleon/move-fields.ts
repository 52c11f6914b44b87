import type { Language, Seat, Turn } from '@wis/engine'
import type { Field } from '../contract/field.ts'
import type { ChameleonState } from './state.ts'

/** The number of code points that a guess may have. */
export const guessLimits: Readonly<Record<Language, number>> = { en: 60, zh: 20 }

export function fieldsOf(
  state: ChameleonState,
  { kind, seat }: Pick<Turn, 'kind' | 'seat'>,
): readonly Field[] {
  const { language, ruleset, aliases } = state
  switch (kind) {
    case 'vote':
      return [
        {
          kind: 'seat',
          name: 'vote',
          label: { en: 'Vote', zh: '投票' },
          beside: ['chameleon', 'suspect', 'accuse', 'out', 'against', '变色龙', '怀疑的', '指认'],
          seats: votableBy(state, seat).map((other) => ({ seat: other, alias: aliases[other] ?? '' })),
        },
      ]
    case 'guess':
      return [
        {
          kind: 'text',
          name: 'word',
          label: { en: 'The secret word', zh: '秘密词' },
          limit: guessLimits[language],
          isOnTable: true,
        },
      ]
    default:
      return [
        {
          kind: 'text',
          name: 'clue',
          label: { en: 'Clue', zh: '线索' },
          limit: ruleset.clueLimit[language],
        },
      ]
  }
}

/** The seats that a seat may vote for: all others that are still there. */
export const votableBy = ({ candidates }: Pick<ChameleonState, 'candidates'>, seat: Seat): readonly Seat[] =>
  candidates.filter((other) => other !== seat)
