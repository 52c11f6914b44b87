import type { Language, Seat } from '@wis/engine'
import type { Observation } from '../contract/game-kit.ts'
import type { Choice } from './events.ts'
import { totalOf } from './state.ts'
import type { DilemmaState } from './state.ts'

/** What a seat knows now. A choice of the present round is here only if it is the seat's own. */
export function observe(state: DilemmaState, seat: Seat): Observation {
  const { round, ruleset, aliases, rounds, lines, made } = state
  const data = {
    round,
    rounds: ruleset.rounds,
    payoffs: { ...ruleset.payoffs, allDefect: 1, cooperateBesideDefector: 0 },
    you: aliases[seat] ?? '',
    players: aliases,
    totals: aliases.map((_, other) => totalOf(state, other)),
    played: rounds.map(({ choices, points, lines: said }) => ({
      choices,
      points,
      ...(ruleset.talk ? { lines: said } : {}),
    })),
    ...(ruleset.talk ? { lines } : {}),
    chosen: made[seat]?.choice ?? null,
  }
  return { data, text: textOf(state, seat) }
}

const words: Readonly<Record<Language, Readonly<Record<Choice, string>>>> = {
  en: { cooperate: 'cooperate', defect: 'defect' },
  zh: { cooperate: '合作', defect: '背叛' },
}

function textOf(state: DilemmaState, seat: Seat): string {
  const { language, round, ruleset, aliases, lines } = state
  const zh = language === 'zh'
  const totals = aliases.map((name, other) => `${name} ${totalOf(state, other)}`)
  const own = aliases[seat] ?? ''
  const head = zh
    ? `第${round}轮，共${ruleset.rounds}轮。你是${own}。目前总分：${totals.join('，')}。`
    : `Round ${round} of ${ruleset.rounds}. You are ${own}. Points so far: ${totals.join(', ')}.`
  return [head, ...pastRounds(state), ...(lines.length > 0 ? [saidNow(state)] : [])].join('\n')
}

function pastRounds({ rounds, aliases, language }: DilemmaState): readonly string[] {
  const zh = language === 'zh'
  return rounds.map(({ choices, points }, index) => {
    const each = choices.map((choice, seat) => {
      const [name, word, own] = [aliases[seat] ?? '', words[language][choice], points[seat] ?? 0]
      return zh ? `${name}${word}（${own}分）` : `${name}: ${word} (${own})`
    })
    return zh ? `第${index + 1}轮：${each.join('，')}` : `Round ${index + 1}: ${each.join(', ')}`
  })
}

function saidNow({ lines, aliases, language }: DilemmaState): string {
  const zh = language === 'zh'
  const silence = zh ? '（没有说话）' : '(says nothing)'
  const each = lines.map((line, seat) => `${aliases[seat] ?? ''}${zh ? '：' : ': '}${line ?? silence}`)
  return [zh ? '这一轮大家说的话：' : 'Said before this round:', ...each].join('\n')
}
