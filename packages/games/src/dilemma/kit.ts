import { choice, defineGame, event, flag, group, line, list, maybe, oneOf, perSeat } from '../define/index.ts'
import { seat, secretEvent, text, unseal, whole } from '../define/index.ts'
import type { EventsOf, KnownTable, Secret } from '../define/index.ts'
import { rulesFrom } from '../define/rules-text.ts'
import { files } from './content/generated/rules.ts'
import { house } from './house.ts'
import { dilemmaStrategies } from './minds.ts'
import { dilemmaMoments } from './moments.ts'
import { choices, colon, deeds, pointsOf, settings, silence, totalOf } from './payoff.ts'
import type { Choice } from './payoff.ts'
import { observe, scene } from './picture.ts'
import { dilemmaStudies } from './studies.ts'

/** The number of code points that a line may have. */
export const lineLimits = { en: 400, zh: 120 } as const

const reward = (en: string, zh: string) => whole(1, 1_000, { en, zh })
const rules = {
  rounds: whole(1, 20, { en: 'Rounds', zh: '轮数' }),
  payoffs: group({
    allCooperate: reward('If all cooperate', '全员合作时'),
    oneDefects: reward('If exactly one defects', '恰好一人背叛时'),
    severalDefect: reward('If several defect', '不止一人背叛时'),
  }),
  talk: flag({ en: 'Everybody says a line before each round', zh: '每轮之前各说一句话' }),
}

const round = whole(1)
const made = oneOf(deeds)
const events = {
  'round-opened': event({ round }, { en: 'Round {round} begins.', zh: '第{round}轮开始。' }),
  'line-written': secretEvent(
    { seat, text: maybe(text), cut: flag(), given: flag() },
    ({ seat: by, given }, { language, nameOf }) =>
      given ? { en: `${nameOf(by)} says nothing.`, zh: `${nameOf(by)}什么也没说。` }[language] : undefined,
  ),
  'lines-told': event({ round, lines: perSeat(maybe(text)) }, ({ lines }, { language, nameOf }) =>
    lines.map((said, by) => `${nameOf(by)}${colon[language]}${said ?? silence[language]}`).join('\n'),
  ),
  'choice-made': secretEvent(
    { seat, choice: made, given: flag() },
    ({ seat: by, given }, { language, nameOf }) =>
      given
        ? { en: `${nameOf(by)} cooperates, because the rules say so.`, zh: `${nameOf(by)}按规则视为合作。` }[
            language
          ]
        : undefined,
  ),
  'round-ended': event(
    { round, choices: perSeat(made), points: perSeat(whole(0)) },
    (ended, { language, nameOf }) => {
      const each = ended.choices.map(
        (own, at) => [nameOf(at), deeds[own][language], ended.points[at] ?? 0] as const,
      )
      return language === 'zh'
        ? `第${ended.round}轮：${each.map(([name, deed, own]) => `${name}${deed}，得${own}分`).join('；')}。`
        : `Round ${ended.round}: ${each.map(([name, deed, own]) => `${name} ${deed} and gets ${own}`).join('; ')}.`
    },
  ),
}
type Phase = 'talk' | 'choose'
interface State {
  /** From 1. 0 before the first. */
  readonly round: number
  /** What is asked of everybody now. Null between rounds and after the match. */
  readonly phase: Phase | null
  readonly written: readonly ({
    readonly text: Secret<string | null>
    readonly given: Secret<boolean>
  } | null)[]
  /** What has been told to all in this round. Empty before that. */
  readonly lines: readonly (string | null)[]
  readonly made: readonly ({ readonly choice: Secret<Choice>; readonly given: Secret<boolean> } | null)[]
  readonly rounds: readonly {
    readonly lines: readonly (string | null)[]
    readonly choices: readonly Choice[]
    readonly points: readonly number[]
    /** Whether the rules chose for a seat, as far as it is known. */
    readonly given: readonly (Secret<boolean> | false)[]
  }[]
}
export type DilemmaState = KnownTable<typeof rules, State>
export type DilemmaEvent = EventsOf<typeof events>

