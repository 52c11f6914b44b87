import { exportSeal, exportFiles } from '@wis/lab'
import { canonicalJson, isSignedBy } from '@wis/proof'
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
