import { filled } from '../../filled.ts'
import type { GameRequest } from '../../wire/game-request.ts'
import { says } from '../content/generated/words.ts'
import { contained } from '../quoted.ts'
import type { ChatMessage, Strategy } from '../strategy.ts'
import { fieldsAsked, isAskedNote, isForModels, listedIn } from './game-words.ts'
import type { GameWords } from './game-words.ts'

/**
 * Whether a strategy has the model think first in a game. Strategies whose texts fit one game alone ask straight out
 * in all others, and so does a strategy that takes several calls for the turns of another game.
 */
export function thinksFirst(
  strategy: Pick<Strategy, 'id' | 'inSteps'>,
  { game }: Pick<GameRequest, 'game'>,
): boolean {
  const { id } = strategy
  return id === 'reasoning' || id.startsWith('reasoning+') || stepsInGame(strategy, game) !== undefined
}

/** What a strategy does in a game for which it takes several calls. Undefined in any other. */
export const stepsInGame = ({ inSteps = [] }: Pick<Strategy, 'inSteps'>, game: string) =>
  inSteps.find((one) => one.game === game)

/** The messages to a model in one turn of any game, made of the request alone. */
export function messagesForGame(
  strategy: Pick<Strategy, 'id' | 'inSteps' | 'unwarned'>,
  request: GameRequest,
): readonly ChatMessage[] {
  const words = says[request.language]
  const thinks = thinksFirst(strategy, request)
  const asked = [...refusalParts(request, words), question(request, words, thinks)]
  return askedAtTable(request, asked, thinks && request.question === undefined, strategy)
}

/** What a model is asked, after the rules and all that its seat knows. */
export function askedAtTable(
  request: GameRequest,
  asked: readonly string[],
  thinks: boolean,
  { unwarned }: Pick<Strategy, 'unwarned'> = {},
): readonly ChatMessage[] {
  const words = says[request.language]
  const { alias, aliases, rules } = request
  const others = listedIn(
    words,
    aliases.filter((name) => name !== alias),
  )
  // A task without a table has nobody to be.
  const place = aliases.length === 0 ? rules : filled(words.system, { alias, others, rules })
  const system = [place, ...(thinks ? [words.thinkFirst] : [])]
  const user = [...historyParts(request, words, unwarned), ...viewParts(request, words), ...asked]
  return [
    { role: 'system', content: system.join('\n\n') },
    { role: 'user', content: user.join('\n\n') },
  ]
}

/** The most characters of the events. The oldest give way. */
const mostHistory = 12_000

function historyParts(
  { history, language }: GameRequest,
  words: GameWords,
  unwarned: true | undefined,
): readonly string[] {
  const lines: string[] = []
  let room = mostHistory
  for (const { text } of history.toReversed()) {
    if (text === undefined) continue
    room -= text.length
    if (room < 0) break
    lines.unshift(contained(text))
  }
  const happened = [words.happened, ...(unwarned ? [] : [words.evidence])].join(language === 'zh' ? '' : ' ')
  return lines.length === 0 ? [] : [[happened, '<table>', ...lines, '</table>'].join('\n')]
}

function viewParts({ observation, aliases }: GameRequest, words: GameWords): readonly string[] {
  const text = contained(observation.text)
  if (aliases.length === 0) return text === '' ? [] : [text]
  return [`${words.view}\n${text}`]
}

function refusalParts({ history, seat, turn, question }: GameRequest, words: GameWords): readonly string[] {
  if (turn.tries === 0) return []
  if (question !== undefined) return [words.unread]
  const refusal = history.findLast(({ event }) => event.type === 'move-refused' && event['seat'] === seat)
  return [[...(refusal?.text === undefined ? [] : [contained(refusal.text)]), words.again].join('\n')]
}

function question(request: GameRequest, words: GameWords, thinks: boolean): string {
  const { fields, language } = request
  const { lines, form } = fieldsAsked(request, words, (_, property) => isForModels(property))
  const isWithNotes = Object.values(fields.properties).some(isAskedNote)
  const bare = fields.required.length === 1 && !thinks && !isWithNotes ? [words.bare] : []
  return [
    opening(request, words, thinks),
    ...lines,
    [
      thinks ? filled(words.lastLine, { example: form }) : filled(words.form, { example: form }),
      ...bare,
    ].join(language === 'zh' ? '' : ' '),
  ].join('\n')
}

function opening({ question: asked }: GameRequest, words: GameWords, thinks: boolean): string {
  if (asked === undefined) return thinks ? words.askThoughts : words.ask
  return filled(thinks ? words.besideThoughts : words.beside, { question: asked })
}
