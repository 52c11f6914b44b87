import { callsOfStrategy } from './calls-of-strategy.ts'

/** The tokens assumed for a match of an agent that reports its usage but has not played lately, and takes one call for a turn. */
export const firstMatchTokens = 12_000

const lookBackDays = 7

/** SQL for the current day (UTC). Limits are counted by the day. */
export const today = `(now() at time zone 'utc')::date`

/**
 * SQL of a row `(tokens, spend)`: the expected usage of the next match of agent `a`, judged by its last matches.
 * Agents that do not report their usage are expected to use nothing.
 */
export const expectedUse = `
  select case when a.kind in ('hf-model', 'hf-endpoint', 'openai')
              then coalesce(ceil(sum(b.tokens) / nullif(sum(b.matches), 0)), ${firstMatchTokens} * ${callsOfStrategy})
              else 0 end as tokens,
         case when a.kind in ('hf-model', 'hf-endpoint', 'openai')
              then coalesce(ceil(sum(b.spend) / nullif(sum(b.matches), 0)),
                            ceil(${firstMatchTokens} * ${callsOfStrategy} * coalesce(a.input_price, 0))::numeric)
              else 0 end as spend
  from budget_days b
  where b.agent_id = a.id and b.matches > 0 and b.day >= ${today} - ${lookBackDays}`

/** SQL that says whether another match would take agent `a` beyond a limit of its day. */
export const budgetSpent = `
  coalesce((
    select coalesce(b.tokens + b.check_tokens, 0) + x.tokens > a.tokens_per_day
        or coalesce(b.spend + b.check_spend, 0) + x.spend > a.spend_per_day
    from (${expectedUse}) x left join budget_days b on b.agent_id = a.id and b.day = ${today}
  ), false)`

/** SQL for the number of matches that agent `a` has been dealt into today. */
export const matchesToday = `
  coalesce((select b.matches from budget_days b where b.agent_id = a.id and b.day = ${today}), 0)`
