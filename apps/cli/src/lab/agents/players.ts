import { readFile } from 'node:fs/promises'
import { createOpenAiAgent, createWebhookAgent, guardedFetch } from '@wis/agents'
import type { Agent, AnyRequest } from '@wis/agents'
import { kits } from '@wis/games'
import { readText, samplePlayers } from '@wis/lab'
import type { ExperimentSpec, KitCondition } from '@wis/lab'
import { chatApis, chatUrl, findStrategy, modelSettings, priceOf } from '@wis/protocol'
import { z } from 'zod'
import { SpecTrouble } from '../read-value.ts'

/** The name of an environment variable. Secrets themselves stand in no file. */
const variable = z.string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'the name of an environment variable')

const address = z
  .url({ protocol: /^https?$/, error: 'not a complete http:// or https:// address' })
  .refine(
    (text) => !URL.canParse(text) || new URL(text).username === '',
    'remove the name and password from the address',
  )

const price = z.number().min(0)

/** US dollars for a million tokens. */
const prices = z.strictObject({ input: price, output: price })

const model = z.strictObject({
  kind: z.literal('openai'),
  baseUrl: address.refine((text) => chatUrl(text) !== undefined, 'not the base address of an API'),
  model: z.string().trim().min(1).max(200),
  api: z.enum(chatApis).default('chat'),
  keyFrom: variable.optional(),
  strategy: z
    .string()
    .default('plain')
    .refine((id) => findStrategy(id), 'there is no strategy of this name'),
  settings: modelSettings.optional(),
  prices: prices.optional(),
})

const webhook = z.strictObject({
  kind: z.literal('webhook'),
  url: address,
  /** The variable with the secret that signs the requests. */
  secretFrom: variable,
  prices: prices.optional(),
})

const player = z.discriminatedUnion('kind', [model, webhook], {
  error: 'kind must be openai or webhook; agents that keep a memory of earlier matches cannot take part',
})
export type PlayerSettings = z.infer<typeof player>

const name = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*(@[1-9]\d{0,8})?$/, 'small letters, digits and hyphens')

/** Models and programs by the names that a specification uses for them. */
export const playersFile = z.record(name, player)
export type PlayersFile = z.infer<typeof playersFile>

export async function readPlayers(file: string | undefined): Promise<PlayersFile> {
  if (file === undefined) return {}
  const read = playersFile.safeParse(valueOf(file, await readFile(file, 'utf8')))
  if (!read.success) {
    const lines = read.error.issues.map((issue) => `  ${issue.path.join('.')}: ${wordsOf(issue)}`)
    throw new SpecTrouble([`${file} names no players:`, ...lines].join('\n'))
  }
  const own = new Set([
    ...kits.flatMap(({ house }) => house.map(({ slug }) => slug)),
    ...Object.keys(samplePlayers),
  ])
  const taken = Object.keys(read.data).filter((one) => own.has(one))
  if (taken.length === 0) return read.data
  throw new SpecTrouble(`${file}: ${taken.join(', ')} is the name of a built-in agent; choose another`)
}

function valueOf(file: string, text: string): unknown {
  const read = readText(text)
  if (read.ok) return read.value
  throw new SpecTrouble(`${file}: ${read.fault.message}`)
}

function wordsOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'unrecognized_keys') return issue.message
  const names = issue.keys.join(', ')
  return issue.keys.some((key) => /key|secret|token/i.test(key))
    ? `${names} is not allowed: keep secrets out of files. Name an environment variable in keyFrom or secretFrom`
    : `no field is called ${names}`
}

/** A model or a program that plays in an experiment on this machine. */
export interface ConnectedPlayer {
  readonly name: string
  /** Only models are asked by a strategy. */
  readonly isModel: boolean
  /** US dollars for a million tokens, if it is known. */
  readonly price: { readonly input: number; readonly output: number } | undefined
  /** The most tokens of an answer, if its settings say so. */
  readonly longestAnswer: number | undefined
  /** A connector for one match, which asks as this condition of an experiment wants it. */
  connect(condition: Pick<KitCondition, 'strategy' | 'prompt' | 'unwarned'> | undefined): Agent<AnyRequest>
}

