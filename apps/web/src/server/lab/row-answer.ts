import 'server-only'
import { mainFinding } from '@wis/lab'
import { getLocale, getTranslations } from 'next-intl/server'
import { answerOf } from '../../features/lab/answer.ts'
import { database } from '../database.ts'
import type { NamedExperiment } from './names-shown.ts'
import { rowReportOf } from './row-reports.ts'
import { subjectNames } from './subject-names.ts'

/** What an experiment that has ended found, in a sentence. Undefined for a task, and before there is a report. */
export async function rowAnswerOf(experiment: NamedExperiment) {
  const report = experiment.state === 'ended' ? await rowReportOf(database(), experiment) : undefined
  const main = report && mainFinding(report)
  if (!report || !main) return undefined
  const [t, locale] = [await getTranslations('lab.report'), await getLocale()]
  const names = await subjectNames({ game: experiment.game, subjects: report.spec.subjects }, locale)
  return { ...answerOf(main, { report, names, locale, t }), report, names }
}
