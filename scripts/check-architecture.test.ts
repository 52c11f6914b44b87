import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { architectureFaults, mayImport } from './check-architecture.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const made: string[] = []

function tree(files: Readonly<Record<string, string>>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-tree-'))
  made.push(folder)
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), text)
  }
  return folder
}

afterEach(() => {
  for (const folder of made.splice(0)) fs.rmSync(folder, { recursive: true })
})

describe('the architecture', () => {
  it('names every package and app', () => {
    const parts = ['apps', 'packages'].flatMap((kind) =>
      fs.readdirSync(path.join(root, kind)).map((name) => `${kind}/${name}`),
    )
    expect(Object.keys(mayImport).sort()).toEqual(parts.sort())
  })

  it('is the table of ARCHITECTURE.md', () => {
    const page = fs.readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8').replaceAll(/ +/g, ' ')
    for (const [part, allowed] of Object.entries(mayImport)) {
      const name = part.split('/')[1] ?? ''
      expect(page).toContain(
        `| \`${name}\` | ${allowed.map((one) => `\`${one}\``).join(', ') || 'nothing'} |`,
      )
    }
  })
})

describe('a fault is', () => {
  it.each([
    [
      'an import against the table',
      { 'packages/engine/src/a.ts': "import { x } from '@wis/db'" },
      /may not import @wis\/db/,
    ],
    [
      'an import past a door',
      { 'packages/db/src/a.ts': "import { x } from '@wis/games/src/b.ts'" },
      /one door/,
    ],
    [
      'an import past the doors by subject',
      { 'apps/web/src/a.ts': "import { x } from '@wis/db/season/board'" },
      /the doors of @wis\/db are .*seasons/,
    ],
    [
      'a relative path into another part',
      { 'packages/db/src/a.ts': "import '../../games/src/b.ts'" },
      /past its door/,
    ],
    [
      'a module of Node in a pure package',
      { 'packages/games/src/a.ts': "import fs from 'node:fs'" },
      /computes and nothing else/,
    ],
    [
      'the testkit outside a test',
      { 'packages/db/src/a.ts': "import { x } from '@wis/testkit'" },
      /may not import @wis\/testkit/,
    ],
    [
      'web reaching for agents',
      { 'apps/web/src/a.tsx': "import { x } from '@wis/agents'" },
      /may not import @wis\/agents/,
    ],
    [
      'a cycle of files',
      { 'packages/db/src/a.ts': "import './b.ts'", 'packages/db/src/b.ts': "export { x } from './a.ts'" },
      /a cycle: packages\/db\/src\/a\.ts → packages\/db\/src\/b\.ts → packages\/db\/src\/a\.ts/,
    ],
    [
      'a player of the house in what a browser loads of a game',
      {
        'packages/games/src/go/view.ts': "import { a } from './a.ts'",
        'packages/games/src/go/a.ts': "export { player } from './house/player.ts'",
        'packages/games/src/go/house/player.ts': '',
      },
      /go\/view\.ts: a browser would load packages\/games\/src\/go\/house\/player\.ts, by packages\/games\/src\/go\/a\.ts/,
    ],
    [
      'a schema in what a browser loads of a game',
      { 'packages/games/src/go/view.ts': "import { z } from 'zod'" },
      /a browser would load zod/,
    ],
    [
      'the games in what Next copies',
      {
        'apps/web/src/instrumentation.ts': "export const register = () => import('./a.ts')",
        'apps/web/src/a.ts': "import { kits } from '@wis/games'",
      },
      /instrumentation\.ts: a second copy of @wis\/games would be loaded, by apps\/web\/src\/a\.ts/,
    ],
  ])('%s', (_, files, fault) => {
    expect(architectureFaults(tree(files)).join('\n')).toMatch(fault)
  })

  it('does not count what a view takes the type of', () => {
    const view = "import type { z } from 'zod'\nimport type { Player } from './house/player.ts'"
    const files = { 'packages/games/src/go/view.ts': view, 'packages/games/src/go/house/player.ts': '' }
    expect(architectureFaults(tree(files))).toEqual([])
  })

  it('does not count the testkit inside a test', () => {
    expect(
      architectureFaults(tree({ 'packages/db/src/a.test.ts': "import { x } from '@wis/testkit'" })),
    ).toEqual([])
  })
})
