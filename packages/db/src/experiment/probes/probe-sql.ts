import { z } from 'zod'

/** What everybody who reads about a question gets of it. */
export const askedProbe = z.object({
  place: z.int(),
  probe: z.string(),
  entry: z.int(),
  seat: z.int(),
  agent: z.string(),
  prompt: z.string(),
  raw: z.array(z.string()),
  outcome: z.string(),
})

/** SQL of the same of question `p`, without its agent. */
export const askedColumns = 'p.place, p.probe, p.entry, p.seat, p.prompt, p.raw, p.outcome'

/** SQL of what question `p` used, or of what is held for it. */
export const usedTokens = `
  case when p.outcome is null then p.held_tokens else coalesce(p.input_tokens, 0)::bigint + coalesce(p.output_tokens, 0) end`
export const usedSpend = `case when p.outcome is null then p.held_spend else coalesce(p.cost_micros, 0) end`

/** SQL of the round of the last turn of a match up to an entry. */
export const roundAt = (matchId: string, entry: string) =>
  `coalesce((select max(c.round) from calls_of(${matchId}) c where c.seq <= ${entry}), 1)`
