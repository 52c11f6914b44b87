import { mainFinding } from '@wis/lab'
import { getLocale, getTranslations } from 'next-intl/server'
import { database } from '../../server/database.ts'
import { rowReportOf } from '../../server/lab/row-reports.ts'
import { subjectNames } from '../../server/lab/subject-names.ts'
import { answerOf } from '../lab/answer.ts'

type Experiment = Parameters<typeof rowReportOf>[1] & { readonly game: string }

/** What an experiment has found, in a sentence. Undefined for a task, and before there is a report. */
export async function headlineOf(experiment: Experiment): Promise<string | undefined> {
  const report = await rowReportOf(database(), experiment)
  const main = report && mainFinding(report)
  if (!main) return undefined
  const [t, locale] = [await getTranslations('lab.report'), await getLocale()]
  const names = await subjectNames({ game: experiment.game, subjects: report.spec.subjects }, locale)
  return answerOf(main, { report, names, locale, t }).headline
}
