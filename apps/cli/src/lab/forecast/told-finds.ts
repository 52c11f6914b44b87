import type { ExperimentPlan } from '@wis/protocol'

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
        `  finds        a difference of ${difference.toFixed(3)} in ${measure}, in four experiments of five, by ${within} deals${toldGuess(guessed)}`,
    ),
    ...(notGuessed.length > 0
      ? [
          `  not known    how much ${notGuessed.join(', ')} varies: name a pilot, or state its deviation under guesses`,
        ]
      : []),
    ...(assumes && detects.some(({ guessed }) => !guessed || guessed.by === 'nobody')
      ? [
          `  guessed      rates about ${assumes.rate}, and a correlation of ${assumes.correlation} in a deal; others are told apart more easily`,
        ]
      : []),
  ]
}

const sources = { pilot: 'as the pilot tells', spec: 'as stated' } as const

function toldGuess(guessed: Guessed | undefined): string {
  if (!guessed || guessed.by === 'nobody') return ''
  const { rate, deviation, correlation, by } = guessed
  const varies = rate === undefined ? `deviation ${shown(deviation ?? 0)}` : `rate ${shown(rate)}`
  return ` (${sources[by]}: ${varies}, correlation ${shown(correlation)})`
}

const shown = (value: number) => String(Number(value.toPrecision(3)))
