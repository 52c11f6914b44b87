import type { Seat } from '@wis/engine'
import { everySeatOf } from '../contract/results-of-outcome.ts'
import { defineGame } from '../define/index.ts'
import type { HouseAsked } from '../define/index.ts'
import { othersOf, ownRounds, scoresOf, sumOf, unseal } from '../define/table.ts'
import { texts } from './content/generated/texts.ts'
import { paybackOf, pointsText, settings, sharesPerPoint } from './payback.ts'
import { backIn, investedBy, leftOf, potOf, table } from './view.ts'
import type { PublicGoodsState } from './view.ts'

const points = { better: 'more', unit: 'points' } as const

export const publicGoods = defineGame({
  ...table,
  ...texts.game((ruleset: PublicGoodsState['ruleset']) => {
    const back = paybackOf(ruleset, 1)
    const about = (100 * back) % sharesPerPoint !== 0
    return { factor: ruleset.multiplierTenths / 10, back: pointsText(back), about }
  }),
  genre: 'numbers',
  thinkingTime: 5.2,
  glyph: 'M4 12h16l-2 8H6zM12 3v6M9 6.5L12 9.5l3-3',
  next: (sealed) => {
    const now = unseal(sealed)
    const { round, isOpen, aliases, bySeat, ruleset } = now
    if (isOpen) {
      const investments = bySeat['investment-made'].map((own) => own?.amount ?? 0)
      return [{ type: 'round-ended', round, investments }]
    }
    if (round < ruleset.rounds) return [{ type: 'round-opened', round: round + 1 }]
    const back = backIn(now)
    return [{ type: 'match-ended', points: aliases.map((_, at) => sharesPerPoint * leftOf(now, at) + back) }]
  },
  pointsWithin: (ruleset) => {
    const { players, endowment } = ruleset
    // A seat has most if all others invest everything, and it nothing or everything itself.
    const kept = sharesPerPoint * endowment + paybackOf(ruleset, (players - 1) * endowment)
    return [0, Math.max(kept, paybackOf(ruleset, players * endowment))]
  },
  // If all invest the same, nobody invests least.
  count: (now, at) => {
    const own = decisionsOf(now, at)
    const { ruleset, faults } = now
    return {
      decisions: own.length,
      invested: investedBy(now, at),
      endowment: ruleset.endowment,
      least: own.filter(({ amount, all }) => amount === Math.min(...all) && amount < Math.max(...all)).length,
      nothing: own.filter(({ amount }) => amount === 0).length,
      pot: potOf(now),
      'pot-possible': ruleset.endowment * ruleset.players,
      'above-means': faults[at]?.['above-means'] ?? 0,
    }
  },
  rates: texts.rates({
    'investment-rate': { of: ['invested'], per: ['endowment'] },
    'least-rate': { of: ['least'], per: ['decisions'] },
    'nothing-rate': { of: ['nothing'], per: ['decisions'] },
    'pot-rate': { better: 'more', of: ['pot'], per: ['pot-possible'] },
    'above-means-rate': { better: 'fewer', of: ['above-means'], per: ['answers'] },
  }),
  board: {
    order: 'mean-points',
    columns: ['investment-rate', 'least-rate', 'above-means-rate', 'refused-rate'],
  },
  // An investment of the present round is here only if it is the seat's own.
  observe: texts.observed((now: PublicGoodsState, seat) => {
    const { ruleset, aliases, past, bySeat, language } = now
    const data = {
      round: now.round,
      rounds: ruleset.rounds,
      multiplier: ruleset.multiplierTenths / 10,
      you: aliases[seat] ?? '',
      players: aliases,
      left: leftOf(now, seat),
      pot: potOf(now),
      backToEach: Number(pointsText(backIn(now))),
      leftOfAll: aliases.map((_, other) => leftOf(now, other)),
      played: past['round-ended'].map(({ investments }) => investments),
      invested: bySeat['investment-made'][seat]?.amount ?? null,
    }
    const others = scoresOf(othersOf(aliases, seat), othersOf(data.leftOfAll, seat))[language]
    return { data, told: { others, past: past['round-ended'] } }
  }),
  // Weakest first, by the mean of what each gains at tables that are else filled with one of the house players. Chance
  // keeps a few points, and so does better than the one who gives everything.
  house: texts.house<PublicGoodsState>({
    generous: (asked) => ({ investment: evenly(asked) }),
    random: ({ state, seat, rng }) => ({ investment: rng.int(leftOf(state, seat) + 1) }),
    matcher: (asked) => ({ investment: asTheOthers(asked) }),
    'free-rider': () => ({ investment: 0 }),
  }),
  studies: {
    counted: [
      {
        metrics: texts.measures({ 'least-or-tied-rate': { of: ['least-or-tied'], per: ['own-decisions'] } }),
        // A seat that shares the smallest investment of a round invests least too, also where all invest the same.
        of: (now, at) => {
          const own = decisionsOf(now, at)
          const least = own.filter(({ amount, all }) => amount === Math.min(...all))
          return { 'least-or-tied': least.length, 'own-decisions': own.length }
        },
      },
      {
        metrics: texts.measures({
          payback: { ...points, of: ['payback'], per: ['paid-matches'], parts: sharesPerPoint },
        }),
        // What came back from the pot, without what the seat had kept.
        of: (now) => ({ payback: backIn(now), 'paid-matches': 1 }),
      },
    ],
    arranged: everySeatOf(settings, ({ multiplierTenths }) => `× ${multiplierTenths / 10}`),
  },
  strategies: texts.minds(['invest'], ['investment']),
})

/** The investments that a seat made itself, each with those of all in its round. */
const decisionsOf = ({ past }: PublicGoodsState, at: Seat) =>
  ownRounds(at, past['investment-made'], past['round-ended']).map(({ investments: all }) => ({
    amount: all[at] ?? 0,
    all,
  }))

type Asked = HouseAsked<PublicGoodsState>

/** The same part of what is left in each of the rounds that are left. */
const evenly = ({ state, turn, seat }: Asked) =>
  Math.floor(leftOf(state, seat) / Math.max(1, state.ruleset.rounds - turn.round + 1))

/** The mean of what the others invested last, or what is left if that is less. */
function asTheOthers(asked: Asked): number {
  const { state, seat } = asked
  const last = state.past['round-ended'].at(-1)
  if (!last) return evenly(asked)
  const others = othersOf(last.investments, seat)
  return Math.min(leftOf(state, seat), Math.round(sumOf(others) / others.length))
}
