import { deepPreset, presets, suitePresets } from '@wis/lab'
import { figureFormats, reportFormats } from '@wis/protocol'
import { fileTrouble, readArguments, UsageError } from '../command.ts'
import type { Command } from '../command.ts'
import { exportStudy } from './export/export.ts'
import { preregistrationFault } from './export/preregistration.ts'
import { judge } from './judge.ts'
import { plan } from './plan.ts'
import { isRemote, onPlatform } from './platform/platform.ts'
import { SpecTrouble } from './read-value.ts'
import { report } from './report.ts'
import { run } from './run-experiment.ts'
import { suiteCommands } from './suite/suite-commands.ts'
import { isSuiteSource } from './suite/suite-folder.ts'
import { taskCommands } from './task/task-commands.ts'
import { isTaskSource } from './task/task-folder.ts'
import { verify } from './verify-run.ts'

const actions: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  presets: listPresets,
  plan,
  run,
  judge,
  report,
  export: exportStudy,
  verify,
}

export const lab: Command = {
  name: 'lab',
  usage: `lab presets [--json]
         lab plan   SPEC [--subjects A,B…] [--language en,zh] [--materials N|--small] [--players FILE] [--pilot REPORT|FOLDER|ARCHIVE] [--at-once N] [--json]
         lab run    SPEC [--subjects A,B…] [--language en,zh] [--materials N|--small] [--players FILE] [--at-once N] [--out FOLDER]
         lab judge  FOLDER [--judges AGENT:RUBRIC[:TIMES[:TRUST]],…] [--players FILE] [--at-once N]
         lab report FOLDER [--format ${[...reportFormats, ...figureFormats].join('|')}] [--language en|zh] [--out PICTURES]
         lab export FOLDER|ARCHIVE --inspect|--hf [--licence NAME] [--out FOLDER]
         lab export FOLDER|ARCHIVE --plan [--language en|zh] [--out FILE]
         lab verify FILE|FOLDER [--key KEY…] [--plan PREREGISTRATION]
         lab plan|run SPEC --url URL [--subjects A,B…] [--language en,zh] [--materials N|--small]
         lab plan   SPEC --url URL --pilot REPORT|FOLDER|ARCHIVE|EXPERIMENT
         lab judge  EXPERIMENT --url URL [--judges AGENT:RUBRIC[:TIMES[:TRUST]],…]
         lab invite EXPERIMENT --accounts NAME,… --url URL [--rubrics RUBRIC,…] [--each N [--shared N] [--people N]]
         lab rating EXPERIMENT --url URL [--end|--reopen]
         lab follow|report EXPERIMENT|suites/SUITE --url URL [--format ${[...reportFormats, ...figureFormats].join('|')}] [--language en|zh] [--out FILE]
         lab export EXPERIMENT|suites/SUITE --url URL --inspect|--hf|--plan [--out FILE]
  SPEC is a file in YAML or JSON, or the name of a preset. A suite is several experiments with one plan, budget and report. Set the languages with --language, and the number of contents with --materials. For a trial, --small deals four contents once each. Built-in agents play in this process and need no database.
  A pilot is an earlier experiment in the same game. A plan uses it to compute the detectable differences.
  FILE lists models and programs; docs/lab.md has an example. Keys come from the environment.
  With --url, a platform plays the experiment; WIS_TOKEN is a token of an account there.
  Invited people rate all items, or --each per rubric. Everyone rates the same --shared items of these, and --people share the others. The action rating shows their progress, and --end ends the rating.
  The same command continues an interrupted run.`,
  summary: 'Plans, runs, reports and checks experiments.',
  run: async ([action, ...args]) => {
    const act = actions[action ?? '']
    if (isHelp(action)) {
      console.log(`usage: wis ${lab.usage}`)
      return 0
    }
    try {
      if (isRemote(args)) return await onPlatform(action ?? '', args)
      if (!act) throw new UsageError(`lab takes ${Object.keys(actions).join(', ')}, not '${action ?? ''}'`)
      const { plan, rest } = action === 'verify' ? withoutPlan(args) : { plan: undefined, rest: args }
      const source = rest.find((arg) => !arg.startsWith('-'))
      const ofKind = source === undefined ? undefined : (await commandsFor(source))?.[action ?? '']
      const code = source !== undefined && ofKind ? await ofKind(source, rest) : await act(rest)
      return code === 0 && source !== undefined && plan !== undefined
        ? await isPreregistered(source, plan)
        : code
    } catch (error) {
      const trouble = error instanceof SpecTrouble ? error.message : namedTrouble(error)
      if (trouble === undefined) throw error
      console.error(`✘ ${trouble}`)
      return 1
    }
  },
}

/** A command of the laboratory opens several files: it says which one it means. */
function namedTrouble(error: unknown): string | undefined {
  const trouble = fileTrouble(error)
  const named = error instanceof Error && 'path' in error ? String(error.path) : undefined
  return trouble === undefined || named === undefined ? trouble : `${named}: ${trouble}`
}

/** What is done with a source that is no single experiment with matches. */
async function commandsFor(source: string): Promise<typeof taskCommands | undefined> {
  if (await isSuiteSource(source)) return suiteCommands
  return (await isTaskSource(source)) ? taskCommands : undefined
}

/** `verify` of anything takes a preregistration, too. */
function withoutPlan(args: readonly string[]): {
  readonly plan: string | undefined
  readonly rest: readonly string[]
} {
  const at = args.findIndex((arg) => arg === '--plan' || arg.startsWith('--plan='))
  const given = args[at]
  if (given === undefined) return { plan: undefined, rest: args }
  const isJoined = given.startsWith('--plan=')
  const plan = isJoined ? given.slice('--plan='.length) : args[at + 1]
  if (plan === undefined || plan === '') throw new UsageError('--plan takes the file of a preregistration')
  return { plan, rest: args.toSpliced(at, isJoined ? 1 : 2) }
}

async function isPreregistered(source: string, file: string): Promise<number> {
  const fault = await preregistrationFault(source, file)
  if (fault === undefined)
    console.log(`✔ ${file}: this plan was preregistered. The text above the plan is not checked`)
  else console.error(`✘ ${fault}`)
  return fault === undefined ? 0 : 1
}

const isHelp = (action: string | undefined) => action === 'help' || action === '--help' || action === '-h'

const all = [...presets(), deepPreset(), ...suitePresets()]

function listPresets(args: readonly string[]): Promise<number> {
  const { values } = readArguments(args, { json: { type: 'boolean', default: false } })
  if (values.json) console.log(JSON.stringify({ presets: all }))
  else for (const { id, about } of all) console.log(`${id}\n  ${about.en}`)
  return Promise.resolve(0)
}
