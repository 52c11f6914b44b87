import { chatUrl } from '@wis/protocol'
import type { ConnectorSettings } from '@wis/protocol'

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
export type SharedProviderOf = (settings: ConnectorSettings) => string | undefined

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
  return settings.kind === 'openai' ? chatUrl(settings.baseUrl) : undefined
}

/** Host and port, without the default port of https. Undefined for plain http, where anybody on the way may answer. */
function placeOf(address: string): string | undefined {
  const url = new URL(address)
  if (url.protocol === 'https:') return url.host
  return url.port === '' ? undefined : url.host
}

const placeOfListed = (host: string) => new URL(`https://${host}`).host
