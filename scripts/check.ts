import { architectureFaults } from './check-architecture.ts'
import { wordFaults } from './check-words.ts'
import { gameImportFaults } from './game-imports.ts'
import { runAll } from './run-all.ts'

const tool = (name: string, args: string) => ({ name, command: ['npx', '--no-install', ...args.split(' ')] })

const runsAll = process.env['WIS_TESTS'] === 'all'

await runAll([
  {
    name: 'architecture',
    run: () => {
      const faults = [...architectureFaults(process.cwd()), ...gameImportFaults(process.cwd())]
      if (faults.length > 0) throw new Error(faults.join('\n'))
    },
  },
  {
    name: 'words',
    run: () => {
      const faults = wordFaults(process.cwd())
      if (faults.length > 0) throw new Error(faults.join('\n'))
    },
  },
  // One program for both, because rules need types, too. Each file has the compiler settings of its folder.
  { name: 'types and lint', command: ['npm', 'run', 'lint'] },
  ...(runsAll
    ? [
        { name: 'types of the site by the compiler', command: ['npm', 'run', 'types', '-w', '@wis/web'] },
        tool('types of everything else by the compiler', 'tsc --noEmit'),
        tool('types of the examples by the compiler', 'tsc --noEmit -p examples'),
      ]
    : []),
  tool('format', 'oxfmt --check'),
  tool('unused code', 'knip'),
])
