import { quoted } from '../../strategies/quoted.ts'
import type { ChatMessage, Strategy } from '../../strategies/strategy.ts'
import type { AgentRequest } from '../agent-wire.ts'
import { historyWords } from './example-table.ts'
import type { HistoryWords } from './example-table.ts'
import { filledPrompt } from './placeholders.ts'
import type { Placeholder } from './placeholders.ts'

type Event = AgentRequest['history'][number]['event']

/** The events at the table, delimited and marked as data. Takes any history; malformed parts are left out. */
export function historyText(request: AgentRequest, { unwarned }: Pick<Strategy, 'unwarned'> = {}): string {
  const words = historyWords[request.language]
  const lines = request.history.flatMap(({ event }) => linesOf(event, request, words))
  const told = lines.some((line) => line !== words.round(1)) ? lines : [...lines, words.nothing]
  const notice = unwarned ? words.unwarnedNotice : words.notice
  return [notice, '<table>', ...told, '</table>'].join('\n')
}

function linesOf(event: Event, request: AgentRequest, words: HistoryWords): readonly string[] {
  const name = (seat: unknown) => nameOf(seat, request, words)
  const who = name(event.seat)
  switch (event.type) {
    case 'round-opened':
      return typeof event.round === 'number' ? [roundLine(event.round, event, name, words)] : []
    case 'speech-given':
      return who && typeof event.text === 'string' ? [words.said(who, quoted(event.text))] : []
    case 'speech-missed':
      return who ? [words.silent(who)] : []
    case 'fouls-called':
      return objectsIn(event.fouls).flatMap((foul) => foulLine(foul, name(foul.seat), words))
    case 'votes-revealed':
      return ballotLine(objectsIn(event.ballots), name, words)
    case 'seat-eliminated':
      return who ? [event.tied === undefined ? words.out(who) : words.outByLot(who)] : []
    default:
      return []
  }
}

function roundLine(
  round: number,
  { runOff, order }: Event,
  name: (seat: unknown) => string | undefined,
  words: HistoryWords,
): string {
  if (runOff !== true || !Array.isArray(order)) return words.round(round)
  return words.runOff(
    round,
    order.flatMap((seat) => name(seat) ?? []),
  )
}

type Fields = Readonly<Record<string, unknown>>

function foulLine({ kind }: Fields, who: string | undefined, words: HistoryWords): readonly string[] {
  if (!who) return []
  if (kind === 'own-word') return [words.ownWord(who)]
  return kind === 'repeat' ? [words.repeat(who)] : []
}

function ballotLine(
  ballots: readonly Fields[],
  name: (seat: unknown) => string | undefined,
  words: HistoryWords,
): readonly string[] {
  const cast = ballots.flatMap(({ seat, target }) => {
    const voter = name(seat)
    return voter ? [words.ballot(voter, name(target))] : []
  })
  return cast.length > 0 ? [words.votes(cast)] : []
}

function nameOf(seat: unknown, request: AgentRequest, words: HistoryWords): string | undefined {
  const alias = typeof seat === 'number' ? request.aliases[seat] : undefined
  if (alias === undefined) return undefined
  return seat === request.seat ? words.me(alias) : alias
}

/** The objects of a list. Empty if the value is no list. */
function objectsIn(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : []
}

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
