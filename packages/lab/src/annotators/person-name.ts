/** Whether a rating is a person's, and not a judge's. No agent can be called so, because of the space. */
export const isPerson = (rater: string): boolean => /^person \d+$/.test(rater)

/** The ratings that are not people's. The measures of a report are those of judges. */
export const ofJudges = <Row extends { readonly judge: string }>(rows: readonly Row[]): readonly Row[] =>
  rows.filter(({ judge }) => !isPerson(judge))

/** By number, so that person 10 comes after person 2. */
export const inOrderOfNames = (one: string, other: string): number =>
  one.localeCompare(other, 'en', { numeric: true })

/**
 * Who has numbers beside the mean of the judges: judges, then people. Nobody if it is one judge alone, who is that mean.
 */
export function ratersBeside(names: readonly string[]): readonly string[] {
  const all = [...new Set(names)].toSorted(inOrderOfNames)
  const judges = ofJudges(all.map((judge) => ({ judge }))).map(({ judge }) => judge)
  return all.length === 1 && judges.length === 1 ? [] : [...judges, ...all.filter(isPerson)]
}