type Environment = Readonly<Record<string, string | undefined>>

/** Opens the players that an experiment names. Secrets are read from the environment and kept in memory alone. */
export function connectPlayers(
  file: PlayersFile,
  names: readonly string[],
  environment: Environment,
): ReadonlyMap<string, ConnectedPlayer> {
  return new Map(
    names.flatMap((name) => {
      const settings = file[name]
      return settings ? [[name, connected(name, settings, environment)] as const] : []
    }),
  )
}

function connected(name: string, settings: PlayerSettings, environment: Environment): ConnectedPlayer {
  const secret = (variable: string) => {
    const value = environment[variable]
    if (value !== undefined && value !== '') return value
    throw new SpecTrouble(`${name}: the environment variable ${variable} is not set`)
  }
  return settings.kind === 'openai'
    ? modelPlayer(name, settings, settings.keyFrom === undefined ? undefined : secret(settings.keyFrom))
    : webhookPlayer(name, settings, secret(settings.secretFrom))
}

/** An address on this machine or in a private network may be called too: its user named it. */
function fetchOf(address: string) {
  const { protocol, hostname, port } = new URL(address)
  return guardedFetch({ allow: [`${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`] })
}

function modelPlayer(
  name: string,
  { baseUrl, model, api, strategy: own, settings, prices }: Extract<PlayerSettings, { kind: 'openai' }>,
  key: string | undefined,
): ConnectedPlayer {
  // Nobody runs this experiment but the one who chose the API, so its failures can be blamed on it.
  const tools = { fetch: fetchOf(baseUrl), sharedProvider: new URL(baseUrl).host }
  return {
    name,
    isModel: true,
    price: prices ?? priceOf(model, baseUrl),
    longestAnswer: settings?.maxTokens,
    connect: (condition) => {
      const id = condition?.strategy ?? own
      const chosen = findStrategy(id)
      if (!chosen) throw new RangeError(`there is no strategy called ${id}`)
      const { prompt: instructions, unwarned } = condition ?? {}
      const strategy = {
        ...chosen,
        ...(instructions && { instructions }),
        ...(unwarned && { unwarned }),
      }
      const asked = {
        baseUrl,
        model,
        api,
        strategy,
        ...(key !== undefined && { key }),
        ...(settings && { settings }),
      }
      return createOpenAiAgent(asked, tools)
    },
  }
}

function webhookPlayer(
  name: string,
  { url, prices }: Extract<PlayerSettings, { kind: 'webhook' }>,
  secret: string,
): ConnectedPlayer {
  const fetch = fetchOf(url)
  return {
    name,
    isModel: false,
    price: prices,
    longestAnswer: undefined,
    connect: () => createWebhookAgent({ fetch, url, secret }),
  }
}

/** A budget in dollars cannot hold if nobody knows what an answer costs. */
export function requirePrices({ usd }: ExperimentSpec['budget'], players: Iterable<ConnectedPlayer>): void {
  const unpriced = [...players].filter(({ isModel, price }) => isModel && !price)
  if (usd !== undefined && unpriced.length > 0)
    throw new SpecTrouble(
      `a budget in usd needs the prices of ${unpriced.map(({ name }) => name).join(', ')}: add prices to the file of --players`,
    )
}

/** Asks every player whether it is there, before anything is spent on matches. */
export async function requireReady(players: Iterable<ConnectedPlayer>, signal: AbortSignal): Promise<void> {
  const asked = [...players].map(async ({ name, connect }) => ({
    name,
    readiness: (await connect(undefined).prepare?.(signal)) ?? { ready: true as const },
  }))
  const away = (await Promise.all(asked)).flatMap(({ name, readiness }) =>
    readiness.ready ? [] : [`${name} is not ready: ${readiness.detail}`],
  )
  if (away.length > 0) throw new SpecTrouble(away.join('\n'))
}
