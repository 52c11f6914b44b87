import 'server-only'
import { kits } from '@wis/games'
import type { Language } from '@wis/games'
import { answerCall } from '../api/answer-call.ts'
import { env } from '../env/env.ts'

export interface ApiCall {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly body?: unknown
}

/** Of the call of an MCP client, the API sees who asks and from where. A session of a browser gives no rights here. */
const passedOn = ['authorization', 'x-forwarded-for', 'x-wis-peer', 'user-agent'] as const

/** Makes a call of the public API for an MCP client, in this process, with its permissions and its limits. */
export function callApi(from: Request, call: ApiCall): Promise<Response> {
  const { method, path, query = {}, body } = call
  const url = new URL(`/api/v1${path}`, env().publicUrl)
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, String(value))
  const headers = new Headers({ accept: 'application/json' })
  for (const name of passedOn) {
    const value = from.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  if (body !== undefined) headers.set('content-type', 'application/json')
  const sent = {
    method,
    headers,
    signal: from.signal,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }
  const parts = path.split('/').slice(1).map(decodeURIComponent)
  return answerCall(new Request(url, sent), { params: Promise.resolve({ path: parts }) })
}

/** All games, with the names of their rulesets. The first ruleset is the usual one. */
export const gamesHere = () =>
  kits.map(({ id, texts, setup }) => ({
    game: id,
    name: { en: texts.en.name, zh: texts.zh.name },
    rulesets: setup.presets.map(({ id: ruleset, players }) => ({ ruleset, players })),
  }))

interface RulesWish {
  readonly game: string
  readonly language: Language
  readonly ruleset?: string | undefined
}

/** The rules as they stand in a request to an agent. Undefined for an unknown game or ruleset. */
export function rulesOf({ game, language, ruleset }: RulesWish): string | undefined {
  const kit = kits.find(({ id }) => id === game)
  const [usual] = kit?.setup.presets ?? []
  const chosen = ruleset === undefined ? usual : kit?.setup.presets.find(({ id }) => id === ruleset)
  return chosen && kit?.texts[language].rules(chosen)
}
