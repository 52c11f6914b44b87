import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { jsonIn } from '@wis/engine'
import { languages } from '@wis/games'
import { z } from 'zod'
import { readArguments, readChoice, readCount, UsageError } from '../command.ts'
import type { Command } from '../command.ts'
import { strongest } from '../env/reset-request.ts'
import { readKit, readRuleset } from '../read-game.ts'
import {
  agentOptions,
  exitCodeOf,
  gateRow,
  GateTrouble,
  houseAgent,
  playDeals,
  readAgent,
  requireThere,
} from './gate-matches.ts'
import type { GateAgent, GateDeals, GateRow } from './gate-matches.ts'
import { gateJUnit, gateMarkdown, gateReport, judged, looksAt } from './gate-report.ts'
import type { GateReport, Judged } from './gate-report.ts'
import { frozen, referenceSeed } from './reference.ts'

const sides = ['last', 'house', 'reference'] as const

export const gate: Command = {
  name: 'gate',
  usage: `gate --agent URL|NAME|house:NAME --game G --against ${sides.join('|')} [--matches N] [--players FILE] [--kind hf-space|webhook] [--secret S] [--ruleset R] [--set FIELD=VALUE …] [--language L] [--seed S] [--at-once N] [--last FILE] [--out FOLDER] [--better] [--json]
  Exit code 0: no worse (with --better: better). 1: worse, or nothing could be measured. 2: wrong usage.`,
  summary: 'Checks in CI whether an agent plays better or worse than before.',
  run: (args) => exitCodeOf(run(args)),
}

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, {
    ...agentOptions,
    game: { type: 'string' },
    against: { type: 'string' },
    matches: { type: 'string', default: '200' },
    ruleset: { type: 'string' },
    set: { type: 'string', multiple: true, default: [] },
    language: { type: 'string', default: 'en' },
    seed: { type: 'string', default: 'gate-1' },
    'at-once': { type: 'string', default: '4' },
    last: { type: 'string', default: 'wis-gate-last.json' },
    out: { type: 'string' },
    better: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  })
  if (positionals.length > 0) throw new UsageError(`unexpected argument '${positionals.join(' ')}'`)
  if (values.game === undefined) throw new UsageError('--game is missing: wis games lists them')
  if (values.against === undefined) throw new UsageError(`--against is missing: ${sides.join(', ')}`)
  const against = readChoice('against', values.against, sides)
  const kit = readKit(values.game)
  const isFrozen = against === 'reference'
  const ruleset = isFrozen ? kit.setup.presets[0] : readRuleset(kit, values.ruleset, values.set)
  const language = readChoice('language', values.language, languages)
  const deals: GateDeals = { kit, ruleset, language, seed: isFrozen ? referenceSeed : values.seed }
  if (isFrozen) frozen(kit)
  const agent = await readAgent(kit, values)
  await requireThere(agent)
  const planned = readCount('matches', values.matches)
  const atOnce = readCount('at-once', values['at-once'])
  const last = against === 'last' ? await readLast(values.last, deals) : undefined
  const baseline = against === 'last' ? undefined : houseAgent(kit, strongest(kit).slug)
  const { rows, found } = await playUntilTold({ deals, agent, baseline, last, planned, atOnce })
  const named = { candidate: agent.name, baseline: baseline?.name ?? 'last run' }
  const about = { game: kit.id, ruleset: ruleset.id, language, seed: deals.seed, planned, rows }
  const report = gateReport({ ...named, ...about }, found, values.better)
  if (against === 'last' && report.passed) await writeFile(values.last, `${JSON.stringify(report)}\n`)
  if (values.out !== undefined) await keep(values.out, report)
  console.log(values.json ? JSON.stringify(report) : gateMarkdown(report))
  return report.passed ? 0 : 1
}

interface GateRun {
  readonly deals: GateDeals
  readonly agent: GateAgent
  /** Plays the same deals. If there is none, `last` has what was played before. */
  readonly baseline: GateAgent | undefined
  readonly last: readonly GateRow[] | undefined
  readonly planned: number
  readonly atOnce: number
}

/** Plays from look to look, until the two can be told apart or all matches are played. */
export async function playUntilTold({ deals, agent, baseline, last, planned, atOnce }: GateRun) {
  const rows: GateRow[] = []
  const others: GateRow[] = []
  let found: Judged | undefined
  // A first run is played to its end, so that a later one finds all deals.
  for (const look of last || baseline ? looksAt(planned) : [planned]) {
    const numbers = Array.from({ length: look - rows.length }, (_, place) => rows.length + place + 1)
    rows.push(...(await playDeals(deals, agent, numbers, atOnce)))
    if (baseline) others.push(...(await playDeals(deals, baseline, numbers, atOnce)))
    const before = baseline ? others : last
    if (!before) continue
    found = judged({ candidate: agent.name, baseline: baseline?.name ?? 'the last run' }, rows, before)
    // What passes is kept for the next run, which needs all deals.
    if (found.verdict === 'worse' || (baseline && found.verdict === 'better')) break
  }
  return { rows, found }
}

const kept = z.object({
  format: z.literal('wis-gate/1'),
  game: z.string(),
  ruleset: z.string(),
  language: z.string(),
  seed: z.string(),
  rows: z.array(gateRow),
})

/** What was played before, by the same rules on the same deals. Undefined if there is no such file yet. */
async function readLast(file: string, { kit, ruleset, language, seed }: GateDeals) {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const read = kept.safeParse(jsonIn(text))
  if (!read.success)
    throw new GateTrouble(
      `${file} is not a report of wis gate: name another file with --last, or delete this one`,
    )
  const { game, ruleset: rules, language: spoken, seed: dealt, rows } = read.data
  const isSame = game === kit.id && rules === ruleset.id && spoken === language && dealt === seed
  if (isSame) return rows
  throw new GateTrouble(
    `${file} is about ${game} by ${rules} in ${spoken}, seed ${dealt}: compare with the same`,
  )
}

async function keep(folder: string, report: GateReport): Promise<void> {
  await mkdir(folder, { recursive: true })
  await Promise.all([
    writeFile(path.join(folder, 'gate.json'), `${JSON.stringify(report)}\n`),
    writeFile(path.join(folder, 'gate.md'), gateMarkdown(report)),
    writeFile(path.join(folder, 'gate.xml'), gateJUnit(report)),
  ])
}
