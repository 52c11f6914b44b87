import { defineTable, list, number, viewOf, whole } from '../define/table.ts'
import { publicGoodsMoments } from './moments.ts'
import { leftOf, pointsText, settings, sharesPerPoint } from './payback.ts'
import { scene } from './picture.ts'
import { events, rules } from './table.ts'
import type { PublicGoodsState, State } from './table.ts'

const usual = { players: 3, rounds: 5, endowment: 100, multiplierTenths: 20 }

/** What can happen in a match, and what whoever watches it sees. */
export const table = defineTable({
  id: 'public-goods',
  seats: [2, 6],
  rules,
  slips: ['random', 'harmless'],
  presets: {
    arena: { ...usual, slips: { tries: 2, then: 'harmless' } },
    ...Object.fromEntries(
      settings.map(({ id, ...changed }) => [
        id,
        { ...usual, ...changed, slips: { tries: 2, then: 'harmless' } as const },
      ]),
    ),
  },
  events,
  start: (_, each): State => ({ round: 0, isOpen: false, sealed: each(false), made: each(null), rounds: [] }),
  asks: ({ round: now, isOpen, sealed, made }) =>
    isOpen
      ? {
          kind: 'invest',
          round: now,
          seats: [...sealed.keys()].filter((at) => !sealed[at] && made[at] === null),
        }
      : undefined,
  moves: {
    invest: {
      fields: {
        investment: number(
          { en: 'Points to invest', zh: '投入的点数' },
          {
            least: 0,
            most: (known: Pick<PublicGoodsState, 'rounds' | 'ruleset'>, at) => leftOf(known, at),
            above: 'above-means',
          },
        ),
      },
      as: ({ investment }) => ({ type: 'investment-made', amount: investment }),
      from: { 'investment-made': ({ amount }) => ({ investment: amount }) },
      sealed: 'investment-sealed',
      harmless: () => ({ type: 'investment-made', amount: 0 }),
    },
  },
  reasons: { 'above-means': { en: 'there are not so many points left', zh: '剩下的点数不够' } },
  on: {
    'round-opened': ({ made }, { round: now }) => ({
      round: now,
      isOpen: true,
      sealed: made.map(() => false),
      made: made.map(() => null),
    }),
    'investment-made': ({ made }, { seat: by, amount, given }) => ({
      made: made.with(by, { amount, given }),
    }),
    'investment-sealed': ({ sealed }, { seat: by }) => ({ sealed: sealed.with(by, true) }),
    'round-ended': ({ made, rounds }, { investments }) => {
      const given = made.map((own) => own?.given ?? false)
      const all = investments.map((amount, at) => ({ amount, given: given[at] ?? false }))
      return { isOpen: false, made: all, rounds: [...rounds, { investments, given }] }
    },
  },
  end: { reason: 'rounds-played', points: list(whole(0)), shown: pointsText },
  perPoint: sharesPerPoint,
  scene,
  moments: publicGoodsMoments,
})

export const view = viewOf(table)
