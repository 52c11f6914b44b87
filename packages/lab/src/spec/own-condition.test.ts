import { describe, expect, it } from 'vitest'
import { scheduleOf } from '../design/planned-match.ts'
import { reportOf } from '../report/make-report.ts'
import { readSpec } from './read-spec.ts'
import { specText } from './read-text.ts'

const written = {
  name: 'x',
  game: 'who-is-spy',
  subjects: ['fox'],
  seed: 'a',
  design: { materials: 2, repeats: 1, only: { role: ['spy'], seat: ['1'] } },
}

function read(changed: object) {
  const found = readSpec({ ...written, ...changed })
  return found.ok ? found.spec : expect.fail(JSON.stringify(found.faults))
}

const faultsOf = (own: object, conditions: readonly string[] = ['baseline', 'careful']) => {
  const found = readSpec({ ...written, conditions, own: { careful: own } })
  return found.ok ? [] : found.faults.map(({ path, message }) => `${path}: ${message}`)
}

describe('a condition of the author', () => {
  const spec = read({
    conditions: ['baseline', 'careful', 'short'],
    own: {
      careful: { seats: 'others', prompt: 'Name no colour.', strategy: 'reasoning' },
      short: { name: { en: 'Short', zh: '简短' }, rules: { rounds: 1 } },
    },
  })

  it('holds one text for both languages, and is read again as it was written', () => {
    expect(spec.own['careful']?.prompt).toEqual({ en: 'Name no colour.', zh: 'Name no colour.' })
    expect(readSpec(JSON.parse(JSON.stringify(spec)))).toEqual({ ok: true, spec })
    expect(specText(spec)).toContain('Name no colour.')
  })

  it('changes the rules of its own matches alone, on the same deals', () => {
    const schedule = scheduleOf(spec)
    const [plain, careful, short] = [1, 2, 3].map((number) => schedule.matchAt(number))
    expect(careful?.ruleset).toEqual(plain?.ruleset)
    expect(short?.ruleset).toEqual({ ...plain?.ruleset, rounds: 1 })
    expect(new Set([plain, careful, short].map((match) => match?.seed)).size).toBe(1)
    expect(schedule.conditionCalled('careful')).toMatchObject({ seats: 'others', strategy: 'reasoning' })
  })

  it('stands in the report with its name and its changes', () => {
    expect(reportOf(spec, []).names.conditions).toMatchObject({
      careful: {
        name: { en: 'careful' },
        summary: {
          en: 'Models are told too: “Name no colour.”. Models are asked by the strategy reasoning.',
        },
      },
      short: { name: { zh: '简短' }, summary: { en: 'Rules that differ: rounds = 1.' } },
    })
  })
})

describe('a condition of the author is refused', () => {
  it.each([
    [{}, /^own\.careful: it changes nothing/],
    [{ prompt: '' }, /^own\.careful\.prompt/],
    [{ prompt: 'x'.repeat(4_001) }, /^own\.careful\.prompt/],
    [{ strategy: 'wishful' }, /^own\.careful\.strategy: there is no strategy of this name$/],
    [{ prompt: 'a', seats: { role: 'wizard' } }, /^own\.careful\.seats\.role: one of spy, civilian$/],
    [{ rules: { colour: 1 } }, /^own\.careful\.rules\.colour: one of /],
    [{ rules: { players: 4 } }, /^own\.careful\.rules\.players: one of /],
    [{ rules: { rounds: -1 } }, /^own\.careful\.rules\.rounds: /],
    [{ hides: ['word-dealt'] }, /^own\.careful\.hides\.0: one of speech-given, votes-revealed$/],
    [{ prompt: 'a', speed: 1 }, /^own\.careful\.speed: no field has this name$/],
  ])('for its content: %j', (own, expected) => {
    expect(faultsOf(own)[0]).toMatch(expected)
  })

  it('if nothing lists it, or the game has one of its name', () => {
    expect(faultsOf({ prompt: 'a' }, ['baseline'])).toEqual(['own.careful: it is not among the conditions'])
    const taken = readSpec({ ...written, conditions: ['attack'], own: { attack: { prompt: 'a' } } })
    expect(taken).toMatchObject({ ok: false, faults: [{ path: 'own.attack' }] })
  })

  it('if its rules change what is dealt', () => {
    const found = readSpec({
      name: 'x',
      game: 'bid',
      subjects: ['half'],
      seed: 'a',
      conditions: ['baseline', 'dear'],
      own: { dear: { rules: { mostValue: 500 } } },
    })
    expect(found).toMatchObject({ ok: false, faults: [{ path: 'own.dear.rules' }] })
  })
})
