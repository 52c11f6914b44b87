import { createOpenAiAgent, createWebhookAgent, guardedFetch, priceOf } from '@wis/agents'
import type { Agent, AnyRequest } from '@wis/agents'
import type { ExperimentSpec, KitCondition } from '@wis/lab'
import { findStrategy } from '@wis/protocol'
import { SpecTrouble } from '../trouble.ts'
import type { PlayersFile, PlayerSettings } from './read-players.ts'

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
  { baseUrl, model, strategy: own, settings, prices }: Extract<PlayerSettings, { kind: 'openai' }>,
  key: string | undefined,
): ConnectedPlayer {
  // Nobody runs this experiment but the one who chose the API, so its failures can be blamed on it.
  const tools = { fetch: fetchOf(baseUrl), sharedProvider: new URL(baseUrl).host }
  return {
    name,
    isModel: true,
    price: prices ?? priceOf(model),
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
