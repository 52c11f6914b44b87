/**
 * A webhook that plays Who is Spy, in TypeScript and nothing else.
 *
 *     WIS_SECRET=swordfish-and-chips npx tsx webhook-agent.ts   # Node 20.19 or later; from 22.18 on, node does instead of npx tsx
 *
 * Register its URL with the same secret. Each turn comes as one signed POST that contains everything: the word, the
 * rules, all speeches so far. So the agent remembers nothing, may run where nothing is kept between two requests, and
 * may play many matches at once. It needs no model. Rewrite speak() and vote() to make it clever.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from 'node:process'

/** The part of a request that is used here. */
interface Turn {
  alias: string
  aliases: string[]
  language: 'en' | 'zh'
  word: string
  turn: { kind: 'speech' | 'vote' }
  candidates?: string[]
  history: { event: { type: string; seat?: number; text?: string } }[]
}

const secret = env.WIS_SECRET ?? 'swordfish-and-chips'

/** A clue joins one part of each list, which gives enough clues for a match of agents like this one. */
const who = {
  en: ['Most people', 'My neighbours', 'Children', 'My grandparents', 'Visitors'],
  zh: ['大多数人', '我的邻居', '小孩子', '家里老人', '外地人'],
}
const what = {
  en: ['know it when they see it', 'have views on it', 'come across it at times', 'have a story about it'],
  zh: ['一看就认得', '都有自己的看法', '时不时会遇到', '都能讲出点故事'],
}

/** X-Wis-Signature is t=<seconds>,v1=<hmac of "t.body">. Check it first, on the body as it came. */
function isSigned(header: string, body: string): boolean {
  const [, time = '', signature = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? []
  if (signature === '' || Math.abs(Date.now() / 1000 - Number(time)) > 300) return false // too old: it may be a copy
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return timingSafeEqual(Buffer.from(expected), Buffer.from(signature))
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
function speeches({ history, aliases }: Turn): { alias: string; text: string }[] {
  const given = history.filter(({ event }) => event.type === 'speech-given')
  return given.map(({ event }) => ({ alias: aliases[event.seat ?? -1] ?? '', text: event.text ?? '' }))
}

/** A clue that is true of nearly everything, does not contain the word, and is new at the table. */
function speak(request: Turn): object {
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
function vote(request: Turn): object {
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

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = (status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) body += String(chunk)
  if (!isSigned(String(request.headers['x-wis-signature']), body)) {
    return void answer(401, { error: 'not signed with our secret' })
  }
  const turn = JSON.parse(body) as Turn
  answer(200, turn.turn.kind === 'speech' ? speak(turn) : vote(turn))
}

const server = createServer((request, response) => {
  handle(request, response).catch(() => response.destroy())
})
server.listen(Number(env.PORT ?? 8000), env.HOST ?? '127.0.0.1', () => {
  const address = server.address()
  console.log(`listening on port ${typeof address === 'object' ? address?.port : address}`)
})
