import { ids } from '@wis/engine'
import { z } from 'zod'

/** An agent with what it takes to reach it. */
export const reachedAgent = z.object({
  agentId: z.string().transform(ids.agent),
  slug: z.string(),
  kind: z.string(),
  settings: z.unknown(),
})

/** US dollars for a million tokens, if the owner states the price of the model. */
export const statedPrices = z.object({ input: z.number(), output: z.number() }).nullable()

/** SQL of these prices of an agent. */
export const pricesOf = (agent = 'a') => `
  case when ${agent}.input_price is not null and ${agent}.output_price is not null
       then json_build_object('input', ${agent}.input_price, 'output', ${agent}.output_price) end`
