import type { MatchVoided } from '@wis/engine'
import type { Teller, Wire } from '../contract/game-kit.ts'
import { refusalText } from '../contract/refusal-text.ts'
import { choices } from './events.ts'
import type { Choice, DilemmaEvent } from './events.ts'
import { fieldsOf } from './move-fields.ts'
import { observe } from './observe.ts'
import { dilemmaEvent } from './schema.ts'
import type { DilemmaState } from './state.ts'

export const dilemmaWire: Wire<DilemmaState, DilemmaEvent> = {
  round: {
    en: 'The rounds of the match: everybody chooses once in each, and what is said before a choice belongs to its round.',
    zh: '本场的第几轮：每轮各人选择一次，选择之前说的话属于同一轮。',
  },
  event: dilemmaEvent,
  fields: (state, { kind }) => fieldsOf(state, kind),
  legal: (_, { kind }) => (kind === 'talk' ? undefined : choices),
  observe,
  say,
}

function say(event: DilemmaEvent | MatchVoided, teller: Teller): string | undefined {
  const { language, nameOf } = teller
  const zh = language === 'zh'
  switch (event.type) {
    case 'match-opened':
    case 'match-voided':
      return undefined
    case 'round-opened':
      return zh ? `第${event.round}轮开始。` : `Round ${event.round} begins.`
    case 'line-written':
      if (!event.given) return undefined
      return zh ? `${nameOf(event.seat)}什么也没说。` : `${nameOf(event.seat)} says nothing.`
    case 'choice-made':
      if (!event.given) return undefined
      return zh
        ? `${nameOf(event.seat)}按规则视为合作。`
        : `${nameOf(event.seat)} cooperates, because the rules say so.`
    case 'lines-told':
      return linesText(event.lines, teller)
    case 'move-refused':
    case 'move-missed':
      return refusalText(event, teller, {})
    case 'round-ended':
      return roundText(event, teller)
    case 'match-ended':
      return endText(event.points, teller)
  }
}

function linesText(lines: readonly (string | null)[], { language, nameOf }: Teller): string {
  const silence = language === 'zh' ? '（没有说话）' : '(says nothing)'
  return lines
    .map((line, seat) => `${nameOf(seat)}${language === 'zh' ? '：' : ': '}${line ?? silence}`)
    .join('\n')
}

const deeds: Readonly<Record<Choice, { readonly en: string; readonly zh: string }>> = {
  cooperate: { en: 'cooperates', zh: '合作' },
  defect: { en: 'defects', zh: '背叛' },
}

function roundText(
  { round, choices: made, points }: Extract<DilemmaEvent, { readonly type: 'round-ended' }>,
  { language, nameOf }: Teller,
): string {
  const zh = language === 'zh'
  const each = made.map((choice, seat) => {
    const deed = deeds[choice][language]
    const own = points[seat] ?? 0
    return zh ? `${nameOf(seat)}${deed}，得${own}分` : `${nameOf(seat)} ${deed} and gets ${own}`
  })
  return zh ? `第${round}轮：${each.join('；')}。` : `Round ${round}: ${each.join('; ')}.`
}

function endText(points: readonly number[], { language, nameOf }: Teller): string {
  const totals = points.map((own, seat) => `${nameOf(seat)} ${own}`)
  return language === 'zh' ? `对局结束：${totals.join('，')}。` : `The match is over: ${totals.join(', ')}.`
}
