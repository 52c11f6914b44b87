import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { findPackage } from './find-package.ts'
import { loadOutsideGames } from './load-outside-games.ts'

const place = Symbol.for('wis.outside-games')
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-named-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))
// Other tests of this process have no such games.
afterEach(() => void Reflect.deleteProperty(globalThis, place))

const data = path.join(folder, '.data')

/** A package in the data folder, whose code does as little as the loader asks. */
function installed(name: string, id = 'noughts', version = '1.2.3'): string {
  const own = path.join(data, 'node_modules', name)
  fs.mkdirSync(own, { recursive: true })
  const manifest = { name, version, author: { name: 'Ada' }, wis: { kit: 'kit.js', view: 'view.js' } }
  fs.writeFileSync(path.join(own, 'package.json'), JSON.stringify(manifest))
  fs.writeFileSync(path.join(own, 'kit.js'), `export const kit = { id: '${id}' }`)
  fs.writeFileSync(path.join(own, 'view.js'), 'export const view = {}')
  return name
}

/** What a check has said of the package as it is now. */
function checked(name: string, faults: readonly string[] = []): void {
  const { hash } = findPackage(name, [data]).about
  fs.mkdirSync(path.join(data, 'games'), { recursive: true })
  fs.writeFileSync(path.join(data, 'games', `${hash}.json`), JSON.stringify({ platform: 'suite-2', faults }))
}

const load = (...names: readonly string[]) =>
  loadOutsideGames({ root: folder, env: { NODE_ENV: 'test', WIS_GAMES: names.join(', ') } })

describe('games of other packages', () => {
  it('come into the process with their package, if exactly their files were checked', async () => {
    const name = installed('@ada/noughts')
    checked(name)
    const { games, refused } = await load(name)
    expect(refused).toEqual([])
    expect(games[0]?.kit).toMatchObject({ id: 'noughts', package: { name, version: '1.2.3', author: 'Ada' } })
    expect(Reflect.get(globalThis, place)).toEqual({ games, refused })
  })

  it('are checked again after any change, and refused where no check can run', async () => {
    const name = installed('@ada/changed')
    checked(name)
    for (const change of [() => installed(name, 'other'), () => installed(name, 'noughts', '1.2.4')]) {
      change()
      const { games, refused } = await load(name)
      expect(games).toEqual([])
      expect(refused).toEqual([{ name, why: `It could not be checked. Run: npx wis game check ${name}` }])
    }
  })

  it('leave the others in play if they are refused', async () => {
    const [bad, good, twin] = [installed('@ada/bad'), installed('@ada/good'), installed('@ada/twin')]
    checked(bad, ['It never ends.'])
    checked(good)
    checked(twin)
    const { games, refused } = await load(bad, '@ada/missing', good, twin)
    expect(games.map(({ kit }) => kit.package.name)).toEqual([good])
    expect(refused).toEqual([
      { name: bad, why: 'It never ends.' },
      { name: '@ada/missing', why: 'It is not installed. Run: npm install @ada/missing' },
      { name: twin, why: 'Another package has the game noughts already.' },
    ])
  })

  it('may be named in package.json, and none are named where nobody does', async () => {
    const file = path.join(folder, 'package.json')
    expect(await load()).toEqual({ games: [], refused: [] })
    expect(Reflect.has(globalThis, place)).toBe(false)
    fs.writeFileSync(file, JSON.stringify({ wis: { games: ['@ada/nowhere'] } }))
    expect((await load()).refused).toHaveLength(1)
    fs.rmSync(file)
  })
})
