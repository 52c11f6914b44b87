import { createHfEndpointAgent, createHfModelAgent, createOpenAiAgent } from '@wis/agents'
import type { ChatTools } from '@wis/agents'
import type { InBoth } from '@wis/engine'
import { chatUrl, customStrategy, findStrategy, strategyFrom } from '@wis/protocol'
import type { ConnectorSettings, Strategy, StrategyChoice } from '@wis/protocol'
import { notMade } from './late-agent.ts'
import type { Made } from './late-agent.ts'

type ModelConnector = Extract<ConnectorSettings, { kind: 'hf-model' | 'hf-endpoint' | 'openai' }>

interface ModelReach extends ChatTools {
  /** The address at which models of Hugging Face are called. */
  readonly router: string
}

interface ModelAsked {
  readonly token: string | undefined
  /** Given to the model too, after those of its strategy. */
  readonly instructions?: InBoth<string>
  readonly question?: string
  readonly unwarned?: true
}

/** A model with its strategy, or the reason why the owner's settings make none. */
export function modelAgent(
  reach: ModelReach,
  connector: ModelConnector,
  { token, ...asked }: ModelAsked,
): Made {
  const chosen = strategyOf(connector.strategy)
  if (typeof chosen === 'string') return notMade('agent', chosen)
  const strategy = { ...chosen, ...asked }
  const { settings } = connector
  try {
    return { ok: true, agent: created(reach, connector, { strategy, token, ...(settings && { settings }) }) }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return notMade('agent', error.message)
  }
}

/** The strategy that an owner chose or wrote; for an invalid one, a text with the reason. */
function strategyOf(choice: StrategyChoice): Strategy | string {
  if ('preset' in choice) return findStrategy(choice.preset) ?? `there is no strategy called ${choice.preset}`
  const read = customStrategy.safeParse(choice.custom)
  if (read.success) return strategyFrom(read.data)
  const [issue] = read.error.issues
  return `its prompts cannot be used: ${issue?.message ?? 'they have another form'}`
}

type Asked = Pick<Parameters<typeof createOpenAiAgent>[0], 'strategy' | 'settings'> & {
  readonly token: string | undefined
}

function created({ router, ...tools }: ModelReach, connector: ModelConnector, { token, ...asked }: Asked) {
  switch (connector.kind) {
    case 'hf-model': {
      const { model, provider } = connector
      return createHfModelAgent({ model, provider, token: token ?? '', ...asked }, tools, router)
    }
    case 'hf-endpoint': {
      const { url, model } = connector
      const known = { ...(model !== undefined && { model }), ...(token !== undefined && { token }) }
      return createHfEndpointAgent({ url, ...known, ...asked }, tools)
    }
    case 'openai': {
      const { baseUrl, model, api = 'chat' } = connector
      return createOpenAiAgent(
        { baseUrl, model, api, ...(token !== undefined && { key: token }), ...asked },
        tools,
      )
    }
  }
}

/**
 * APIs that many owners share and that none of them runs. A service that puts its customers' machines under its own
 * name, such as `*.hf.space` or `*.endpoints.huggingface.cloud`, does not belong here: the owners run those.
 */
export const wellKnownProviders = [
  'api.anthropic.com',
  'api.deepseek.com',
  'api.mistral.ai',
  'api.moonshot.cn',
  'api.openai.com',
  'api.x.ai',
  'dashscope.aliyuncs.com',
  'generativelanguage.googleapis.com',
  'open.bigmodel.cn',
  'openrouter.ai',
] as const

/** Finds the shared provider that answers for an agent; undefined if the owner may run the server that answers. */
type SharedProviderOf = (settings: ConnectorSettings) => string | undefined

/** `listed` are the hosts on the operator's list; the router of the Hub is always one more. */
export function sharedProviders(listed: readonly string[], router: string): SharedProviderOf {
  const shared = new Set([...listed.map(placeOfListed), placeOf(router)])
  return (settings) => {
    const url = addressOf(settings, router)
    const place = url === undefined ? undefined : placeOf(url)
    return place !== undefined && shared.has(place) ? place : undefined
  }
}

/** Its owner runs a dedicated endpoint, at any address. */
function addressOf(settings: ConnectorSettings, router: string): string | undefined {
  if (settings.kind === 'hf-model') return router
  return settings.kind === 'openai' ? chatUrl(settings.baseUrl, settings.api) : undefined
}

/** Host and port, without the default port of https. Undefined for plain http, where anybody on the way may answer. */
function placeOf(address: string): string | undefined {
  const url = new URL(address)
  if (url.protocol === 'https:') return url.host
  return url.port === '' ? undefined : url.host
}

const placeOfListed = (host: string) => new URL(`https://${host}`).host
