import { readSpec, scheduleOf } from '@wis/lab'
import { describe, expect, it } from 'vitest'
import { exportOf, playedAs } from './testing/exported.ts'
import type { MadeExport } from './testing/exported.ts'
import { exportVerifier } from './testing/verified-export.ts'

const { verified, toldOfChanged } = exportVerifier()

const wanted = {
  name: 'A test',
  seed: 'test',
  game: 'tic-tac-toe',
  subjects: ['perfect', 'random'],
  opponents: ['random'],
  design: { materials: 1, repeats: 1 },
  stop: { width: 0.25, of: 'win-rate', 'at-most': 400 },
}

describe('an export of an experiment that its width ended', { timeout: 60_000 }, () => {
  const honest = exportOf(wanted)
  const size = honest.about.plan.matches

  const toldOf = (tamper: (made: MadeExport) => void) => toldOfChanged(honest, tamper)
  /** Says that it was over after so many matches, as a forger would. */
  const resize = ({ about }: MadeExport, matches: number) => {
    Object.assign(about, { played: matches, plan: { matches, deals: matches / 2 } })
  }

  it('verifies with fewer matches than were planned at most', async () => {
    expect(size).toBeGreaterThan(66)
    expect(size).toBeLessThan(400)
    const { code, out, err } = await verified(honest)
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain(`${size} of ${size} planned matches`)
  })

  it('names a match that is left out in the middle or at the end', async () => {
    const middle = await toldOf(({ matches, rows }) => {
      matches?.splice(4, 1)
      rows.splice(4, 1)
    })
    expect(middle).toContain('match 5 is left out: match 6 stands in its place')
    const last = await toldOf(({ matches, rows }) => {
      matches?.pop()
      rows.pop()
    })
    expect(last).toContain(`${size} matches were played, and ${size - 1} are here`)
    const lastDeal = await toldOf((made) => {
      made.matches?.splice(-2)
      made.rows.splice(-2)
      resize(made, size - 2)
    })
    expect(lastDeal).toContain(`the intervals are narrow enough after 400 matches, and it says ${size - 2}`)
  })

  it('names matches that were added', { tags: ['nightly'] }, async () => {
    const read = readSpec(wanted)
    if (!read.ok) throw new Error(JSON.stringify(read.faults))
    const { spec } = read
    const schedule = scheduleOf(spec)
    const more = [1, 2].map((next) => playedAs(spec, schedule, size + next))
    const add = ({ matches, rows }: MadeExport) => {
      matches?.push(...more.map(({ match }) => match))
      rows.push(...more.map(({ row }) => row))
    }
    expect(await toldOf(add)).toContain(`${size} matches were played, and ${size + 2} are here`)
    const grown = await toldOf((made) => {
      add(made)
      resize(made, size + 2)
    })
    expect(grown).toContain(`the intervals are narrow enough after ${size} matches, and it says ${size + 2}`)
  })

  it.each([0.2, 0.6])('does not follow from another width: %f', { tags: ['nightly'] }, async (width) => {
    const told = await toldOf(({ about, report }) => {
      const spec = { ...about.spec, stop: { width, of: 'win-rate', 'at-most': 400 } }
      about.spec = spec
      Object.assign(report ?? {}, { spec })
    })
    expect(told).toMatch(
      new RegExp(`the intervals are narrow enough after (?!${size} )\\d+ matches, and it says ${size}`),
    )
  })
})

describe('an archive of before', { timeout: 60_000 }, () => {
  const today = exportOf({
    game: 'who-is-spy',
    ruleset: 'spygame-4',
    subjects: ['fox'],
    opponents: ['granny'],
    design: { materials: 1, repeats: 1 },
    probes: ['belief'],
  })
  const without = (...parts: readonly string[]): MadeExport => {
    const made = structuredClone(today)
    for (const part of parts) Reflect.deleteProperty(made.report ?? {}, part)
    return made
  }

  it(
    'verifies without the parts that reports got later, and without defaults that came later',
    { tags: ['nightly'] },
    async () => {
      expect(await verified(without('outcomes'))).toMatchObject({ code: 0, err: '' })
      const old = without('outcomes', 'agreements')
      Reflect.deleteProperty((old.report as { spec: object }).spec, 'own')
      Reflect.deleteProperty(old.about.spec as object, 'own')
      expect(await verified(old)).toMatchObject({ code: 0, err: '' })
    },
  )

  it('does not verify without other parts, nor with other outcomes', async () => {
    expect((await verified(without('cells'))).err).toContain('the report does not follow from the rows')
    const other = structuredClone(today)
    Object.assign(other.report ?? {}, { outcomes: [] })
    expect((await verified(other)).err).toContain('the report does not follow from the rows')
  })
})
