import { spawnSync } from 'node:child_process'

// The database by hand: `migrate` brings the tables up to date, `seed NAME` plays a named scenario into it, and
// `prepare` does what a new installation needs. All of them act on DATABASE_URL.
const [task, scenario = 'fresh'] = process.argv.slice(2)
const migrate = ['prisma', 'migrate', 'deploy']
const seed = (name: string) => ['tsx', 'prisma/seed/main.ts', name]
const tasks: Readonly<Record<string, readonly (readonly string[])[]>> = {
  migrate: [migrate],
  seed: [seed(scenario)],
  prepare: [migrate, seed('fresh')],
}

const commands = tasks[task ?? '']
if (!commands || !process.env['DATABASE_URL']) {
  console.error('usage: DATABASE_URL=postgresql://… node scripts/db.mjs migrate | seed NAME | prepare')
  process.exit(2)
}
for (const command of commands) {
  const { status } = spawnSync('npx', ['--no-install', ...command], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
