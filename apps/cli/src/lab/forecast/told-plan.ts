import { shortBudgets } from '@wis/lab'
import type { ExperimentPlan } from '@wis/protocol'
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
      const cost = player.dollars === null ? 'price unknown' : money(player.dollars)
      const use = player.tokens === 0 ? 'tokens not reported' : `${whole(player.tokens)} tokens, ${cost}`
      return `  asked        ${player.name}: about ${whole(player.calls)} times, ${use}`
    }),
    `  tokens       about ${whole(tokens)}; an answer counts as maxTokens, or as 1,000`,
    `  cost         ${dollars === null ? 'unknown: add prices to the file of --players' : `about ${money(dollars)}`}`,
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
      `  ✘ budget     ${most} ${limit} is below the expected use: about ${limit === 'tokens' ? whole(expected) : expected.toFixed(2)}. The run would stop there and continue with a larger budget`,
  )

type OfPlatform = NonNullable<ExperimentPlan['plan']>
type Detected = Readonly<OfPlatform['detects'][number]>
type Guessed = NonNullable<Detected['guessed']>

interface Found extends Pick<OfPlatform, 'deals' | 'assumes'> {
  readonly detects: readonly Detected[]
  readonly notGuessed?: readonly string[] | undefined
}

/** What a plan can find, and what it guesses for it. A platform of an earlier version does not say what it guessed. */
export function toldFinds({ deals, detects, notGuessed = [], assumes }: Found): readonly string[] {
  return [
    ...detects.map(
      ({ measure, difference, deals: within = deals, guessed }) =>
        `  detects      a difference of ${difference.toFixed(3)} in ${measure} (80% power, ${within} deals)${toldGuess(guessed)}`,
    ),
    ...(notGuessed.length > 0
      ? [
          `  unknown      the variance of ${notGuessed.join(', ')}: name a pilot, or state the deviation under guesses`,
        ]
      : []),
    ...(assumes && detects.some(({ guessed }) => !guessed || guessed.by === 'nobody')
      ? [
          `  assumes      rates about ${assumes.rate}, and a correlation of ${assumes.correlation} within a deal; other values need fewer deals`,
        ]
      : []),
  ]
}

const sources = { pilot: 'from the pilot', spec: 'as stated' } as const

function toldGuess(guessed: Guessed | undefined): string {
  if (!guessed || guessed.by === 'nobody') return ''
  const { rate, deviation, correlation, by } = guessed
  const varies = rate === undefined ? `deviation ${shown(deviation ?? 0)}` : `rate ${shown(rate)}`
  return ` (${sources[by]}: ${varies}, correlation ${shown(correlation)})`
}

const shown = (value: number) => String(Number(value.toPrecision(3)))

type People = NonNullable<ExperimentPlan['plan']>['people']

/** What each person rates who is invited. A platform of an earlier version does not say. */
export function toldPeople(
  people: Readonly<Pick<NonNullable<People>, 'each' | 'minutes'>> | null | undefined,
) {
  if (!people || people.each === 0) return []
  const time =
    people.minutes < 120 ? `${Math.ceil(people.minutes)} min` : `${(people.minutes / 60).toFixed(1)} h`
  return [`  people       if people rate: ${people.each} items each, about ${time}`]
}
