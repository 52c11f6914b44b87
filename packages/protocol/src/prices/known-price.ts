import { z } from 'zod'
import type { ConnectorSettings } from '../connector/connector-settings.ts'
import stored from './known-prices.json' with { type: 'json' }

/** US dollars for a million tokens: the provider's price in that month, for short prompts and without discounts. */
export interface Price {
  readonly input: number
  readonly output: number
  readonly asOf: string
}

/** Where the prices are from. They change, and no code may depend on knowing a price. */
export const priceSource = stored.source

const provider = z.object({
  name: z.string(),
  /** The host of its API. */
  host: z.string(),
  /** Whether nobody else offers these models, so that their names suffice. Other hosts of open models ask for other prices. */
  isOnlyHere: z.boolean(),
  models: z
    .record(z.string(), z.tuple([z.number(), z.number()]))
    .transform((models) => new Map(Object.entries(models))),
})

const providers = provider.array().parse(stored.providers)
const asOf = stored.asOf.slice(0, 'yyyy-mm'.length)

/** Every price that is known, in dollars for a million tokens. */
export const knownPrices = providers.flatMap(({ host, isOnlyHere, models }) =>
  [...models].map(([model, [input]]) => ({ host, isOnlyHere, model, input })),
)

/** What the tokens of an agent cost where its owner says nothing else. Undefined if that is not known. */
export function defaultPriceOf(connector: ConnectorSettings): Price | undefined {
  if (!('model' in connector) || connector.model === undefined) return undefined
  const address = 'baseUrl' in connector ? connector.baseUrl : 'url' in connector ? connector.url : undefined
  return priceOf(connector.model, address)
}

/** A dated version of a model costs as much as the model. */
const dated = /-\d{4}-?\d{2}-?\d{2}$/

/** What a model costs at its own provider, or at the one behind an address. Undefined if that is not known. */
export function priceOf(model: string, address?: string): Price | undefined {
  const name = model
    .trim()
    .toLowerCase()
    .replace(/^models\//, '')
  const host = address !== undefined && URL.canParse(address) ? new URL(address).hostname : undefined
  const here = providers.find((one) => one.host === host)
  const asked = here ? [here] : providers.filter(({ isOnlyHere }) => isOnlyHere)
  for (const { models } of asked) {
    const price = models.get(name) ?? models.get(name.replace(dated, ''))
    if (price) return { input: price[0], output: price[1], asOf }
  }
  return undefined
}
