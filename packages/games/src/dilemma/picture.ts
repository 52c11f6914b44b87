import type { InBoth, Seat } from '@wis/engine'
import type { Observation } from '../contract/game-kit.ts'
import type { ScenePart } from '../contract/scene.ts'
import { scores } from '../define/table.ts'
import { colon, pointsOf, silence, totalOf } from './payoff.ts'
import type { Choice } from './payoff.ts'
import type { DilemmaState } from './table.ts'

const words = { cooperate: { en: 'cooperate', zh: '合作' }, defect: { en: 'defect', zh: '背叛' } } as const

/** What a seat knows now. A choice of the present round is here only if it is the seat's own. */
export function observe(table: DilemmaState, seat: Seat): Observation {
  const { round, ruleset, aliases, rounds, lines, language, made } = table
  const { talk, payoffs } = ruleset
  const totals = aliases.map((_, at) => totalOf(rounds, at))
  const data = {
    round,
    rounds: ruleset.rounds,
    payoffs: { ...payoffs, allDefect: 1, cooperateBesideDefector: 0 },
    you: aliases[seat] ?? '',
    players: aliases,
    totals,
    played: rounds.map(({ choices, points, lines: said }) => ({
      choices,
      points,
      ...(talk ? { lines: said } : {}),
    })),
    ...(talk ? { lines } : {}),
    chosen: made[seat]?.choice ?? null,
  }
  const told = scores(totals, { language, nameOf: (at) => aliases[at] ?? '' })
  const head = {
    en: `Round ${round} of ${ruleset.rounds}. You are ${data.you}. Points so far: ${told}.`,
    zh: `第${round}轮，共${ruleset.rounds}轮。你是${data.you}。目前总分：${told}。`,
  }
  const past = rounds.map(({ choices, points }, index) => {
    const each = choices.map((own, at) => [aliases[at], words[own][language], points[at] ?? 0] as const)
    return language === 'zh'
      ? `第${index + 1}轮：${each.map(([name, word, own]) => `${name}${word}（${own}分）`).join('，')}`
      : `Round ${index + 1}: ${each.map(([name, word, own]) => `${name}: ${word} (${own})`).join(', ')}`
  })
  const said = lines.map((line, at) => `${aliases[at]}${colon[language]}${line ?? silence[language]}`)
  const heard = { en: 'Said before this round:', zh: '这一轮大家说的话：' }[language]
  return { data, text: [head[language], ...past, ...(lines.length > 0 ? [heard, ...said] : [])].join('\n') }
}

const cells = {
  cooperate: { text: { en: 'Cooperates', zh: '合作' }, tone: 'good' },
  defect: { text: { en: 'Defects', zh: '背叛' }, tone: 'bad' },
} as const
const unknown = { text: { en: '?', zh: '？' }, tone: 'plain' } as const

/** The table by what is known in this state. A choice of the present round is in it only for those who know it. */
export function scene(table: DilemmaState) {
  const { aliases, rounds, made, phase, lines, ruleset } = table
  const rows = aliases.map((_, seat) => {
    const past = rounds.map(({ choices }) => choices[seat])
    const known = [...past, ...(phase === null ? [] : [made[seat]?.choice ?? undefined])]
    return {
      seat,
      cells: known.map((own) => (own === undefined ? unknown : cells[own])),
      total: totalOf(rounds, seat),
    }
  })
  const speeches = lines.map((text, seat) => ({ seat, text, tone: 'plain' }) as const)
  const parts: readonly ScenePart[] = [
    { kind: 'rounds', name: { en: 'Choices', zh: '选择' }, rows },
    payoffsOf(ruleset),
    ...(lines.length === 0
      ? []
      : [
          {
            kind: 'speeches',
            name: { en: 'Said before this round', zh: '这一轮前的发言' },
            speeches,
          } as const,
        ]),
  ]
  const notes = (seat: Seat) => {
    const last = rounds.at(-1)?.choices[seat]
    return last === undefined ? null : cells[last].text
  }
  return { parts, caption: captionOf(table), notes }
}

/** What a seat gets by its own choice, and by how many of the others defect. */
function payoffsOf({ players, payoffs }: DilemmaState['ruleset']): ScenePart {
  const defectors = [...Array(players).keys()]
  const row = (own: Choice) => ({
    name: cells[own].text,
    values: defectors.map((count) => {
      const others = Array.from({ length: players - 1 }, (_, at) => (at < count ? 'defect' : 'cooperate'))
      return pointsOf(payoffs, [own, ...others])[0] ?? 0
    }),
  })
  return {
    kind: 'table',
    name: { en: 'Points, by how many others defect', zh: '得分（按其他人中背叛的人数）' },
    columns: defectors.map((count) => ({ en: String(count), zh: `${count}人` })),
    rows: [row('cooperate'), row('defect')],
  }
}

function captionOf({ phase, round, ruleset: { rounds }, ending }: DilemmaState): InBoth<string> | undefined {
  if (ending || round === 0) return undefined
  const [en, zh] = [`Round ${round} of ${rounds}`, `第${round}轮，共${rounds}轮`]
  if (phase === null) return { en: `${en} is over.`, zh: `${zh}：本轮结束。` }
  return phase === 'talk'
    ? { en: `${en}: all say a line.`, zh: `${zh}：大家各说一句。` }
    : { en: `${en}: all choose in secret.`, zh: `${zh}：大家各自暗中选择。` }
}
