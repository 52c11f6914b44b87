import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findPackage } from '@wis/outside-games'
import { madePackage, outsideName } from '@wis/testkit'
import { afterAll, describe, expect, it } from 'vitest'
import { checkInIsolation } from './check-in-isolation.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-outside-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

const { out } = madePackage(folder)
const found = findPackage(out, [folder])
const { kit, view } = found.code

/** What the check says of the game with other code. */
const faultsOf = async (code: { readonly kit?: string; readonly view?: string }, limitMs?: number) =>
  (await checkInIsolation({ ...found, code: { ...found.code, ...code } }, limitMs)).faults

/** The code with one part in place of another, which must be there. */
function withPart(code: string, part: string, other: string): string {
  expect(code).toContain(part)
  return code.replace(part, () => other)
}

const drawn = 'rng.pick(hands)'

describe('a game outside the repository', () => {
  it('keeps all promises as it is written, and is known by what it holds', async () => {
    expect(found.about).toMatchObject({ name: outsideName, version: '0.1.0' })
    expect(await checkInIsolation(found)).toMatchObject({ faults: [], isLasting: true })
    const again = findPackage('./paper-duel', [folder])
    expect(again.about.hash).toBe(found.about.hash)
  })

  it('type-checks', { tags: ['nightly'] }, () => {
    execFileSync(process.execPath, [path.join('node_modules', 'typescript', 'bin', 'tsc')], { cwd: out })
  })
})

