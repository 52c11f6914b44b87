import fs from 'node:fs'
import { architectureFaults } from './check-architecture.ts'
import { gameNameFaults } from './game-names.ts'
import { runAll } from './run-all.ts'

const tool = (name: string, args: string) => ({ name, command: ['npx', '--no-install', ...args.split(' ')] })

const rules = ['packages/engine', 'packages/games', 'packages/ratings']
const stored = ['packages/db', 'packages/testkit']
const otherPackages = fs
  .readdirSync('packages')
  .map((name) => `packages/${name}`)
  .filter((folder) => !rules.includes(folder) && !stored.includes(folder))

const lintCache = 'node_modules/.cache/eslint-'

await runAll([
  {
    name: 'architecture',
    run: () => {
      const faults = [...architectureFaults(process.cwd()), ...gameNameFaults(process.cwd())]
      if (faults.length > 0) throw new Error(faults.join('\n'))
    },
  },
  // The site has compiler settings of its own. Everything else is one program.
  { name: 'types of the site', command: ['npm', 'run', 'types', '-w', '@wis/web'] },
  tool('types of everything else', 'tsc --noEmit'),
  tool('types of the examples', 'tsc --noEmit -p examples'),
  // Each run checks the files of one part, because Node has too little memory for the types of all.
  ...[
    'apps/web',
    rules.join(' '),
    stored.join(' '),
    otherPackages.join(' '),
    'apps/runner apps/cli',
    'scripts prisma e2e examples *.ts *.mjs',
  ].map((part, at) =>
    tool(`lint of ${part}`, `eslint ${part} --cache --cache-location ${lintCache}${at} --max-warnings 0`),
  ),
  tool('format', 'prettier --check --log-level warn .'),
  tool('unused code', 'knip'),
])
