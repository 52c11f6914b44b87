import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { errorsWithout } from './delete-game.ts'
import { gameIds, gameImportFaults, importersOfGames } from './game-imports.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const made: string[] = []

/** A tree with the game `paper-duel` and these files. */
function tree(files: Readonly<Record<string, string>>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-imports-'))
  made.push(folder)
  const usual = {
    'packages/games/src/index.ts':
      "export { duel } from './paper-duel/rules.ts'\nexport { kits } from './kits.ts'\n",
    'packages/games/src/paper-duel/kit.ts': "import { duel } from './rules.ts'\n",
    'packages/games/src/paper-duel/rules.ts': 'export const duel = 1\n',
    'apps/web/src/a.ts': '',
    'scripts/a.ts': '',
  }
  for (const [name, text] of Object.entries({ ...usual, ...files })) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), text)
  }
  return folder
}

const importersIn = (files: Readonly<Record<string, string>>) =>
  (importersOfGames(tree(files)).get('paper-duel') ?? []).filter(
    (file) => file !== 'packages/games/src/index.ts',
  )

afterEach(() => {
  for (const folder of made.splice(0)) fs.rmSync(folder, { recursive: true })
})

describe('imports from a game', () => {
  it('are nowhere outside its folder', () => {
    expect(gameImportFaults(root)).toEqual([])
  })

  it.each([
    ['apps/web/src/a.ts', "import { duel } from '@wis/games'"],
    ['apps/web/src/a.ts', "import type { duel } from '@wis/games'"],
    ['apps/web/src/a.ts', "export { duel } from '@wis/games'"],
    ['packages/games/src/kits.ts', "import { duel } from './paper-duel/rules.ts'"],
    ['packages/games/src/load.ts', "const duel = () => import('./paper-duel/rules.ts')"],
    ['scripts/a.ts', "import { duel } from '../packages/games/src/paper-duel/rules.ts'"],
  ])('are found in %s: %s', (file, text) => {
    expect(importersIn({ [file]: text })).toEqual([file])
  })

  it('may be in its folder, in tests and in what is generated, and other names of the package are free', () => {
    const text = "import { duel } from '../paper-duel/rules.ts'"
    expect(
      importersIn({
        'apps/web/src/a.test.ts': "import { duel } from '@wis/games'",
        'packages/games/src/content/generated/other-kits.ts': text,
        'packages/games/src/paper-duel/view.ts': "import { duel } from './rules.ts'",
        'apps/web/src/a.ts': "import { kits } from '@wis/games'",
      }),
    ).toEqual([])
  })
})

it.each(gameIds(root))(
  'without the folder of %s, everything else type-checks',
  { tags: ['nightly'], timeout: 300_000 },
  (id) => {
    expect(errorsWithout(root, id)).toEqual([])
  },
)
