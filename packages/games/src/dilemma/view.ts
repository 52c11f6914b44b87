import { choice, defineTable, line, list, viewOf, whole } from '../define/table.ts'
import { dilemmaMoments } from './moments.ts'
import { choices, settings, withWhom } from './payoff.ts'
import { scene } from './picture.ts'
import { events, lineLimits, rules } from './table.ts'
import type { Phase, State } from './table.ts'

const arena = {
  players: 3,
  rounds: 5,
  payoffs: { allCooperate: 3, oneDefects: 5, severalDefect: 2 },
  talk: false,
}

/** What can happen in a match, and what whoever watches it sees. */
export const table = defineTable({
  id: 'dilemma',
  seats: [2, 6],
  rules,
  slips: ['harmless'],
  presets: {
    arena,
    talk: { ...arena, talk: true },
    ...Object.fromEntries(settings.map(({ id, payoffs }) => [id, { ...arena, payoffs }])),
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
      fields: { choice: { ...choice({ en: 'Choice', zh: '选择' }, choices), beside: withWhom } },
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
  scene,
  moments: dilemmaMoments,
})

export const view = viewOf(table)
