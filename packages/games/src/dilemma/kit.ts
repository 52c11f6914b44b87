import type { Seat } from '@wis/engine'
import { everySeatOf } from '../contract/results-of-outcome.ts'
import { defineGame } from '../define/index.ts'
import type { PlayerSpec } from '../define/index.ts'
import { scores, unseal } from '../define/table.ts'
import { textsFrom } from '../define/texts.ts'
import { files } from './content/generated/texts.ts'
import { says } from './content/generated/view.ts'
import { pointsOf, settings, totalsOf } from './payoff.ts'
import type { Choice } from './payoff.ts'
import { linesOf, phaseOf, spoken, table } from './view.ts'
import type { DilemmaState } from './view.ts'

const texts = textsFrom(files)

export const dilemma = defineGame({
  ...table,
  ...texts.game(({ players }: DilemmaState['ruleset']) => ({ several: players > 2 })),
  genre: 'numbers',
  thinkingTime: 5,
  words: 'talk',
  glyph: 'M4 8h14l-4-4M20 16H6l4 4',
  check: ({ payoffs: { oneDefects, severalDefect } }) =>
    oneDefects >= severalDefect
      ? undefined
      : { field: 'payoffs.severalDefect', fault: 'A lone defector gets at least as much as one of several.' },
  next: (now) => {
    const { round, bySeat, ruleset } = now
    if (phaseOf(now) === 'talk') {
      const lines = bySeat['line-written'].map((own) => own && unseal(own.text))
      return [{ type: 'lines-told', round, lines }]
    }
    if (phaseOf(now) === 'choose') {
      const choices = bySeat['choice-made'].map((own) => (own ? unseal(own.choice) : 'cooperate'))
      return [{ type: 'round-ended', round, choices, points: pointsOf(ruleset.payoffs, choices) }]
    }
    if (round < ruleset.rounds) return [{ type: 'round-opened', round: round + 1 }]
    return [{ type: 'match-ended', points: totalsOf(now) }]
  },
  pointsWithin: ({ rounds, payoffs }) => [0, rounds * Math.max(1, ...Object.values(payoffs))],
  facts: texts.facts(),
  // The choices that the rules made for a seat are no decisions of it.
  count: ({ past }, at) => {
    const rounds = past['round-ended'].map(({ choices }) => choices)
    const isProvoked = (round: number) =>
      rounds[round - 1]?.some((own, other) => other !== at && own === 'defect') ?? false
    const own = past['choice-made']
      .filter(({ seat }) => seat === at)
      .map((made, round) => ({ ...made, isProvoked: isProvoked(round) }))
      .filter(({ given }) => !given)
    const provoked = own.filter((made) => made.isProvoked)
    const defections = (of: typeof own) => of.filter(({ choice }) => choice === 'defect').length
    return {
      rounds: rounds.length,
      decisions: own.length,
      defections: defections(own),
      provoked: provoked.length,
      retaliations: defections(provoked),
      forgivenesses: provoked.length - defections(provoked),
      'all-cooperated': rounds.filter((choices) => !choices.includes('defect')).length,
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
    const { round, ruleset, aliases, past, bySeat } = now
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
    return { data, told: toldOf(now) }
  }),
  // Weakest first, by the mean of what each gains at tables that are else filled with one of the house players.
  house: texts.house({
    random: player(({ rng }) => rng.next() < 0.5),
    always: player(() => false),
    never: player(() => true),
    forgiving: player((asked) => wasJustBetrayed(asked) && asked.rng.next() >= forgiven),
    'tit-for-majority': player(mostDefected),
    grim: player(wasBetrayed),
    'last-minute': player((asked) => asked.turn.round === asked.state.ruleset.rounds || wasBetrayed(asked)),
  }),
  studies: {
    arranged: everySeatOf(settings, ({ payoffs: { allCooperate, oneDefects, severalDefect } }) =>
      [allCooperate, oneDefects, severalDefect].join(', '),
    ),
  },
  strategies: texts.minds(['choose'], ['choice']),
  // All seats are alike, and none is asked more often than twice in each of the five rounds.
  flightCheck: { seats: [0], mostTurns: 10 },
})

type Asked = Parameters<PlayerSpec<DilemmaState>['plays']>[0]

/** It says its line where there is talk. */
function player(defects: (asked: Asked) => boolean) {
  return (asked: Asked, { says }: Readonly<Record<string, string>>) =>
    asked.turn.kind === 'talk' ? { line: says } : { choice: defects(asked) ? 'defect' : 'cooperate' }
}

/** The share of betrayals that the forgiving one lets pass. */
const forgiven = 0.25
/** The choices of the other seats, round by round. */
const othersIn = ({ state, seat }: Asked) =>
  state.past['round-ended'].map(({ choices }) => choices.filter((_, other) => other !== seat))
function wasBetrayed(asked: Asked): boolean {
  return othersIn(asked).flat().includes('defect')
}
const wasJustBetrayed = (asked: Asked) => othersIn(asked).at(-1)?.includes('defect') ?? false
function mostDefected(asked: Asked): boolean {
  const last = othersIn(asked).at(-1) ?? []
  return last.length > 0 && 2 * last.filter((choice) => choice === 'defect').length >= last.length
}

/** What is told of the rounds in words. */
function toldOf(now: DilemmaState) {
  const { aliases, language, past } = now
  const [nameOf, zh] = [(at: Seat) => aliases[at] ?? '', language === 'zh']
  const told = (own: Choice, at: Seat, points: number) =>
    zh ? `${nameOf(at)}${says.deeds[own].zh}（${points}分）` : `${nameOf(at)}: ${own} (${points})`
  return {
    scores: scores(totalsOf(now), { language, nameOf }),
    past: past['round-ended'].map(({ choices, points }, index) => ({
      number: index + 1,
      each: choices.map((own, at) => told(own, at, points[at] ?? 0)).join(zh ? '，' : ', '),
    })),
    said: linesOf(now).map((line, at) => ({ line: spoken(nameOf(at), line, language) })),
  }
}
