/** Whether a rating is a person's, and not a judge's. No agent can be called so, because of the space. */
export const isPerson = (rater: string): boolean => /^person \d+$/.test(rater)

/** The ratings that are not people's. The measures of a report are those of judges. */
export const ofJudges = <Row extends { readonly judge: string }>(rows: readonly Row[]): readonly Row[] =>
  rows.filter(({ judge }) => !isPerson(judge))
