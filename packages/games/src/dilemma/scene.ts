import type { InBoth, Seat } from '@wis/engine'
import type { Scene, ScenePart, SeatScene } from '../contract/scene.ts'
import type { Choice, DilemmaRuleset } from './events.ts'
import { pointsOf } from './payoff.ts'
import { awaited, totalOf } from './state.ts'
import type { DilemmaState } from './state.ts'

/** The table by what is known in this state. A choice of the present round is in it only for those who know it. */
export function dilemmaScene(state: DilemmaState): Scene {
  return {
    caption: captionOf(state),
    seats: state.aliases.map((name, seat) => seatOf(state, seat, name)),
    parts: [roundsOf(state), payoffsOf(state.ruleset), ...speechesOf(state)],
  }
}

const cells: Readonly<Record<Choice, { readonly text: InBoth<string>; readonly tone: 'good' | 'bad' }>> = {
  cooperate: { text: { en: 'Cooperates', zh: '合作' }, tone: 'good' },
  defect: { text: { en: 'Defects', zh: '背叛' }, tone: 'bad' },
}
const unknown = { text: { en: '?', zh: '？' }, tone: 'plain' } as const

function seatOf(state: DilemmaState, seat: Seat, name: string): SeatScene {
  const last = state.rounds.at(-1)?.choices[seat]
  return {
    seat,
    name,
    isAsked: awaited(state).includes(seat),
    note: last === undefined ? null : cells[last].text,
  }
}

function roundsOf(state: DilemmaState): ScenePart {
  const { aliases, rounds, made, phase } = state
  return {
    kind: 'rounds',
    name: { en: 'Choices', zh: '选择' },
    rows: aliases.map((_, seat) => {
      const past = rounds.map(({ choices }) => choices[seat])
      const known = [...past, ...(phase === null ? [] : [made[seat]?.choice])]
      return {
        seat,
        cells: known.map((choice) => (choice === undefined ? unknown : cells[choice])),
        total: totalOf(state, seat),
      }
    }),
  }
}

/** What a seat gets by its own choice, and by how many of the others defect. */
function payoffsOf({ players, payoffs }: DilemmaRuleset): ScenePart {
  const defectors = [...Array(players).keys()]
  const rowOf = (own: Choice) => ({
    name: cells[own].text,
    values: defectors.map((count) => {
      const others = Array.from({ length: players - 1 }, (_, other) =>
        other < count ? 'defect' : 'cooperate',
      )
      return pointsOf(payoffs, [own, ...others])[0] ?? 0
    }),
  })
  return {
    kind: 'table',
    name: { en: 'Points, by how many others defect', zh: '得分（按其他人中背叛的人数）' },
    columns: defectors.map((count) => ({ en: String(count), zh: `${count}人` })),
    rows: [rowOf('cooperate'), rowOf('defect')],
  }
}

/** Empty until all have spoken. */
const speechesOf = ({ lines }: DilemmaState): readonly ScenePart[] =>
  lines.length === 0
    ? []
    : [
        {
          kind: 'speeches',
          name: { en: 'Said before this round', zh: '这一轮前的发言' },
          speeches: lines.map((text, seat) => ({ seat, text, tone: 'plain' })),
        },
      ]

function captionOf({ phase, round, ruleset, ending, aliases }: DilemmaState): InBoth<string> {
  if (ending?.kind === 'void') return { en: 'The match is void.', zh: '对局无效。' }
  if (ending) {
    const totals = ending.points.map((own, seat) => `${aliases[seat] ?? ''} ${own}`)
    return { en: `The match is over: ${totals.join(', ')}.`, zh: `对局结束：${totals.join('，')}。` }
  }
  if (round === 0) return { en: 'The match has not begun.', zh: '对局尚未开始。' }
  const [en, zh] = [`Round ${round} of ${ruleset.rounds}`, `第${round}轮，共${ruleset.rounds}轮`]
  if (phase === null) return { en: `${en} is over.`, zh: `${zh}：本轮结束。` }
  return phase === 'talk'
    ? { en: `${en}: all say a line.`, zh: `${zh}：大家各说一句。` }
    : { en: `${en}: all choose in secret.`, zh: `${zh}：大家各自暗中选择。` }
}
