import { readArguments } from '../command.ts'
import type { Command } from '../command.ts'
import { readSettings } from '../up/settings.ts'
import { checks } from './checks.ts'
import type { Finding } from './checks.ts'

export const doctor: Command = {
  name: 'doctor',
  usage: 'doctor',
  summary: 'Says what is wrong with this installation, and how to mend it.',
  run: async (args) => {
    readArguments(args, {})
    const settings = readSettings(false)
    const findings: Finding[] = []
    for (const check of checks) findings.push(await check(settings))
    const width = Math.max(...findings.map(({ subject }) => subject.length))
    for (const finding of findings) console.log(told(finding, width))
    const faults = findings.filter(({ mend }) => mend !== undefined).length
    console.log(faults === 0 ? '\nNothing is wrong.' : `\n${faults} to mend.`)
    return faults === 0 ? 0 : 1
  },
}

function told({ subject, seen, mend }: Finding, width: number): string {
  const line = `${mend === undefined ? '✔' : '✘'} ${subject.padEnd(width)}  ${seen}`
  return mend === undefined ? line : `${line}\n  ${' '.repeat(width)}  → ${mend}`
}
