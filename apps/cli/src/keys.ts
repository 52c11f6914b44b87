import { countSecrets, createVault, resealSecrets } from '@wis/db'
import type { Vault } from '@wis/db'
import { withDatabase } from './backup/with-database.ts'
import { readArguments, UsageError } from './command.ts'
import type { Command } from './command.ts'
import { readSecrets } from './up/secrets.ts'
import { readSettings } from './up/settings.ts'
import type { Settings } from './up/settings.ts'

export const keys: Command = {
  name: 'keys',
  usage: 'keys [reseal]',
  summary:
    'Lists the keys of the vault and what each one has sealed. `reseal` seals everything again with the first.',
  run: async (args) => {
    const { positionals } = readArguments(args, {})
    const [deed, ...more] = positionals
    if ((deed !== undefined && deed !== 'reseal') || more.length > 0)
      throw new UsageError(`unexpected argument '${positionals.join(' ')}'`)
    const settings = readSettings(false)
    const vault = openVault(settings)
    if (typeof vault === 'string') {
      console.error(`✘ ${vault}`)
      return 1
    }
    return deed === 'reseal' ? reseal(settings, vault) : list(settings, vault)
  },
}

function openVault({ dataDir, publicUrl }: Settings): Vault | string {
  try {
    return createVault(readSecrets({ dataDir, publicUrl, given: process.env }).WIS_SECRET_KEY)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Exit code 1 if a secret is sealed with a key that is missing. */
async function list(settings: Settings, { keyIds }: Vault): Promise<number> {
  const counts = await withDatabase(settings, countSecrets)
  const lost = [...counts.keys()].filter((id) => !keyIds.includes(id))
  for (const [place, id] of keyIds.entries()) {
    const use = place === 0 ? 'seals and signs' : 'only opens'
    console.log(`✔ ${id}  ${use}; ${sealed(counts.get(id) ?? 0)}`)
  }
  for (const id of lost) console.log(`✘ ${id}  not in WIS_SECRET_KEY; ${sealed(counts.get(id) ?? 0)}`)
  if (lost.length > 0)
    console.log('  → Put the missing key behind the others, then run `npx wis keys reseal`.')
  return lost.length === 0 ? 0 : 1
}

const sealed = (count: number) =>
  `${count} ${count === 1 ? 'credential is' : 'credentials are'} sealed with it`

async function reseal(settings: Settings, vault: Vault): Promise<number> {
  const { resealed, unreadable } = await withDatabase(settings, (db) => resealSecrets(db, vault))
  console.log(`✔ ${resealed} sealed again with ${vault.keyId}`)
  for (const { agentId, place } of unreadable)
    console.log(`✘ ${agentId} at ${place}: no key opens it, so its owner must enter the credential again`)
  return unreadable.length === 0 ? 0 : 1
}
