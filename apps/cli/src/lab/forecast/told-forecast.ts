import { shortBudgets } from '@wis/lab'
import { usualSeconds } from './use-of-players.ts'
import type { ForecastOfRun } from './use-of-players.ts'

const whole = (value: number) => Math.round(value).toLocaleString('en')
const money = (dollars: number) => `$${dollars.toFixed(dollars < 1 ? 4 : 2)}`

/** What models and programs take, in lines for a screen. None if nobody else than the house is asked. */
export function toldForecast(
  { players, tokens, dollars, minutes }: ForecastOfRun,
  atOnce: number,
): readonly string[] {
  if (players.length === 0) return []
  return [
    ...players.map((player) => {
      const cost = player.dollars === null ? 'no price known' : money(player.dollars)
      const use = player.tokens === 0 ? 'tokens not reported' : `${whole(player.tokens)} tokens, ${cost}`
      return `  asked        ${player.name}: about ${whole(player.calls)} times, ${use}`
    }),
    `  tokens       about ${whole(tokens)}; an answer counts as maxTokens, or as 1,000`,
    `  cost         ${dollars === null ? 'not known: add prices to the file of --players' : `about ${money(dollars)}`}`,
    `  time         about ${timeText(minutes)}, at ${usualSeconds} s an answer and ${atOnce} at once`,
  ]
}

function timeText(minutes: number): string {
  if (minutes < 1) return 'a minute'
  return minutes < 120 ? `${Math.ceil(minutes)} min` : `${(minutes / 60).toFixed(1)} h`
}

/** The limits of a budget at which a run would end before its time. */
export const toldShort = (
  budget: Parameters<typeof shortBudgets>[0],
  { tokens, dollars, minutes }: ForecastOfRun,
): readonly string[] =>
  shortBudgets(budget, { tokens, dollars, minutes }).map(
    ({ limit, budget: most, expected }) =>
      `  ✘ budget     ${most} ${limit} is less than is expected: about ${limit === 'tokens' ? whole(expected) : expected.toFixed(2)}. The run would stop there, and go on with a larger budget`,
  )
