import { architectureFaults } from './check-architecture.ts'
import { runAll } from './run-all.ts'

const tool = (name: string, args: string) => ({ name, command: ['npx', '--no-install', ...args.split(' ')] })

await runAll([
  {
    name: 'architecture',
    run: () => {
      const faults = architectureFaults(process.cwd())
      if (faults.length > 0) throw new Error(faults.join('\n'))
    },
  },
  tool('format', 'prettier --check --log-level warn .'),
  tool('types', 'turbo run types --concurrency=2 --output-logs=errors-only'),
  tool('types of scripts, seeds and browser tests', 'tsc --noEmit'),
  tool('types of the examples', 'tsc --noEmit -p examples'),
  // Each with the types of one part in memory: all of them together need more than Node gives.
  ...['packages', 'apps/runner apps/cli', 'apps/web', 'scripts prisma e2e examples *.ts *.mjs'].map((part) =>
    tool(`lint of ${part}`, `eslint ${part} --cache --max-warnings 0`),
  ),
  tool('unused code', 'knip'),
])
