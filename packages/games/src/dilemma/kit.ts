import { everySeatOf } from '../contract/results-of-outcome.ts'
import { defineGame } from '../define/index.ts'
import type { HouseAsked } from '../define/index.ts'
import { othersOf, ownRounds, unseal } from '../define/table.ts'
import { texts } from './content/generated/texts.ts'
import { says } from './content/generated/view.ts'
import { defectionsIn, pointsOf, settings } from './payoff.ts'
import type { Choice } from './payoff.ts'
import { linesOf, phaseOf, table, totalsOf } from './view.ts'
import type { DilemmaState } from './view.ts'

export const dilemma = defineGame({
  ...table,
  ...texts.game(({ players }: DilemmaState['ruleset']) => ({ several: players > 2 })),
  genre: 'numbers',
  thinkingTime: 5.2,
  words: 'talk',
  glyph: 'M4 8h14l-4-4M20 16H6l4 4',
  check: ({ payoffs: { oneDefects, severalDefect } }) =>
    oneDefects >= severalDefect
      ? undefined
      : { field: 'payoffs.severalDefect', fault: 'A lone defector gets at least as much as one of several.' },
  next: (sealed) => {
    const now = unseal(sealed)
    const { round, bySeat, ruleset } = now
    if (phaseOf(now) === 'talk') {
      const lines = bySeat['line-written'].map((own) => own?.text ?? null)
      return [{ type: 'lines-told', round, lines }]
    }
    if (phaseOf(now) === 'choose') {
      const choices = bySeat['choice-made'].map((own) => own?.choice ?? 'cooperate')
      return [{ type: 'round-ended', round, choices, points: pointsOf(ruleset.payoffs, choices) }]
    }
    if (round < ruleset.rounds) return [{ type: 'round-opened', round: round + 1 }]
    return [{ type: 'match-ended', points: totalsOf(now) }]
  },
  pointsWithin: ({ rounds, payoffs }) => [0, rounds * Math.max(1, ...Object.values(payoffs))],
  // The choices that the rules made for a seat are no decisions of it.
  count: ({ past }, at) => {
    const rounds = past['round-ended']
    const own = ownRounds(at, past['choice-made'], rounds)
    const provoked = own.filter(({ round }) =>
      othersOf(rounds[round - 2]?.choices ?? [], at).includes('defect'),
    )
    const defections = (of: typeof own) => of.filter(({ choices }) => choices[at] === 'defect').length
    return {
      rounds: rounds.length,
      decisions: own.length,
      defections: defections(own),
      provoked: provoked.length,
      retaliations: defections(provoked),
      forgivenesses: provoked.length - defections(provoked),
      'all-cooperated': rounds.filter(({ choices }) => !choices.includes('defect')).length,
    }
  },
  rates: texts.rates({
    'defection-rate': { of: ['defections'], per: ['decisions'] },
    'retaliation-rate': { of: ['retaliations'], per: ['provoked'] },
    'forgiveness-rate': { of: ['forgivenesses'], per: ['provoked'] },
    'all-cooperated-rate': { better: 'more', of: ['all-cooperated'], per: ['rounds'] },
    'points-per-round': { better: 'more', unit: 'points', of: ['points'], per: ['rounds'] },
  }),
  board: {
    order: 'mean-points',
    columns: ['defection-rate', 'retaliation-rate', 'forgiveness-rate', 'refused-rate'],
  },
  // A choice of the present round is here only if it is the seat's own.
  observe: texts.observed((now: DilemmaState, seat) => {
    const { round, ruleset, aliases, past, bySeat, language } = now
    const { talk, payoffs } = ruleset
    const data = {
      round,
      rounds: ruleset.rounds,
      payoffs: { ...payoffs, allDefect: 1, cooperateBesideDefector: 0 },
      you: aliases[seat] ?? '',
      players: aliases,
      totals: totalsOf(now),
      played: past['round-ended'].map(({ choices, points }, at) => ({
        choices,
        points,
        ...(talk && { lines: past['lines-told'][at]?.lines ?? [] }),
      })),
      ...(talk && { lines: linesOf(now) }),
      chosen: bySeat['choice-made'][seat]?.choice ?? null,
    }
    const wordOf = (own: Choice) => (language === 'zh' ? says.deeds[own].zh : own)
    const played = past['round-ended'].map((one) => ({ ...one, choices: one.choices.map(wordOf) }))
    return { data, told: { played, said: linesOf(now) } }
  }),
  // Weakest first, by the mean of what each gains at tables that are else filled with one of the house players.
  house: texts.house<DilemmaState>({
    random: ({ rng }) => choose(rng.next() < 0.5),
    always: () => choose(false),
    never: () => choose(true),
    forgiving: (asked) => choose(hasBetrayed(seenBy(asked).slice(-1)) && asked.rng.next() >= forgiven),
    'tit-for-majority': (asked) => {
      const [last] = seenBy(asked).slice(-1)
      return choose(last !== undefined && 2 * defectionsIn(last) >= last.length)
    },
    grim: (asked) => choose(hasBetrayed(seenBy(asked))),
    'last-minute': (asked) =>
      choose(asked.turn.round === asked.state.ruleset.rounds || hasBetrayed(seenBy(asked))),
  }),
  studies: { arranged: everySeatOf(settings, ({ payoffs }) => Object.values(payoffs).join(', ')) },
  strategies: texts.minds(['choose'], ['choice']),
  // All seats are alike, and none is asked more often than twice in each of the five rounds.
  flightCheck: { seats: [0], mostTurns: 10 },
})

/** The share of betrayals that the forgiving one lets pass. */
const forgiven = 0.25
const choose = (defects: boolean) => ({ choice: defects ? 'defect' : 'cooperate' })

/** The choices of the other seats in each round so far. */
const seenBy = ({ state, seat }: HouseAsked<DilemmaState>) =>
  state.past['round-ended'].map(({ choices }) => othersOf(choices, seat))
const hasBetrayed = (rounds: readonly (readonly Choice[])[]) => rounds.flat().includes('defect')
