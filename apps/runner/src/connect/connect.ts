import {
  bearerInstead,
  createA2aAgent,
  createHouseAgent,
  createOutboundAgent,
  createWebhookAgent,
  guardedFetch,
  withEarlierKey,
} from '@wis/agents'
import type { Agent, Clock, HouseOptions } from '@wis/agents'
import { openSecret } from '@wis/db'
import type { Database, Vault } from '@wis/db'
import { storedConnector } from '@wis/db/agents'
import { ids } from '@wis/engine'
import type { InBoth } from '@wis/engine'
import type { Checkable } from '@wis/flight-check'
import { hfRouter, secretPlace, traitsOf } from '@wis/protocol'
import type { ConnectorSettings } from '@wis/protocol'
import { publicHub } from '../env.ts'
import type { Outbound } from '../outbound/outbound.ts'
import { lateAgent, notMade } from './late-agent.ts'
import type { Made } from './late-agent.ts'
import { modelAgent, sharedProviders } from './model-agent.ts'
import { hubFetch, spaceAgent } from './space-agent.ts'
import type { HeardBefore, SpaceReach } from './space-agent.ts'

/** The facts about an agent that is to be seated or checked. */
export interface Connectable extends HeardBefore {
  readonly agentId: string
  readonly kind: string
  readonly slug: string
  readonly settings: unknown
  /** Given to a model too, after the instructions of its strategy. */
  readonly instructions?: InBoth<string>
  /** Asked of a model in place of the last message of its strategy. */
  readonly question?: string
  /** A model in an experiment, which is not told that what players say is no instruction. */
  readonly unwarned?: true
  /** It sits in an experiment, at which nobody looks on. */
  readonly isStudied?: boolean
  /** It sits in a series whose results somebody waits for, so that it answers at once. */
  readonly isAwaited?: boolean
  /** A person sits at the same table. */
  readonly withPeople?: boolean
}

export interface ConnectOptions {
  readonly clock: Clock
  readonly db: Database
  /** Without a vault, no agent that needs a token can be reached. */
  readonly vault: Vault | undefined
  /** The longest that a house agent pretends to think; 0 answers at once. */
  readonly housePaceMs: number
  /** The same in experiments. Usually 0. */
  readonly labPaceMs?: number
  /** `host:port` of places that may be called although they are not on the open internet. */
  readonly allowedHosts: readonly string[]
  readonly hubUrl: string
  /** Hosts of APIs that many owners share, beside the router of the Hub. */
  readonly providers?: readonly string[]
  /** Reaches agents that dial in; without it they cannot be reached. */
  readonly outbound?: Pick<Outbound, 'lineTo'>
}

interface Reach extends SpaceReach {
  readonly outbound: ConnectOptions['outbound']
  /** The address at which models of Hugging Face are called. */
  readonly router: string
}

/**
 * The connector that reaches an agent during one match. Never throws: if the agent cannot be reached, the connector
 * answers every call with the reason.
 */
export function createConnect(options: ConnectOptions): (agent: Connectable) => Checkable {
  const { clock, db, vault, housePaceMs, labPaceMs = 0 } = options
  const reach = reachOf(options)
  const sharedProvider = sharedProviders(options.providers ?? [], reach.router)
  const sleep = (ms: number, signal: AbortSignal) => clock.pause(ms, signal)
  const paced = (longestMs: number, withPeople = false) =>
    longestMs > 0 ? { pace: { sleep, longestMs, withPeople } } : {}
  return (agent) => {
    const settings = storedConnector(agent.kind, agent.settings)
    if (traitsOf(agent.kind).answersInProcess) {
      const longestMs = agent.isStudied ? labPaceMs : housePaceMs
      return houseAgent(agent.slug, paced(agent.isAwaited ? 0 : longestMs, agent.withPeople))
    }
    const shared = settings && sharedProvider(settings)
    return lateAgent(
      async (signal) => {
        if (!settings) return notMade('agent', 'its settings are of an old form: it needs a new version')
        const opened = await tokenFor(db, vault, agent.agentId, settings)
        if ('made' in opened) return opened.made
        return make(reach, { agent, settings, shared, ...opened }, signal).catch(unmade)
      },
      { hears: settings?.kind === 'hf-space', ...(shared !== undefined && { sharedProvider: shared }) },
    )
  }
}

