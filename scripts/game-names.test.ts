import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { filesThatNameAGame } from './game-names-left.ts'
import { gameNameFaults } from './game-names.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const made: string[] = []

/** A tree with the game `paper-duel`, in which every file of the list names a game, and these files. */
function tree(files: Readonly<Record<string, string>>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-names-'))
  made.push(folder)
  const listed = Object.fromEntries(filesThatNameAGame.map((file) => [file, "'paper-duel'"]))
  const kit = { 'packages/games/src/paper-duel/kit.ts': '', 'apps/web/src/a.ts': '', 'scripts/a.ts': '' }
  for (const [name, text] of Object.entries({ ...listed, ...kit, ...files })) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), text)
  }
  return folder
}

afterEach(() => {
  for (const folder of made.splice(0)) fs.rmSync(folder, { recursive: true })
})

describe('the name of a game', () => {
  it('stands only where this tree says', () => {
    expect(gameNameFaults(root)).toEqual([])
  })

  it.each([
    "const game = 'paper-duel'",
    'call(paperDuel)',
    'type A = PaperDuelKit',
    "import '../paper-duel/kit.ts'",
  ])('is found in %s', (text) => {
    expect(gameNameFaults(tree({ 'apps/web/src/a.ts': text }))).toEqual([
      'apps/web/src/a.ts: names the game paper-duel',
    ])
  })

  it('may stand in a folder of that name, in tests and in the lists of games', () => {
    const files = [
      'apps/web/src/games/paper-duel/a.tsx',
      'apps/web/src/a.test.ts',
      'packages/games/src/kits.ts',
    ]
    const text = "export const id = 'paper-duel'"
    expect(gameNameFaults(tree(Object.fromEntries(files.map((file) => [file, text]))))).toEqual([])
  })

  it('comes off the list when it is gone', () => {
    const [first = ''] = filesThatNameAGame
    expect(gameNameFaults(tree({ [first]: '' }))).toEqual([`${first}: names no game, take it off the list`])
  })
})
