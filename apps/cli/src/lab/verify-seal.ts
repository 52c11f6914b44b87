import { exportFiles, exportSeal } from '@wis/lab'
import type { ExportedExperiment } from '@wis/lab'
import { canonicalJson, isSignedBy, planHashOf } from '@wis/proof'
import { digestOf, jsonOf } from './verify-source.ts'
import type { ExportSource } from './verify-source.ts'

/** Everything that is not as it was signed. */
export async function* sealFaults(source: ExportSource, keys: readonly string[]): AsyncGenerator<string> {
  const read = exportSeal.safeParse(await jsonOf(source, exportFiles.seal))
  if (!read.success) return yield `${exportFiles.seal} cannot be read`
  const { files, key, signature } = read.data
  if (!isSignature(key, signature) || !isSignedBy(key, canonicalJson(files), signature))
    yield `${exportFiles.seal} is not signed by ${key}`
  if (keys.length > 0 && !keys.includes(key))
    yield `it is signed by ${key}, which is none of the keys you named`
  const names = await source.names()
  for (const { name } of files.filter((file) => !names.includes(file.name)))
    yield `${name} was signed, and is missing`
  for (const name of names.filter((one) => one !== exportFiles.seal)) {
    const sealed = files.find((file) => file.name === name)
    if (!sealed) yield `${name} was not signed`
    else if ((await digestOf(source, name)).sha256 !== sealed.sha256) yield `${name} is not as it was signed`
  }
}

const isSignature = (key: string, signature: string) =>
  /^[0-9a-f]{64}$/.test(key) && /^[0-9a-f]{128}$/.test(signature)

/** Why the plan is not the one that was fixed. With other names than it had, nobody can tell. */
export function planFault(experiment: ExportedExperiment): string | undefined {
  const { plan, spec, players, withdrawn, startedAt } = experiment
  const { sha256, at } = plan
  if (sha256 === undefined || withdrawn !== undefined) return undefined
  const bound = Object.entries(players).map(
    ([name, { agent, version }]) => [name, { agent, version }] as const,
  )
  if (planHashOf({ spec, players: Object.fromEntries(bound) }) !== sha256)
    return 'the plan differs from the one that was fixed: its hash is not that of the specification and its agents'
  if (at === undefined || (startedAt !== null && Date.parse(at) > Date.parse(startedAt)))
    return 'the plan was fixed after the first match'
  return undefined
}
