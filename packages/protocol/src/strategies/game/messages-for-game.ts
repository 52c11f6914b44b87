import type { GuessesSchema, PropertySchema } from '../../wire/answer-schema.ts'
import type { GameRequest } from '../../wire/game-request.ts'
import { contained } from '../prompt/quoted.ts'
import type { ChatMessage, Strategy } from '../strategy.ts'
import { gameWords } from './game-words.ts'
import type { GameWords } from './game-words.ts'

/**
 * Whether a strategy has the model think first in every game. Strategies with texts for who-is-spy alone ask straight
 * out in all others.
 */
export function thinksFirst({ id }: Pick<Strategy, 'id'>): boolean {
  return id === 'reasoning' || id.startsWith('reasoning+')
}

/** The messages to a model in one turn of any game, made of the request alone. */
export function messagesForGame(
  strategy: Pick<Strategy, 'id'>,
  request: GameRequest,
): readonly ChatMessage[] {
  const words = gameWords[request.language]
  const { alias, aliases, rules } = request
  const thinks = thinksFirst(strategy)
  const others = aliases.filter((name) => name !== alias)
  // A task without a table has nobody to be.
  const place = aliases.length === 0 ? rules : words.system(alias, others, rules)
  const system = [place, ...(thinks && request.question === undefined ? [words.thinkFirst] : [])]
  const user = [
    ...historyParts(request, words),
    ...viewParts(request, words),
    ...refusalParts(request, words),
    question(request, words, thinks),
  ]
  return [
    { role: 'system', content: system.join('\n\n') },
    { role: 'user', content: user.join('\n\n') },
  ]
}

/** The most characters of the events. The oldest give way. */
const mostHistory = 12_000

function historyParts({ history }: GameRequest, words: GameWords): readonly string[] {
  const lines: string[] = []
  let room = mostHistory
  for (const { text } of history.toReversed()) {
    if (text === undefined) continue
    room -= text.length
    if (room < 0) break
    lines.unshift(contained(text))
  }
  return lines.length === 0 ? [] : [[words.happened, '<table>', ...lines, '</table>'].join('\n')]
}

function viewParts({ observation, aliases }: GameRequest, words: GameWords): readonly string[] {
  const text = contained(observation.text)
  if (aliases.length === 0) return text === '' ? [] : [text]
  return [`${words.view}\n${text}`]
}

/** The refusal of the last answer to the same question. */
function refusalParts({ history, seat, turn, question }: GameRequest, words: GameWords): readonly string[] {
  if (turn.tries === 0) return []
  if (question !== undefined) return [words.unread]
  const refusal = history.findLast(({ event }) => event.type === 'move-refused' && event['seat'] === seat)
  return [[...(refusal?.text === undefined ? [] : [contained(refusal.text)]), words.again].join('\n')]
}

function question(request: GameRequest, words: GameWords, thinks: boolean): string {
  const { fields, legal, language } = request
  // Notes are for those who ask for them. A model that was not asked to think aloud only loses time by them.
  const entries = Object.entries(fields.properties).filter(([, property]) => !isNote(property))
  const lines = entries.map(([name, property], index) => {
    const values = index === 0 && legal ? words.legal(legal.map(asJson)) : valuesOf(property, words)
    return words.field(asJson(name), property.description, values, !fields.required.includes(name))
  })
  const form = `{${entries.map(([name, property]) => `${asJson(name)}: ${blankOf(property)}`).join(', ')}}`
  const bare = fields.required.length === 1 && !thinks ? [words.bare] : []
  return [
    opening(request, words, thinks),
    ...lines,
    [thinks ? words.lastLine(form) : words.form(form), ...bare].join(language === 'zh' ? '' : ' '),
  ].join('\n')
}

function opening({ question: asked }: GameRequest, words: GameWords, thinks: boolean): string {
  if (asked === undefined) return thinks ? words.askThoughts : words.ask
  return thinks ? words.besideThoughts(asked) : words.beside(asked)
}

function valuesOf(property: PropertySchema, words: GameWords): string {
  if ('enum' in property) return words.oneOf(property.enum.map(asJson))
  if ('maxLength' in property) return words.text(property.maxLength)
  if ('uniqueItems' in property) {
    const { minItems, maxItems, items } = property
    return words.picks(minItems, maxItems, items.enum.map(asJson))
  }
  if ('properties' in property) return guessesOf(property.properties, words)
  if ('items' in property) {
    const { minItems, items } = property
    return words.list(minItems, items.minimum, items.maximum)
  }
  return words.whole(property.minimum, property.maximum)
}

function guessesOf(seats: GuessesSchema['properties'], words: GameWords): string {
  const values = Object.values(seats)[0]?.properties.guess.enum ?? []
  return words.guesses(Object.keys(seats).map(asJson), values.map(asJson))
}

const isNote = (property: PropertySchema) => 'note' in property && property.note === true

/** A place to fill in. A real value would suggest an answer. */
function blankOf(property: PropertySchema): string {
  if (property.type === 'array') return '[…]'
  if (property.type === 'object') return '{…}'
  return property.type === 'string' ? '"…"' : '…'
}

const asJson = (value: string) => JSON.stringify(value)
