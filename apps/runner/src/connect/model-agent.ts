import { createHfEndpointAgent, createHfModelAgent, createOpenAiAgent } from '@wis/agents'
import type { ChatTools } from '@wis/agents'
import type { InBoth } from '@wis/engine'
import { customStrategy, findStrategy, strategyFrom } from '@wis/protocol'
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
      const { baseUrl, model } = connector
      return createOpenAiAgent(
        { baseUrl, model, ...(token !== undefined && { key: token }), ...asked },
        tools,
      )
    }
  }
}
