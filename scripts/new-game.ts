import { writeGame } from './write-game.ts'

const [name, ...more] = process.argv.slice(2)
try {
  if (name === undefined || more.length > 0) throw new RangeError('name the game, such as paper-duel')
  const files = await writeGame(process.cwd(), name)
  for (const file of files) console.log(`✔ ${file}`)
  console.log(`  Its tests:  npx vitest run packages/games/src/${name}`)
  console.log(`  Its house:  npx wis simulate --game ${name}`)
  console.log('  What to change first: docs/new-game.md')
} catch (error) {
  if (!(error instanceof RangeError)) throw error
  console.error(`✘ ${error.message}\n  usage: npm run new:game NAME`)
  process.exitCode = 2
}
