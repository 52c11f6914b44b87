import { otherKits } from '@wis/games'
import { expect, it } from 'vitest'
import { exportedKitMatch } from './testing/exported-kit-match.ts'
import { exportedMatch } from './testing/exported-match.ts'
import { verifyExport, verifyOneGame } from './verify-all.ts'

const files: readonly (readonly [string, readonly string[]])[] = [
  ['who-is-spy', exportedMatch({ seed: 'one' })],
  ...otherKits.map((kit) => [kit.id, exportedKitMatch({ kit, seed: 'one' })] as const),
]

it.each(files)(
  'a match of %s is checked with the code of its game alone as with that of all',
  async (_, lines) => {
    expect(await verifyOneGame(lines)).toEqual(verifyExport(lines))
    expect(await verifyOneGame(lines)).toMatchObject({ ok: true })
    const moved = [lines[0] ?? '', lines[2] ?? '', lines[1] ?? '', ...lines.slice(3)]
    expect(await verifyOneGame(moved)).toEqual(verifyExport(moved))
  },
)

it.each([
  ['nothing', []],
  ['no header', ['{}']],
  ['a game that the platform does not have', ['{"format":"wis-match/2","game":"constructor"}']],
])('a file with %s is refused', async (_, lines) => {
  expect(await verifyOneGame(lines)).toMatchObject({ ok: false })
})
