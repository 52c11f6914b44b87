import { UsageError } from '../command.ts'
import type { Command } from '../command.ts'
import { fileTrouble } from '../file-trouble.ts'
import { listPresets } from './list-presets.ts'
import { plan } from './plan.ts'
import { SpecTrouble } from './read-experiment.ts'
import { report } from './report.ts'
import { run } from './run.ts'
import { verify } from './verify.ts'

const actions: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  presets: listPresets,
  plan,
  run,
  report,
  verify,
}

export const lab: Command = {
  name: 'lab',
  usage: `lab presets [--json]
         lab plan   SPEC [--subjects A,B…] [--json]
         lab run    SPEC [--subjects A,B…] [--out FOLDER]
         lab report FOLDER [--format md|tex|csv|json] [--language en|zh]
         lab verify FOLDER
  SPEC is a file in YAML or JSON, or the name of a preset. House players play in this process, and no database is needed.
  A run that was broken off goes on where it was, with the same command.`,
  summary: 'Plans, runs, reports and checks experiments.',
  run: async ([action, ...args]) => {
    const act = actions[action ?? '']
    if (!act) throw new UsageError(`lab takes ${Object.keys(actions).join(', ')}, not '${action ?? ''}'`)
    try {
      return await act(args)
    } catch (error) {
      const trouble = error instanceof SpecTrouble ? error.message : fileTrouble(error)
      if (trouble === undefined) throw error
      console.error(`✘ ${trouble}`)
      return 1
    }
  },
}
