import { createReadStream } from 'node:fs'
import { fileTrouble, readArguments, UsageError } from '../command.ts'
import type { Command } from '../command.ts'
import { checkFile } from './check-file.ts'
import type { FileCheck } from './check-file.ts'

export const verify: Command = {
  name: 'verify',
  usage: 'verify [--key HEX]… FILE.jsonl…',
  summary:
    'Checks exported matches and seasons: hashes, signature, deal, every ruling, every number on the board.',
  run: async (args) => {
    const { values, positionals } = readArguments(args, { key: { type: 'string', multiple: true } })
    if (positionals.length === 0) throw new UsageError('which file?')
    const trustedKeys = (values.key ?? []).map(readKey)
    let ok = true
    for (const path of positionals) {
      const check = await checkPath(path, trustedKeys)
      console.log(check.told.join('\n'))
      ok &&= check.ok
    }
    return ok ? 0 : 1
  },
}

function readKey(text: string): string {
  const key = text.toLowerCase()
  if (/^[0-9a-f]{64}$/.test(key)) return key
  throw new UsageError(`--key takes 64 hexadecimal digits, not '${text}'`)
}

async function checkPath(path: string, trustedKeys: readonly string[]): Promise<FileCheck> {
  try {
    return await checkFile(path, createReadStream(path), { trustedKeys })
  } catch (error) {
    const trouble = fileTrouble(error)
    if (trouble === undefined) throw error
    return { ok: false, told: [`✘ ${path}: ${trouble}`] }
  }
}
