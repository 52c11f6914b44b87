import type pg from 'pg'

/** SQL of the time since when people may rate an experiment, given as the alias of its row. Null where nobody may. */
export const ratingOpenSince = (experiment: string): string => `
  (case when ${experiment}.annotation_closed_at is null then (
     select min(still.invited_at) from annotators still
     where still.experiment_id = ${experiment}.id and still.withdrawn_at is null) end)`

/**
 * SQL that says whether people still rate an experiment that others than its owner may read, given as the alias of its row.
 * Raters could then read what others said, so no rating is told to anybody.
 */
export const withholdsRatings = (experiment: string): string => `
  (${experiment}.access <> 'private' and ${ratingOpenSince(experiment)} is not null)`

/** The same of an experiment whose id is given as SQL. */
export const withholdsRatingsOf = (id: string): string =>
  `exists (select 1 from experiments e where e.id = ${id} and ${withholdsRatings('e')})`

/**
 * SQL of the mark of a report whose ratings count no more, or not yet. It is never the mark of before, so that a report
 * that is being made is not kept.
 */
export const otherRatings = 'least(report_judged, 0) - 1'

/** Has the report of an experiment and that of its suite made anew, because its ratings are now told or now withheld. */
export async function tellRatingsAnew(client: Pick<pg.ClientBase, 'query'>, id: string): Promise<void> {
  await client.query({
    name: 'tell-ratings-anew',
    text: `with changed as (
             update experiments set report_judged = ${otherRatings} where id = $1 and judged > 0 returning suite_id
           )
           update suites set report_judged = ${otherRatings} where id in (select suite_id from changed)`,
    values: [id],
  })
}
