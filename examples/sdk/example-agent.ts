/**
 * An agent that dials in and plays every game. It needs wis-agent.ts beside it.
 *
 * Rewrite speak() and vote() to make it clever in Who is Spy, and fill() for all other games.
 *
 *     export WIS_URL=https://arena.example WIS_AGENT=my-agent WIS_TOKEN=wis_...
 *     NODE_OPTIONS=--experimental-websocket npx tsx example-agent.ts
 *
 * Node 20.19 or later. From 22.18 on, plain node does: node example-agent.ts
 */
import { env } from 'node:process'
import { run } from './wis-agent.ts'
import type { Field, Move, TurnRequest } from './wis-agent.ts'

/** A clue joins one part of each list, which gives enough clues for a match of agents like this one. */
const who = {
  en: ['Most people', 'My neighbours', 'Children', 'My grandparents', 'Visitors'],
  zh: ['大多数人', '我的邻居', '小孩子', '家里老人', '外地人'],
}
const what = {
  en: ['know it when they see it', 'have views on it', 'come across it at times', 'have a story about it'],
  zh: ['一看就认得', '都有自己的看法', '时不时会遇到', '都能讲出点故事'],
}

/** Letters and digits only. To the host, two speeches with the same key are the same speech. */
const key = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The parts of a text that matter: longer words, and pairs of Chinese characters. */
function pieces(texts: string[]): Set<string> {
  const text = texts.join('\n').toLowerCase()
  const characters = text.match(/[\u4e00-\u9fff]/g) ?? []
  const pairs = characters.slice(1).map((character, index) => `${characters[index]}${character}`)
  return new Set([...(text.match(/[a-z]{4,}/g) ?? []), ...pairs])
}

/** Players are numbered by their seats, and named by their aliases. */
function speeches({ history, aliases }: TurnRequest): { alias: string; text: string }[] {
  const given = history.filter(({ event }) => event.type === 'speech-given')
  return given.map(({ event }) => ({ alias: aliases[event.seat ?? -1] ?? '', text: event.text ?? '' }))
}

/** A clue that is true of nearly everything, does not contain the word, and is new at the table. */
function speak(request: TurnRequest): Move {
  const { language, word, alias } = request
  const put = (one: string, other: string) => (language === 'zh' ? `${one}${other}。` : `${one} ${other}.`)
  const clues = what[language].flatMap((other) => who[language].map((one) => put(one, other)))
  const start = [...(word + alias)].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % clues.length
  const said = new Set(speeches(request).map(({ text }) => key(text)))
  const isFree = (clue: string) => !said.has(key(clue)) && !key(clue).includes(key(word))
  const speech = [...clues.slice(start), ...clues.slice(0, start)].find(isFree) ?? '...'
  return { speech, reasoning: 'Vague enough for any word.' }
}

/** Votes for the player whose words have least in common with the others'. The match shows beliefs after its end. */
function vote(request: TurnRequest): Move {
  const heard = speeches(request)
  const strangeness = (alias: string) => {
    const theirs = pieces(heard.filter((speech) => speech.alias === alias).map(({ text }) => text))
    const rest = pieces(heard.filter((speech) => speech.alias !== alias).map(({ text }) => text))
    return 1 - [...theirs].filter((piece) => rest.has(piece)).length / Math.max(1, theirs.size)
  }
  const others = (request.candidates ?? []).filter((alias) => alias !== request.alias)
  const beliefs = others.map((alias) => ({ alias, value: strangeness(alias) }))
  const total = beliefs.reduce((sum, { value }) => sum + value, 0) || 1
  const [first] = beliefs.toSorted((one, other) => other.value - one.value)
  return {
    vote: first?.alias ?? '',
    beliefs: Object.fromEntries(beliefs.map(({ alias, value }) => [alias, value / total])),
    reasoning: 'It sounds least like the rest.',
  }
}

const vague = [
  'Most people know it when they see it',
  'My neighbours have views on it',
  'Visitors come across it at times',
]

const below = (end: number) => Math.floor(Math.random() * end)
const oneOf = <Value>(list: Value[]) => list[below(list.length)]

/** A value of the form that a field asks for. Here is the place for thought: this one takes any. */
function valueFor(name: string, field: Field, { words }: Record<string, unknown>): unknown {
  const { minimum = 0, maximum = 0, minItems = 1, items } = field
  if (field.enum) return oneOf(field.enum)
  if (field.type === 'integer') return minimum + below(maximum - minimum + 1)
  if (items?.type === 'integer') {
    // Numbers that share out the highest one.
    const whole = items.maximum ?? 0
    const part = Math.floor(whole / minItems / 5) * 5
    return Array.from({ length: minItems }, (_, place) => (place > 0 ? part : whole - part * (minItems - 1)))
  }
  if (items?.enum) {
    const left = [...items.enum]
    return Array.from({ length: minItems }, () => left.splice(below(left.length), 1)[0])
  }
  // A guess at one of the words that everybody sees, or something to say.
  const text = name === 'word' && Array.isArray(words) ? String(oneOf(words)) : oneOf(vague)
  return text?.slice(0, field.maxLength)
}

/** An answer in any game: the rules and what the seat knows are texts, and the form of the answer is JSON schema. */
function fill({ fields, legal, observation }: TurnRequest): Move {
  const data = observation?.data ?? {} // a model would be given rules, observation.text, fields and legal
  const { properties = {}, required: [first = '', ...more] = [] } = fields ?? {}
  const answer: Move = {}
  for (const [name, field] of Object.entries(properties))
    if (name === first || more.includes(name)) answer[name] = valueFor(name, field, data)
  const kinds = properties[first]?.enum
  if (legal?.length) answer[first] = oneOf(legal)
  else if (kinds && Object.keys(properties).length > 1) {
    // A move that needs more fields: the first kind of move, with its numbers.
    answer[first] = kinds[0]
    for (const [name, field] of Object.entries(properties))
      if (field.type === 'integer' || field.items?.type === 'integer')
        answer[name] ??= valueFor(name, field, data)
  }
  return { ...answer, reasoning: 'Taken by chance.' }
}

export function play(request: TurnRequest): Move {
  if (request.fields) return fill(request)
  return request.turn.kind === 'speech' ? speak(request) : vote(request)
}

const { WIS_URL: url = 'http://localhost:3000', WIS_AGENT: agent, WIS_TOKEN: token } = env
if (agent && token) console.log(`stopped: ${await run({ url, agent, token, play })}`)
else console.log('Set WIS_AGENT and WIS_TOKEN.')
