import { setRole } from '@wis/db/accounts'
import { roles } from '@wis/protocol'
import { withDatabase } from './backup/with-database.ts'
import { readArguments, readChoice, UsageError } from './command.ts'
import type { Command } from './command.ts'
import { readSettings } from './up/settings.ts'

export const role: Command = {
  name: 'role',
  usage: `role EMAIL ${roles.join('|')}`,
  summary: 'Changes the role of an account. Use it to make the first admin of a public installation.',
  run: async (args) => {
    const [email, wanted, ...more] = readArguments(args, {}).positionals
    if (email === undefined || wanted === undefined || more.length > 0)
      throw new UsageError('an e-mail address and a role are missing')
    const chosen = readChoice('role', wanted, roles)
    const isDone = await withDatabase(readSettings(false), (db) => setRole(db, email, chosen))
    if (isDone) console.log(`✔ ${email} is ${chosen}`)
    else console.error(`✘ no account has the address ${email}`)
    return isDone ? 0 : 1
  },
}
