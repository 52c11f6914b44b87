import type { ExperimentPlan } from '@wis/protocol'

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