describe('a game is refused with a sentence', () => {
  it.each([
    ['ends the process', () => `process.exit(0)\n${kit}`, /process is not defined/],
    [
      'reads the environment',
      () => `const key = process.env.WIS_SECRET_KEY\n${kit}`,
      /process is not defined/,
    ],
    ['calls home', () => `fetch('https://example.org')\n${kit}`, /fetch is not defined/],
    ['reads files', () => `import fs from 'node:fs'\n${kit}`, /imports node:fs: a built game is one file/],
    ['makes code of text', () => `(() => {}).constructor('return process')()\n${kit}`, /strings disallowed/],
    ['throws', () => `throw new Error('no luck today')\n${kit}`, /fails when it is loaded: no luck today/],
    ['never loads', () => `await new Promise(() => {})\n${kit}`, /never finished loading/],
    ['changes the language', () => `Object.prototype.mine = 1\n${kit}`, /changes Object\.prototype\.mine/],
    [
      'has a player without a name',
      () => withPart(kit, 'name: { en: name2, zh: zhName }', 'name: () => "Rock"'),
      /the name of the house player rock \(en\): expected 'undefined' to be 'string'/,
    ],
    [
      'has a name that fills a page',
      () => withPart(kit, 'en: "Rounds"', 'en: "R".repeat(1e6)'),
      /the name of the fact rounds \(en\) in letters: expected 1000000 to be less than or equal to 60/,
    ],
    [
      'is of a genre that no page knows',
      () => withPart(kit, 'genre: "numbers"', 'genre: "weather"'),
      /to include 'weather'/,
    ],
    [
      'says in one language alone what its players see',
      () => {
        const basics =
          '{ see: { en: "A hand." }, do: { en: "Choose.", zh: "选" }, win: { en: "Best.", zh: "赢" } }'
        return withPart(kit, 'genre: "numbers"', `genre: "numbers", basics: ${basics}`)
      },
      /what its players see \(zh\): expected 'undefined' to be 'string'/,
    ],
    [
      'lies about its id',
      () => kit.replaceAll('somebody-paper-duel', 'holdem'),
      /must have the id somebody-paper-duel, and has holdem/,
    ],
    ['is no game', () => 'export const kit = { id: 1 }', /its kit has no rules/],
  ])('if it %s', async (_, code, sentence) => {
    expect((await faultsOf({ kit: code() })).join(' ')).toMatch(sentence)
  })

  const changed = async (part: string, other: string) =>
    (await faultsOf({ kit: withPart(kit, part, other) })).join(' ')

  it('if it leaves to Math.random what the seed decides', { timeout: 60_000 }, async () => {
    expect(await changed(drawn, 'hands[Math.floor(Math.random() * 3)]')).toMatch(/draws from Math\.random/)
  })

  it('if it shows a choice before the other has chosen', { timeout: 60_000 }, async () => {
    expect(await changed('secretEvent({ seat, hand', 'event({ seat, hand')).toMatch(
      /tells nobody what a seat has chosen/,
    )
  })

  it.each([
    ['reads the clock', 'hands[Date.now() % 3]', /reads the clock/],
    [
      'remembers other matches',
      'hands[(globalThis.n = (globalThis.n ?? 0) + 1) % 3]',
      /the same for the same seed/,
    ],
    [
      'reaches for the process through what it is given',
      'rng.pick.constructor("return process")().exit()',
      /strings disallowed/,
    ],
    ['loads more while it runs', '(import("node:fs"), hands[0])', /imports node:fs while it runs/],
  ])('if it %s', { tags: ['nightly'] }, async (_, other, sentence) => {
    expect(await changed(drawn, other)).toMatch(sentence)
  })

  it('if it tells a seat the secret of the other, past the log', { timeout: 60_000 }, async () => {
    const spying = withPart(
      kit,
      'chosen: chosen.with(by, hand)',
      'chosen: (globalThis.seen = [by, hand], chosen.with(by, hand))',
    )
    const telling = withPart(
      spying,
      'rounds: ruleset.rounds,',
      'rounds: ruleset.rounds, seen: globalThis.seen ?? null,',
    )
    expect((await faultsOf({ kit: telling })).join(' ')).toMatch(
      /a reader nothing but what follows from the entries/,
    )
  })

  it('if its view shows another match than its kit', { tags: ['nightly'] }, async () => {
    const other = withPart(view, 'total: winsOf({ shown }, at)', 'total: 7')
    expect((await faultsOf({ view: other })).join(' ')).toMatch(
      /shows with its view what it shows with its kit/,
    )
  })

  it('if it never ends, or takes all memory', { timeout: 60_000 }, async () => {
    expect(await faultsOf({ kit: `for (;;);\n${kit}` }, 3000)).toEqual([
      'Its check took longer than 3 seconds and was ended.',
    ])
    const greedy = `const all = []; for (;;) all.push(new Array(1e5).fill(all.length))\n${kit}`
    expect((await faultsOf({ kit: greedy })).join(' ')).toMatch(/more than 256 MB of memory/)
  })
})

describe('a package is refused with a sentence', () => {
  const manifest = JSON.parse(fs.readFileSync(path.join(out, 'package.json'), 'utf8')) as object
  const written = (name: string, change: object) => {
    const place = path.join(folder, name)
    fs.mkdirSync(place, { recursive: true })
    fs.writeFileSync(path.join(place, 'package.json'), JSON.stringify({ ...manifest, ...change }))
    return place
  }

  it.each([
    ['is not installed', () => '@nobody/nothing', /It is not installed\. Run: npm install @nobody\/nothing/],
    ['is not there', () => './nowhere', /There is no package\.json in \.\/nowhere/],
    ['holds no game', () => written('none', { wis: undefined }), /It is no game/],
    ['is not built', () => written('unbuilt', {}), /dist\/kit\.js is missing\. Build the package first/],
    [
      'names a file of somebody else',
      () =>
        written('outside', { wis: { kit: '../paper-duel/dist/kit.js', view: '../paper-duel/dist/view.js' } }),
      /lies outside the package/,
    ],
    ['has no version', () => written('undated', { version: 'new' }), /package\.json is wrong in version/],
  ])('if it %s', (_, named, sentence) => {
    expect(() => findPackage(named(), [folder])).toThrow(sentence)
  })
})
