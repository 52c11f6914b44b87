import { isDeepStrictEqual } from 'node:util'
import {
  exportedExperiment,
  exportedSuite,
  exportFiles,
  partMethodsOf,
  planFixed,
  readSuite,
  suiteFiles,
  SuiteReportMaker,
  suiteMethodOf,
} from '@wis/lab'
import type { ExportedExperiment, ExportedSuite, PlanFixed, Suite } from '@wis/lab'
import { suiteHashOf } from '@wis/proof'
import { saidOfSuite } from '../is-same-report.ts'
import { asJson } from '../read-value.ts'
import { verifyExperiment } from '../verify-experiment.ts'
import type { Verified } from '../verify-experiment.ts'
import { JudgementCheck } from '../verify-judgements.ts'
import { sealFaults } from '../verify-seal.ts'
import { jsonOf } from '../verify-source.ts'
import type { ExportSource } from '../verify-source.ts'

/** Checks the export of a suite: each part as any export, that it is the one planned, and what is said over all parts. */
export async function verifySuite(source: ExportSource, keys: readonly string[]): Promise<Verified> {
  const about = exportedSuite.safeParse(await jsonOf(source, suiteFiles.about))
  if (!about.success) return refused(`${suiteFiles.about} is none of the format wis-suite/1`)
  const read = readSuite(about.data.spec)
  if (!read.ok) return refused(`its specification cannot be played: ${read.faults[0]?.message ?? ''}`)
  const faults: string[] = []
  for await (const fault of sealFaults(ownFiles(source, about.data), keys)) faults.push(fault)
  const parts = await partsIn(source, read)
  faults.push(...planFaults(about.data, read, parts))
  const told = await jsonOf(source, suiteFiles.report)
  const maker = new SuiteReportMaker(read, judgesOf(parts), partMethodsOf(told))
  for (const name of parts.keys()) {
    const found = await verifyExperiment(source.inside(name), keys, (match, ratings) =>
      maker.add(name, match, ratings),
    )
    faults.push(...found.faults.map((fault) => `${name}: ${fault}`))
  }
  if (faults.length === 0 && !isSame(told, maker, about.data, parts))
    faults.push('the report over all experiments does not follow from their rows')
  return {
    faults,
    checked: [
      `every file of ${parts.size} experiments is as ${about.data.platform.key} signed it, and each was checked separately`,
      `the plan is the one of the hash ${about.data.plan.sha256}, fixed at ${about.data.plan.at}, with the plan of each experiment`,
      'the report over all experiments follows from their rows',
    ],
    believed: [
      'the claims of each experiment that no check can confirm; `wis lab verify` lists them for its folder',
      ...(read.spec.preset === undefined
        ? []
        : ['the figures of others that its preset sets beside the report']),
    ],
  }
}

const refused = (fault: string): Verified => ({ faults: [fault], checked: [], believed: [] })

/** The files beside the folders of the parts. */
const ownFiles = (source: ExportSource, { parts }: ExportedSuite): ExportSource => ({
  ...source,
  names: async () =>
    (await source.names()).filter(
      (name) => !parts.some((part) => name === part || name.startsWith(`${part}/`)),
    ),
})

/** What each part says of itself. A part that cannot be read is missing. */
async function partsIn(
  source: ExportSource,
  { parts }: Suite,
): Promise<ReadonlyMap<string, ExportedExperiment>> {
  const found = new Map<string, ExportedExperiment>()
  for (const name of parts.keys()) {
    const own = source.inside(name)
    const names = await own.names().catch((): readonly string[] => [])
    if (!names.includes(exportFiles.about)) continue
    const about = exportedExperiment.safeParse(await jsonOf(own, exportFiles.about))
    if (about.success) found.set(name, about.data)
  }
  return found
}

type Parts = ReadonlyMap<string, ExportedExperiment>

const isNamed = (parts: Parts) => [...parts.values()].every(({ withdrawn }) => withdrawn === undefined)

function* planFaults(about: ExportedSuite, { spec, parts: planned }: Suite, parts: Parts): Generator<string> {
  for (const name of planned.keys()) if (!parts.has(name)) yield `the experiment ${name} is missing`
  if (!isNamed(parts)) return
  for (const [name, { spec: own }] of parts)
    if (!isDeepStrictEqual(unpaid(own), unpaid(planned.get(name) ?? {})))
      yield `${name} is another experiment than that of the suite`
  const hashes = [...parts].map(([name, { plan }]) => [name, plan.sha256 ?? ''] as const)
  if (suiteHashOf(spec, Object.fromEntries(hashes)) !== about.plan.sha256)
    yield 'the plan differs from the one that was fixed: its hash is not that of the suite and its experiments'
}

const unpaid = (spec: object): unknown => ({
  ...(asJson(spec) as object),
  budget: {},
})

const judgesOf = (parts: Parts) =>
  Object.fromEntries(
    [...parts].map(([name, { spec, judgings }]) => {
      const judges = exportedJudges(spec)
      return [name, new JudgementCheck({ judges, judgings }).judges] as const
    }),
  )

type Judges = ConstructorParameters<typeof JudgementCheck>[0]['judges']

/** The specification was read already. */
const exportedJudges = (spec: Readonly<Record<string, unknown>>) => (spec['judges'] ?? []) as Judges

function isSame(told: unknown, maker: SuiteReportMaker, { plan }: ExportedSuite, parts: Parts): boolean {
  if (!isNamed(parts)) return told === null
  const method = suiteMethodOf(told)
  if (!method) return false
  const plans: Record<string, PlanFixed | undefined> = {}
  for (const [name, experiment] of parts) plans[name] = planFixed(experiment)
  const made = maker.report(plan, plans, method)
  const compared = (report: unknown) => saidOfSuite(made.spec, report)
  return isDeepStrictEqual(compared(told), compared(asJson(made)))
}
