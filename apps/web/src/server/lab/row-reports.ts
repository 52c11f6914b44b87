import 'server-only'
import type { Database } from '@wis/db'
import { experimentReport, suiteReport } from '@wis/db/experiments'
import { isTaskReport, renamedReport, renamedSuite } from '@wis/lab'
import type { Report, Results, SuiteReport, TaskReport } from '@wis/lab'
import { inPageWords } from '../../features/lab/page-words.ts'
import { keptAMinute } from '../kept-a-minute.ts'
import type { NamesShown } from './names-shown.ts'

/** What the row of a list reads of a report: what was compared, and of how many matches. */
export type RowReport = Results & Pick<Report, 'matches'>

interface Kept<Read> {
  readonly report: Read | undefined
}

/** As many as stand on a few pages of the list. */
const mostKept = 60
const ofExperiments = keptAMinute<Kept<RowReport>>(mostKept)
const ofSuites = keptAMinute<Kept<Results>>(mostKept)

interface Named extends Pick<NamesShown, 'names' | 'withdrawn'> {
  readonly id: string
}

/** Agents whose names may not be shown any more are in no report that was read before. */
const keyOf = ({ id, withdrawn }: Named) => [id, ...withdrawn.keys()].join(' ')

/** The comparisons of an experiment that anybody may read. Undefined for a task, and before there is a report. */
export async function rowReportOf(db: Database, experiment: Named): Promise<RowReport | undefined> {
  const kept = await ofExperiments(db, keyOf(experiment), async () => {
    const stored = await experimentReport(db, experiment.id)
    const made = stored?.report as Report | TaskReport | undefined
    if (!made || isTaskReport(made)) return { report: undefined }
    const { matches } = made
    return { report: { ...rowPartsOf(renamedReport(made, experiment.names)), matches } }
  })
  return kept?.report
}

/** The comparisons over all experiments of a suite that anybody may read. */
export async function suiteRowReportOf(db: Database, suite: Named): Promise<Results | undefined> {
  const kept = await ofSuites(db, keyOf(suite), async () => {
    const stored = await suiteReport(db, suite.id)
    const made = stored && renamedSuite(stored.report as SuiteReport, suite.names)
    return { report: made && rowPartsOf(made.whole) }
  })
  return kept?.report
}

/** Without what only the page of the report shows, which is most of it. */
function rowPartsOf({
  spec,
  names,
  measures,
  cells,
  families,
  effects,
  contrasts,
  ...rest
}: Results): Results {
  const { interactions } = rest
  return inPageWords({
    spec,
    names,
    measures,
    cells,
    effects,
    contrasts,
    published: [],
    ...(families && { families }),
    ...(interactions && { interactions }),
  })
}
