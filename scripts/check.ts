import { architectureFaults } from './check-architecture.ts'
import { runAll } from './run-all.ts'

const tool = (name: string, args: string) => ({ name, command: ['npx', '--no-install', ...args.split(' ')] })

const lintCache = 'node_modules/.cache/eslint-'

await runAll([
  {
    name: 'architecture',
    run: () => {
      const faults = architectureFaults(process.cwd())
      if (faults.length > 0) throw new Error(faults.join('\n'))
    },
  },
  // The site has a compiler's settings of its own; everything else is one program, read once.
  { name: 'types of the site', command: ['npm', 'run', 'types', '-w', '@wis/web'] },
  tool('types of everything else', 'tsc --noEmit'),
  tool('types of the examples', 'tsc --noEmit -p examples'),
  // Each with the types of one part in memory: all of them together need more than Node gives.
  ...['apps/web', 'packages', 'apps/runner apps/cli', 'scripts prisma e2e examples *.ts *.mjs'].map(
    (part, at) =>
      tool(`lint of ${part}`, `eslint ${part} --cache --cache-location ${lintCache}${at} --max-warnings 0`),
  ),
  tool('format', 'prettier --check --log-level warn .'),
  tool('unused code', 'knip'),
])
