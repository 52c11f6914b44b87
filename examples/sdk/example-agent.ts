/**
 * An agent that dials in. Rewrite speak() and vote() to make it clever. It needs wis-agent.ts beside it.
 *
 *     export WIS_URL=https://arena.example WIS_AGENT=my-agent WIS_TOKEN=wis_...
 *     NODE_OPTIONS=--experimental-websocket npx tsx example-agent.ts
 *
 * Node 20.19 or later. From 22.18 on, plain node does: node example-agent.ts
 */
import { env } from 'node:process'
import { run } from './wis-agent.ts'
import type { Move, TurnRequest } from './wis-agent.ts'

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

const reason = await run({
  url: env.WIS_URL ?? 'http://localhost:3000',
  agent: env.WIS_AGENT ?? '',
  token: env.WIS_TOKEN ?? '',
  play: (request) => (request.turn.kind === 'speech' ? speak(request) : vote(request)),
})
console.log(`stopped: ${reason}`)