const afterDefection = (en: string, zh: string) => ({
  en: `${en} in the round after another defected ÷ decisions in such rounds`,
  zh: `他人背叛后下一轮的${zh} ÷ 这些轮的决定数`,
})
const arena = {
  players: 3,
  rounds: 5,
  payoffs: { allCooperate: 3, oneDefects: 5, severalDefect: 2 },
  talk: false,
}

export const dilemma = defineGame({
  id: 'dilemma',
  name: { en: 'Prisoner’s dilemma', zh: '囚徒困境' },
  tagline: {
    en: 'Cooperate and all do well, or defect and do better, as long as the others trust you.',
    zh: '合作，大家都好；背叛，自己更好——前提是别人还信你。',
  },
  rulesText: rulesFrom(files, ({ players }: { players: number }, language) => ({
    several: players > 2,
    limit: lineLimits[language],
  })),
  seats: [2, 6],
  rules,
  check: ({ payoffs: { oneDefects, severalDefect } }) =>
    oneDefects >= severalDefect
      ? undefined
      : { field: 'payoffs.severalDefect', fault: 'A lone defector gets at least as much as one of several.' },
  slips: ['harmless'],
  presets: {
    arena,
    talk: { ...arena, talk: true },
    ...Object.fromEntries(settings.map(({ id, payoffs }) => [id, { ...arena, payoffs }])),
  },
  round: {
    en: 'The rounds of the match: everybody chooses once in each, and what is said before a choice belongs to its round.',
    zh: '本场的第几轮：每轮各人选择一次，选择之前说的话属于同一轮。',
  },
  events,
  start: (_, each): State => ({
    round: 0,
    phase: null,
    written: each(null),
    lines: [],
    made: each(null),
    rounds: [],
  }),
  asks: ({ phase, round: now, written, made: chosen }) => {
    const answers = phase === 'talk' ? written : chosen
    return phase === null
      ? undefined
      : { kind: phase, round: now, seats: [...answers.keys()].filter((at) => answers[at] === null) }
  },
  next: (table) => {
    const { phase, round: now, ruleset, rounds, written, made: chosen } = table
    if (phase === 'talk') {
      const lines = written.map((own) => (own ? unseal(own.text) : null))
      return [{ type: 'lines-told', round: now, lines }]
    }
    if (phase === 'choose') {
      const all = chosen.map((own) => (own ? unseal(own.choice) : 'cooperate'))
      return [{ type: 'round-ended', round: now, choices: all, points: pointsOf(ruleset.payoffs, all) }]
    }
    if (now < ruleset.rounds) return [{ type: 'round-opened', round: now + 1 }]
    return [{ type: 'match-ended', points: chosen.map((_, at) => totalOf(rounds, at)) }]
  },
  moves: {
    talk: {
      fields: { line: line({ en: 'A line to all', zh: '对所有人说的话' }, lineLimits) },
      as: ({ line: said }) => ({ type: 'line-written', ...said }),
      from: {
        'line-written': ({ text: said, cut }) => (said === null ? undefined : { line: { text: said, cut } }),
      },
      harmless: () => ({ type: 'line-written', text: null, cut: false }),
    },
    choose: {
      fields: { choice: choice({ en: 'Choice', zh: '选择' }, choices) },
      as: (values) => ({ type: 'choice-made', ...values }),
      from: { 'choice-made': (done) => ({ choice: done.choice }) },
      harmless: () => ({ type: 'choice-made', choice: 'cooperate' }) as const,
    },
  },
  on: {
    'round-opened': ({ ruleset, made: chosen }, { round: now }) => {
      const empty = chosen.map(() => null)
      const phase: Phase = ruleset.talk ? 'talk' : 'choose'
      return { round: now, phase, written: empty, lines: [], made: empty }
    },
    'line-written': ({ written }, { seat: by, text: said, given }) => ({
      written: written.with(by, { text: said, given }),
    }),
    'lines-told': (_, { lines }) => ({ lines, phase: 'choose' as const }),
    'choice-made': ({ made: chosen }, { seat: by, choice: own, given }) => ({
      made: chosen.with(by, { choice: own, given }),
    }),
    'round-ended': ({ rounds, lines, made: chosen }, ended) => ({
      phase: null,
      rounds: [
        ...rounds,
        {
          lines,
          choices: ended.choices,
          points: ended.points,
          given: chosen.map((own) => own?.given ?? false),
        },
      ],
    }),
  },
  end: { reason: 'rounds-played', points: list(whole(0)) },
  pointsWithin: ({ rounds, payoffs }) => [0, rounds * Math.max(1, ...Object.values(payoffs))],
  facts: {
    rounds: { en: 'Rounds', zh: '轮数' },
    decisions: { en: 'Decisions', zh: '决定数' },
    defections: { en: 'Defections', zh: '背叛数' },
    provoked: { en: 'Decisions after another defected', zh: '他人背叛后的决定数' },
    retaliations: { en: 'Defections after another defected', zh: '他人背叛后的背叛数' },
    forgivenesses: { en: 'Cooperations after another defected', zh: '他人背叛后的合作数' },
    'all-cooperated': { en: 'Rounds in which all cooperated', zh: '全员合作的轮数' },
  },
  // The choices that the rules made for a seat are no decisions of it.
  count: ({ rounds }, at) => {
    const isProvoked = (index: number) =>
      rounds[index - 1]?.choices.some((own, other) => other !== at && own === 'defect') ?? false
    const own = rounds
      .map((one, index) => ({ ...one, isProvoked: isProvoked(index) }))
      .filter(({ given }) => !given[at])
    const provoked = own.filter((one) => one.isProvoked)
    const defected = (of: typeof own) => of.filter((one) => one.choices[at] === 'defect').length
    return {
      rounds: rounds.length,
      decisions: own.length,
      defections: defected(own),
      provoked: provoked.length,
      retaliations: defected(provoked),
      forgivenesses: provoked.length - defected(provoked),
      'all-cooperated': rounds.filter((one) => !one.choices.includes('defect')).length,
    }
  },
  rates: [
    { id: 'defection-rate', name: { en: 'Defects', zh: '背叛率' }, of: ['defections'], per: ['decisions'] },
    {
      ...{
        id: 'retaliation-rate',
        name: { en: 'Retaliates', zh: '报复率' },
        of: ['retaliations'],
        per: ['provoked'],
      },
      formula: afterDefection('defections', '背叛数'),
    },
    {
      ...{
        id: 'forgiveness-rate',
        name: { en: 'Forgives', zh: '宽恕率' },
        of: ['forgivenesses'],
        per: ['provoked'],
      },
      formula: afterDefection('cooperations', '合作数'),
    },
    {
      ...{ id: 'all-cooperated-rate', name: { en: 'All cooperate', zh: '全员合作率' } },
      ...{ better: 'more', of: ['all-cooperated'], per: ['rounds'] },
    },
    {
      ...{ id: 'points-per-round', name: { en: 'Points per round', zh: '每轮得分' } },
      ...{ better: 'more', unit: 'points', of: ['points'], per: ['rounds'] },
    },
  ],
  board: {
    order: 'mean-points',
    columns: ['defection-rate', 'retaliation-rate', 'forgiveness-rate', 'refused-rate'],
  },
  observe,
  scene,
  moments: dilemmaMoments,
  house,
  studies: dilemmaStudies,
  strategies: dilemmaStrategies,
  // All seats are alike, and none is asked more often than twice in each of the five rounds.
  flightCheck: { seats: [0], mostTurns: 10 },
})
