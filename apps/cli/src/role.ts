import { setRole } from '@wis/db/accounts'
import { roles } from '@wis/protocol'
import { withDatabase } from './backup/with-database.ts'
import { readArguments, readChoice, UsageError } from './command.ts'
import type { Command } from './command.ts'
import { readSettings } from './up/settings.ts'

export const role: Command = {
  name: 'role',
  usage: `role EMAIL ${roles.join('|')}`,
  summary: 'Gives an account another role: the first admin of a public installation is made this way.',
  run: async (args) => {
    const [email, wanted, ...more] = readArguments(args, {}).positionals
    if (email === undefined || wanted === undefined || more.length > 0)
      throw new UsageError('whose, and which?')
    const chosen = readChoice('role', wanted, roles)
    const isDone = await withDatabase(readSettings(false), (db) => setRole(db, email, chosen))
    if (isDone) console.log(`✔ ${email} is ${chosen}`)
    else console.error(`✘ nobody has signed up as ${email}`)
    return isDone ? 0 : 1
  },
}
