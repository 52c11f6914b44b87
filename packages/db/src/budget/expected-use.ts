/** Tokens that a match of an agent is taken to use which has not played lately and says what it uses. */
export const firstMatchTokens = 12_000

const lookBackDays = 7

/** SQL for the day it is (UTC): limits are counted by the day. */
export const today = `(now() at time zone 'utc')::date`

/**
 * SQL of a row `(tokens, spend)`: what the next match of agent `a` is expected to use, by what its last matches used.
 * Agents that do not say what they use are not expected to use anything.
 */
export const expectedUse = `
  select case when a.kind in ('hf-model', 'hf-endpoint', 'openai')
              then coalesce(ceil(sum(b.tokens) / nullif(sum(b.matches), 0)), ${firstMatchTokens})
              else 0 end as tokens,
         case when a.kind in ('hf-model', 'hf-endpoint', 'openai')
              then coalesce(ceil(sum(b.spend) / nullif(sum(b.matches), 0)),
                            ceil(${firstMatchTokens} * coalesce(a.input_price, 0))::numeric)
              else 0 end as spend
  from budget_days b
  where b.agent_id = a.id and b.matches > 0 and b.day >= ${today} - ${lookBackDays}`

/** SQL that says whether agent `a` has used up so much of its day that another match would go beyond a limit. */
export const budgetSpent = `
  coalesce((
    select coalesce(b.tokens + b.check_tokens, 0) + x.tokens > a.tokens_per_day
        or coalesce(b.spend + b.check_spend, 0) + x.spend > a.spend_per_day
    from (${expectedUse}) x left join budget_days b on b.agent_id = a.id and b.day = ${today}
  ), false)`

/** SQL for how many matches agent `a` has been dealt into today. */
export const matchesToday = `
  coalesce((select b.matches from budget_days b where b.agent_id = a.id and b.day = ${today}), 0)`
