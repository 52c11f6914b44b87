import { architectureFaults } from './check-architecture.ts'
import { gameNameFaults } from './game-names.ts'
import { runAll } from './run-all.ts'

const tool = (name: string, args: string) => ({ name, command: ['npx', '--no-install', ...args.split(' ')] })

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
  tool('lint', 'oxlint'),
  tool('format', 'oxfmt --check'),
  tool('unused code', 'knip'),
])
