import { renamedReport, renamedResults, renamedRow, renamedSpec, renamedTables } from '../names/renamed.ts'
import type { Renaming } from '../names/renamed.ts'
import type { SuiteReport } from './suite-report.ts'

/** The report of a suite with the names to show. Its numbers stay as they are. */
export function renamedSuite(report: SuiteReport, renaming: Renaming): SuiteReport {
  if (renaming.count === 0) return report
  const { spec, whole, clean, scaled, areas, parts } = report
  return {
    ...report,
    spec: { ...renamedSpec(spec, renaming), name: renaming.text(spec.name) },
    whole: { ...whole, ...renamedResults(whole, renaming) },
    clean: clean && { ...clean, ...renamedTables(clean, renaming) },
    ...(scaled && {
      scaled: { ...scaled, averages: scaled.averages.map((one) => renamedRow(one, renaming)) },
    }),
    ...(areas && { areas: areas.map((one) => renamedRow(one, renaming)) }),
    parts: Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, renamedReport(part, renaming)]),
    ),
  }
}
