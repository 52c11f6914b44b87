import type { ChatMessage, Strategy } from '../../strategies/strategy.ts'
import type { AgentRequest } from '../agent-wire.ts'
import { historyText } from './history-text.ts'
import { filledPrompt } from './placeholders.ts'
import type { Placeholder } from './placeholders.ts'

/** The messages to a model in one turn. The same strategy and request lead to the same messages. */
export function messagesFor(strategy: Strategy, request: AgentRequest): readonly ChatMessage[] {
  const { system, speech, vote } = strategy.texts[request.language]
  const values = promptValues(request, strategy)
  const user = filledPrompt(request.turn.kind === 'vote' ? vote : speech, values)
  const instructions = filledPrompt(system, values).trim()
  return [
    ...(instructions === '' ? [] : [{ role: 'system' as const, content: instructions }]),
    { role: 'user', content: user.trim() },
  ]
}

/** The candidates of a vote without the voter, because a vote for oneself is an abstention. */
export function othersOffered({ candidates, aliases, alias }: AgentRequest): readonly string[] {
  return (candidates ?? aliases).filter((candidate) => candidate !== alias)
}

/** Everybody of whom the seat has not heard that they are out, and itself. */
function livingIn({ aliases, history, seat: me }: AgentRequest): readonly string[] {
  const out = new Set(
    history.flatMap(({ event }) =>
      event.type === 'seat-eliminated' && event['seat'] !== me ? [event['seat']] : [],
    ),
  )
  return aliases.filter((_, seat) => !out.has(seat))
}

export function promptValues(
  request: AgentRequest,
  asked: Pick<Strategy, 'unwarned'> = {},
): Readonly<Record<Placeholder, string>> {
  const { alias, word, rules, turn, language } = request
  const list = (names: readonly string[]) => names.join(language === 'zh' ? '、' : ', ')
  return {
    alias,
    word,
    rules,
    round: String(turn.round),
    limit: String(turn.limit),
    living: list(livingIn(request)),
    history: historyText(request, asked),
    candidates: list(othersOffered(request)),
  }
}
