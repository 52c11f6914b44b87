import { kits } from '@wis/games'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSpec, readSpecText } from './read-spec.ts'

const right = { name: 'x', game: 'who-is-spy', subjects: ['fox'], seed: 'a' }

/** The paths and messages by which a specification is refused. */
function faultsOf(changed: object): readonly string[] {
  const read = readSpec({ ...right, ...changed })
  return read.ok ? [] : read.faults.map(({ path, message }) => `${path}: ${message}`)
}

describe('a specification', () => {
  it('has the values that most experiments want where it says nothing', () => {
    expect(readSpec(right)).toMatchObject({
      ok: true,
      spec: { language: ['en'], conditions: ['baseline'], design: { materials: 24, repeats: 2 }, budget: {} },
    })
  })

  it('is the same in YAML and in JSON', () => {
    const yaml = 'name: x\ngame: who-is-spy\nsubjects: [fox]\nlanguage: zh\nseed: a\n'
    expect(readSpecText(yaml)).toEqual(readSpecText(JSON.stringify({ ...right, language: 'zh' })))
  })

  it.each([
    [{ game: 'chess' }, /^game: there is no game of this name; there are who-is-spy/],
    [{ set: { spies: 9 } }, /^set\.spies: the rules do not take it: no such field/],
    [{ ruleset: 'wis-1999' }, /^ruleset: the game has wis-2024, /],
    [{ language: ['fr'] }, /^language\.0: /],
    [{ subjects: [] }, /^subjects: /],
    [{ subjects: ['fox', 'fox'] }, /^subjects: each only once$/],
    [{ subjects: ['Fox!'] }, /^subjects\.0: the name of an agent, or name@version$/],
    [{ conditions: ['atack'] }, /^conditions\.0: the game has baseline, attack, /],
    [{ design: { materials: 0 } }, /^design\.materials: /],
    [{ design: { repeats: 1.5 } }, /^design\.repeats: /],
    [{ design: { free: ['colour'] } }, /^design\.free\.0: the game has seat, role, word, position$/],
    [{ design: { only: { role: ['king'] } } }, /^design\.only\.role\.0: one of spy, civilian$/],
    [{ measures: ['luck'] }, /^measures\.0: the game has win-rate, /],
    [{ stop: { width: 0.1, of: 'luck', 'at-most': 100 } }, /^stop\.of: the game has win-rate, /],
    [{ stop: { games: -1 } }, /^stop/],
    [
      { judges: [{ agent: 'fox', rubric: 'beauty' }] },
      /^judges\.0\.rubric: the game has description-match, /,
    ],
    [{ judges: Array(2).fill({ agent: 'a', rubric: 'clue-fit' }) }, /^judges\.1: each judge only once/],
    [{ stop: { width: 0.1, of: 'rating-clue-fit', 'at-most': 100 } }, /^stop\.of: the game has win-rate, /],
    [{ measures: ['rating-clue-fit'] }, /^measures\.0: the game has win-rate, /],
    [{ budget: { usd: -1 } }, /^budget\.usd: /],
    [{ difference: 0.1 }, /^difference: no field has this name; there are name, /],
    [{ budget: { gold: 1 } }, /^budget\.gold: no field has this name$/],
  ])('is refused with the path of the field: %j', (changed, expected) => {
    const faults = faultsOf(changed)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(expected)
  })

  it('has judges where the game offers items for their rubric, and then measures of ratings', () => {
    const judges = [{ agent: 'a', rubric: 'clue-fit' }]
    expect(faultsOf({ judges, measures: ['rating-clue-fit'] })).toEqual([])
    const [fault] = faultsOf({ game: 'tic-tac-toe', subjects: ['random'], judges })
    expect(fault).toBe('judges.0.rubric: nothing of the game can be judged')
  })

  it('is refused with codes and values, so that others can say it in their language', () => {
    const read = readSpec({
      ...right,
      seed: undefined,
      subjects: ['fox', 'fox', 'Fox!'],
      conditions: ['atack'],
      ruleset: 'magic-1.',
      design: { materials: 0, repeats: 1.5, colour: 1 },
      stop: { games: 'x', width: 'y' },
      probes: 'belief',
    })
    const faults = read.ok ? [] : read.faults
    expect(faults.map(({ path, code, values }) => [path, code, values])).toEqual([
      ['ruleset', 'not-a-name', {}],
      ['subjects.2', 'not-a-player', {}],
      ['subjects', 'twice', {}],
      ['design.materials', 'too-small', { least: '1' }],
      ['design.repeats', 'not-a-whole-number', {}],
      ['design.colour', 'unknown-part', {}],
      ['stop', 'not-a-stop', {}],
      ['probes', 'not-a-list', {}],
      ['seed', 'missing', {}],
    ])
    expect(readSpec({ ...right, game: 'chess' })).toMatchObject({
      faults: [{ code: 'unknown-game', values: { names: expect.stringContaining('hanabi') as string } }],
    })
    expect(readSpecText('a: [1')).toMatchObject({ faults: [{ code: 'not-readable', values: { line: '1' } }] })
    expect(readSpecText('a: &a [x]\nb: *a')).toMatchObject({ faults: [{ code: 'no-aliases' }] })
  })

  it.each(kits.flatMap(({ id, setup }) => setup.presets.map((preset) => [id, preset.id])))(
    'can be about %s by the rules %s',
    (game, ruleset) => {
      const subjects = [kits.find(({ id }) => id === game)?.house[0]?.slug]
      expect(readSpec({ ...right, game, ruleset, subjects })).toMatchObject({ ok: true })
    },
  )

  it.each([
    ['brackets', '['.repeat(199_000), 'too-many-parts'],
    ['some brackets', '['.repeat(4_000), 'too-deep'],
    ['anchors', '&a '.repeat(66_000), 'too-many-parts'],
    ['tags', '!!x '.repeat(49_000), 'too-many-parts'],
    ['keys', 'a: 1\n'.repeat(39_000), 'too-many-parts'],
    ['dashes', '- '.repeat(99_000), 'too-many-parts'],
    ['colons', ':'.repeat(199_000), 'not-readable'],
  ])('is refused soon if it is made of %s', (_, text, code) => {
    expect(readSpecText(text)).toMatchObject({ faults: [{ code }] })
  })

  it('is refused with few faults, however many it has', () => {
    const subjects = Array.from({ length: 10_000 }, () => 'F!')
    expect(readSpec({ ...right, subjects })).toMatchObject({ faults: { length: 50 } })
  })

  it('is refused if it is deeper than anybody reads', () => {
    let deep: unknown = 1
    for (let level = 0; level < 20_000; level++) deep = { a: deep }
    const own = { mine: { rules: { turnLimitMs: deep } } }
    expect(readSpec({ ...right, own, conditions: ['baseline', 'mine'] })).toMatchObject({
      faults: [{ code: 'too-deep' }],
    })
  })

  it.each(['a\u0000b', 'a\ud800', 'a\u202eb', 'a\u001b[2J'])(
    'is refused for characters that cannot be stored or seen: %j',
    (text) => {
      expect(faultsOf({ name: text })).toEqual([
        'name: control characters and halves of characters cannot be stored',
      ])
      const own = { mine: { prompt: text } }
      const read = readSpec({ ...right, own, conditions: ['baseline', 'mine'] })
      expect(read).toMatchObject({ ok: false, faults: [{ path: 'own.mine.prompt.en' }, {}] })
    },
  )

  it.each(['__proto__', 'constructor', 'toString'])('may not abuse the name %s', (name) => {
    const given = JSON.parse(`{"${name}": {"${name}": ["x"]}}`) as object
    expect(readSpec({ ...right, ...given, [name]: 1 }).ok).toBe(false)
    expect(readSpec({ ...right, design: { only: given } }).ok).toBe(name === '__proto__')
    expect(readSpec({ ...right, game: name }).ok).toBe(false)
    expect(readSpec({ ...right, conditions: [name] }).ok).toBe(false)
  })

  it('is refused with a reason, whatever the text is', () => {
    const bomb = `a: &a [x]\nb: &b [*a, *a]\n${JSON.stringify(right)}`
    for (const text of ['', '[]', 'null', '7', '{', 'a: b: c', bomb, 'x'.repeat(300_000)])
      expect(readSpecText(text)).toMatchObject({
        ok: false,
        faults: [{ message: expect.any(String) as string }],
      })
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readSpecText(text).ok).toBe(false)
      }),
    )
  })
})
