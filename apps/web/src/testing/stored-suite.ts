import { newId } from '@wis/db'
import type { Database } from '@wis/db'
import { readSuite, SuiteReportMaker } from '@wis/lab'
import type { PlayedMatch } from '@wis/lab'
import { suiteHashOf } from '@wis/proof'
import { fixPlan, storeExperiment } from './stored-experiment.ts'

interface Wanted {
  readonly ownerId: string
  readonly spec: object
  readonly access?: 'private' | 'link' | 'public'
}

/** Stores a suite of house players whose parts are over, with its report, as a runner would. */
export async function storeSuite(
  db: Database,
  { ownerId, spec: given, access = 'private' }: Wanted,
): Promise<{ readonly id: string; readonly report: object }> {
  const suite = readSuite({ name: 'A test', seed: 'test', ...given })
  if (!suite.ok) throw new Error(JSON.stringify(suite.faults))
  const maker = new SuiteReportMaker(suite)
  const id = newId()
  await db.prisma.suite.create({
    data: {
      id,
      ownerId,
      name: suite.spec.name,
      spec: JSON.parse(JSON.stringify(suite.spec)) as object,
      text: JSON.stringify(given),
      players: {},
      access,
      share: newId(),
      planSha256: 'a'.repeat(64),
    },
  })
  const parts: Record<string, string> = {}
  let matches = 0
  for (const [part, spec] of suite.parts) {
    const stored = await storeExperiment(db, { ownerId, spec, access })
    const planSha256 = await fixPlan(db, stored.id)
    parts[part] = planSha256
    await db.prisma.experiment.update({ where: { id: stored.id }, data: { suiteId: id, suitePart: part } })
    const rows = await db.prisma.experimentMatch.findMany({ where: { experimentId: stored.id } })
    // They were stored just now.
    for (const { row } of rows) maker.add(part, row as unknown as PlayedMatch)
    matches += rows.length
  }
  const report = JSON.parse(JSON.stringify(maker.report())) as object
  await db.prisma.suite.update({
    where: { id },
    data: { report, reportOf: matches, reportAt: new Date(), planSha256: suiteHashOf(suite.spec, parts) },
  })
  return { id, report }
}
