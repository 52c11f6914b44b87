import type { MatchVoided, Seat } from '@wis/engine'
import type { Observation, Teller, Wire } from '../contract/game-kit.ts'
import { refusalText } from '../contract/refusal-text.ts'
import { choices, event } from './events.ts'
import type { Event } from './events.ts'
import { fields, labelOf } from './rules.ts'
import type { State } from './state.ts'

const round = { en: 'Both choose once in each round.', zh: '每轮双方各出一次。' }
export const wire: Wire<State, Event> = { event, round, fields, legal: () => choices, observe, say }

/** What a seat knows now, as data for programs and as text for models. */
function observe({ language, rounds, ruleset, aliases }: State, seat: Seat): Observation {
  const [round, own] = [rounds.length + 1, aliases[seat] ?? '']
  const past = rounds.map(({ choices: both }) => ({ you: both[seat] ?? null, other: both[1 - seat] ?? null }))
  const shown = rounds.map(({ choices: both }) => both.map((one) => labelOf(one)[language]).join(' – '))
  const en = `Round ${round} of ${ruleset.rounds}. You are ${own}.`
  const zh = `第${round}轮，共${ruleset.rounds}轮。你是${own}。`
  const text = [language === 'zh' ? zh : en, ...shown].join('\n')
  return { data: { round, rounds: ruleset.rounds, past }, text }
}

/** One line about an event, for transcripts, prompts and screen readers. */
function say(said: Event | MatchVoided, teller: Teller): string | undefined {
  const { language, nameOf } = teller
  const zh = language === 'zh'
  if (said.type === 'move-refused' || said.type === 'move-missed') return refusalText(said, teller, {})
  if (said.type === 'match-ended')
    return `${zh ? '对局结束，' : 'The match is over, '}${said.points.join(' : ')}`
  if (said.type !== 'round-ended') return undefined
  const shown = said.choices.map((one, seat) => `${nameOf(seat)} ${labelOf(one)[language]}`).join(' – ')
  if (said.winner === null) return zh ? `${shown}：平手。` : `${shown}: nobody wins.`
  return zh ? `${shown}：${nameOf(said.winner)}胜。` : `${shown}: ${nameOf(said.winner)} wins.`
}