/** A fault in the owner's settings is never the platform's: otherwise an owner could void a match at will. */
const unmade = () => notMade('agent', 'its connector could not be made')

function reachOf({ clock, allowedHosts, hubUrl, outbound }: ConnectOptions): Reach {
  return {
    clock,
    outbound,
    fetch: guardedFetch({ allow: allowedHosts }),
    hubFetch: hubFetch(hubUrl, allowedHosts),
    hubUrl,
    router: hubUrl === publicHub ? hfRouter : `${hubUrl}/v1`,
    known: new Map(),
  }
}

function houseAgent(slug: string, options: HouseOptions): Agent {
  try {
    return createHouseAgent(slug, options)
  } catch {
    const gone = notMade('platform', `there is no built-in agent ${slug} any more`)
    return lateAgent(() => Promise.resolve(gone), { hears: false })
  }
}

interface Tokens {
  readonly token: string | undefined
  /** The token that was replaced, while the server may still know no other. */
  readonly earlier?: string | undefined
}

async function tokenFor(
  db: Database,
  vault: Vault | undefined,
  agentId: string,
  settings: ConnectorSettings,
): Promise<Tokens | { readonly made: Made }> {
  const place = secretPlace(settings)
  if (place === undefined) return { token: undefined }
  const opened = await openSecret(db, vault, { agentId, place })
  switch (opened.kind) {
    case 'open':
      return { token: opened.secret, earlier: opened.earlier }
    case 'none':
      return traitsOf(settings.kind).needsToken
        ? { made: notMade('agent', 'no token is stored for its address') }
        : { token: undefined }
    case 'unreadable':
      return {
        made: notMade('platform', 'its stored token cannot be read with the keys of this installation'),
      }
  }
}

interface Reached extends Tokens {
  readonly agent: Connectable
  readonly settings: ConnectorSettings
  readonly shared: string | undefined
}

async function make(
  reachNow: Reach,
  { agent, settings, token, earlier, shared }: Reached,
  signal: AbortSignal,
): Promise<Made> {
  const reach = withBothTokens(reachNow, { token, earlier })
  const { instructions, question, unwarned } = agent
  const provider = shared !== undefined && { sharedProvider: shared }
  const asked = {
    token,
    ...(instructions && { instructions }),
    ...(question !== undefined && { question }),
    ...(unwarned && { unwarned }),
  }
  switch (settings.kind) {
    case 'hf-space':
      return spaceAgent(reach, { space: settings.space, token, hearing: agent }, signal)
    case 'webhook':
      return {
        ok: true,
        agent: createWebhookAgent({
          fetch: reach.fetch,
          url: settings.url,
          secret: token ?? '',
          earlierSecret: earlier,
        }),
      }
    case 'a2a':
      return { ok: true, agent: createA2aAgent({ fetch: reach.fetch, url: settings.url, token }) }
    case 'hf-model': {
      const { hubFetch, clock, router } = reach
      return modelAgent({ fetch: hubFetch, clock, router, ...provider }, settings, asked)
    }
    case 'hf-endpoint':
    case 'openai':
      return modelAgent({ ...reach, ...provider }, settings, asked)
    case 'outbound':
    case 'person':
      return reach.outbound
        ? { ok: true, agent: createOutboundAgent(reach.outbound.lineTo(ids.agent(agent.agentId))) }
        : notMade('platform', 'agents cannot dial in here')
    case 'house':
      return notMade('agent', 'only the platform has built-in agents')
  }
}

function withBothTokens(reach: Reach, { token, earlier }: Tokens): Reach {
  if (token === undefined || earlier === undefined) return reach
  const instead = bearerInstead(token, earlier)
  return {
    ...reach,
    fetch: withEarlierKey(reach.fetch, instead),
    hubFetch: withEarlierKey(reach.hubFetch, instead),
  }
}
