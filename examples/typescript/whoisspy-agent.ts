/**
 * An agent that plays Who is Spy, in TypeScript and nothing else.
 *
 *     npx tsx whoisspy-agent.ts   # Node 20.19 or later; from 22.18 on, node does instead of npx tsx
 *     npx wis play --agent http://127.0.0.1:7860      # plays a match against it
 *
 * To let it play for real, put this file into a Hugging Face Space (Docker, port 7860) and register the Space.
 * It needs no model: it says something vague and votes for the player who sounds least like the rest. Rewrite speak()
 * and vote() to make it clever; everything below them only moves text.
 */
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from 'node:process'

/** What the host sends. Every field may be missing. */
interface Call {
  status?: string
  message?: string | null
  name?: string | null
  word?: string | null
}

/** A clue joins one part of each list, which gives enough clues for a match of agents like this one. */
const who = {
  en: ['Most people', 'My neighbours', 'Children', 'My grandparents', 'Visitors'],
  zh: ['大多数人', '我的邻居', '小孩子', '家里老人', '外地人'],
}
const what = {
  en: ['know it when they see it', 'have views on it', 'come across it at times', 'have a story about it'],
  zh: ['一看就认得', '都有自己的看法', '时不时会遇到', '都能讲出点故事'],
}
const han = /[\u4e00-\u9fff]/g

/** Letters and digits only. To the host, two speeches with the same key are the same speech. */
const key = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The parts of a text that matter: longer words, and pairs of Chinese characters. */
function pieces(texts: string[]): Set<string> {
  const text = texts.join('\n').toLowerCase()
  const characters = text.match(han) ?? []
  const pairs = characters.slice(1).map((character, index) => `${characters[index]}${character}`)
  return new Set([...(text.match(/[a-z]{4,}/g) ?? []), ...pairs])
}

/** Its memory of the one match it is in. The host sends every event in order. */
let me = { alias: '', word: '', speeches: [] as { alias: string; text: string }[] }

function perceive({ status, message, name, word }: Call): void {
  if (status === 'start') me = { alias: message ?? '', word: '', speeches: [] } // a new match
  if (status === 'distribution') me.word = word ?? ''
  // A player spoke; without a name, the host opens a round.
  if (status === 'round' && name) me.speeches.push({ alias: name, text: message ?? '' })
}

function interact({ status, message }: Call): string {
  return status === 'round' ? speak() : vote((message ?? '').split(','))
}

/** A clue that is true of nearly everything, does not contain the word, and is new at the table. */
function speak(): string {
  const language = (me.word + me.alias).match(han) ? 'zh' : 'en'
  const put = (one: string, other: string) => (language === 'zh' ? `${one}${other}。` : `${one} ${other}.`)
  const clues = what[language].flatMap((other) => who[language].map((one) => put(one, other)))
  const start =
    [...(me.word + me.alias)].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % clues.length
  const said = new Set(me.speeches.map(({ text }) => key(text)))
  const isFree = (clue: string) => !said.has(key(clue)) && !(me.word && key(clue).includes(key(me.word)))
  return [...clues.slice(start), ...clues.slice(0, start)].find(isFree) ?? '...'
}

/** Votes for the other player whose words have least in common with the rest. */
function vote(candidates: string[]): string {
  const others = candidates.filter((alias) => alias !== '' && alias !== me.alias)
  return others.sort((one, other) => likeness(one) - likeness(other))[0] ?? ''
}

function likeness(alias: string): number {
  const theirs = pieces(me.speeches.filter((speech) => speech.alias === alias).map(({ text }) => text))
  const rest = pieces(me.speeches.filter((speech) => speech.alias !== alias).map(({ text }) => text))
  return [...theirs].filter((piece) => rest.has(piece)).length / Math.max(1, theirs.size)
}

/** The five calls of the host. All are POST with a JSON body. */
const calls: Record<string, (call: Call) => unknown> = {
  '/agent/checkHealth': () => 'ok',
  '/agent/getModelName': () => 'vague-typescript',
  '/agent/init': () => perceive({ status: 'start' }),
  '/agent/perceive': perceive,
  '/agent/interact': interact,
}

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = (status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  const call = request.method === 'POST' ? calls[request.url ?? ''] : undefined
  if (!call) return void answer(404, { success: false, result: null, errMsg: 'no such call' })
  try {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += String(chunk)
    const result = call(JSON.parse(body || '{}') as Call) ?? null
    answer(200, { success: true, result, errMsg: null })
  } catch (error) {
    answer(422, { success: false, result: null, errMsg: String(error) })
  }
}

const server = createServer((request, response) => {
  handle(request, response).catch(() => response.destroy())
})
// In a Space it has to listen on every address. On your own machine you may set HOST=127.0.0.1.
server.listen(Number(env.PORT ?? 7860), env.HOST ?? '0.0.0.0', () => {
  const address = server.address()
  console.log(`listening on port ${typeof address === 'object' ? address?.port : address}`)
})
