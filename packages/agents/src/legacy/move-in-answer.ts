import { withoutThinking } from '@wis/games'
import { agentAnswer, othersOffered } from '@wis/protocol'
import type { AgentRequest } from '@wis/protocol'
import { fault } from '../adapters/judge-answer.ts'
import type { Judged } from '../adapters/judge-answer.ts'
import type { ReadReply } from '../strategies/reply/spoken.ts'
import { NameFinder } from './names.ts'
import { onlyName } from './read-name.ts'

/** The move in an answer. Extra fields are kept if they make sense, and ignored if they do not. */
export function moveInAnswer(value: unknown, request: AgentRequest): Judged<ReadReply> {
  const { turn, aliases } = request
  const answer = agentAnswer.safeParse(value)
  const text = answer.data?.[turn.kind]
  if (text === undefined)
    return fault('malformed', 'agent', `answered without a ${turn.kind}, which must be a text`)
  const { reasoning, beliefs } = answer.data ?? {}
  const move = turn.kind === 'vote' ? votedFor(text, request) : text
  const known = beliefs && clamped(beliefs, aliases)
  return {
    ok: true,
    value: { text: move, ...(reasoning !== undefined && { reasoning }), ...(known && { beliefs: known }) },
  }
}

/** Longer than any sentence that only names one player. Longer texts stay unchanged. */
const longestSentence = 2_000

/** A sentence that names exactly one candidate is a vote for that player. Any other text stays unchanged. */
function votedFor(text: string, request: AgentRequest): string {
  if (text.length > longestSentence || request.candidates?.includes(text)) return text
  const naming = { finder: new NameFinder(request.aliases), offered: new Set(othersOffered(request)) }
  return onlyName(withoutThinking(text).answer, naming) ?? text
}

/** The beliefs about the players at the table, each a number from 0 to 1. */
function clamped(
  beliefs: Readonly<Record<string, unknown>>,
  aliases: readonly string[],
): ReadReply['beliefs'] {
  const entries = aliases.flatMap((alias) => {
    const belief = Object.hasOwn(beliefs, alias) ? beliefs[alias] : undefined
    return typeof belief === 'number' ? [[alias, Math.min(1, Math.max(0, belief))] as const] : []
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}
