import { deepPreset, presets, suitePresets } from '@wis/lab'
import { readArguments } from '../command.ts'

const all = [...presets(), deepPreset(), ...suitePresets()]

export function listPresets(args: readonly string[]): Promise<number> {
  const { values } = readArguments(args, { json: { type: 'boolean', default: false } })
  if (values.json) console.log(JSON.stringify({ presets: all }))
  else for (const { id, about } of all) console.log(`${id}\n  ${about.en}`)
  return Promise.resolve(0)
}
