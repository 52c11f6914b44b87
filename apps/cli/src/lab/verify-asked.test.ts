import fs from 'node:fs'
import path from 'node:path'
import { exportFiles, judgesAsked, readSpec, ReportMaker } from '@wis/lab'
import type { ExportedJudgement, ExportedProbe, PlayedMatch } from '@wis/lab'
import { describe, expect, it } from 'vitest'
import { exportOf, writeExport } from './testing/exported.ts'
import type { MadeExport } from './testing/exported.ts'
import { exportVerifier } from './testing/verified-export.ts'

const { wis, verified, toldOfChanged } = exportVerifier()

const honest = exportOf({
  game: 'who-is-spy',
  ruleset: 'spygame-4',
  subjects: ['fox'],
  design: { materials: 1, repeats: 1 },
  probes: ['belief', 'first-order', 'second-order'],
  judges: [
    { agent: 'sample-counter', rubric: 'clue-fit', times: 1 },
    { agent: 'sample-kind', rubric: 'clue-fit', times: 2 },
  ],
})

async function toldOf(tamper: (made: Asked) => void): Promise<string> {
  const err = await toldOfChanged(honest, (made) => {
    const { probes = [], judgements = [] } = made
    tamper({ ...made, probes, judgements })
  })
  expect(err).not.toContain('signed')
  return err
}

type Asked = MadeExport & { probes: ExportedProbe[]; judgements: ExportedJudgement[] }

const at = <Row>(rows: readonly Row[], index: number): Row => rows[index] ?? expect.fail(`no row ${index}`)
const answered = { outcome: 'answered' } as const

describe('an export with probes and judges', () => {
  it('verifies with its scores and ratings', async () => {
    const { code, out, err } = await verified(honest)
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain(
      'every probe is one that was due, and its score follows from its answer and the log',
    )
    expect(out).toContain('every rating is of an item that is here')
    expect(out).not.toContain('scores of probes,')
  })

  it('verifies without them if it is old, and has the scores believed', async () => {
    const { probes, ...old } = exportOf({
      game: 'who-is-spy',
      ruleset: 'spygame-4',
      subjects: ['fox'],
      probes: ['belief'],
      design: { materials: 1, repeats: 1 },
    })
    expect(probes?.length).toBeGreaterThan(0)
    delete old.judgements
    delete old.about.judgings
    const { code, out } = await verified(old)
    expect(code).toBe(0)
    expect(out).toContain('scores of probes,')
  })

  it('is refused if one of these files is missing', async () => {
    const { probes: _, ...withoutProbes } = structuredClone(honest)
    expect((await verified(withoutProbes)).err).toContain('these files are missing: probes.jsonl')
    const { judgements: __, ...withoutRatings } = structuredClone(honest)
    const { err } = await verified(withoutRatings)
    expect(err).toContain('these files are missing: judgements.jsonl')
    const folder = writeExport(honest)
    fs.appendFileSync(path.join(folder, exportFiles.probes), ' ')
    expect((await wis('verify', folder)).err).toContain('probes.jsonl is not as it was signed')
  })
})

describe('a probe', () => {
  it('whose answer, score or question was changed is named by its line', { timeout: 60_000 }, async () => {
    const scored = honest.probes?.findIndex(({ score }) => score !== null) ?? -1
    const changed = (change: Partial<ExportedProbe>) =>
      toldOf(({ probes }) => void Object.assign(at(probes, scored), change))
    const line = `probes.jsonl, line ${scored + 1}:`
    expect(await changed({ values: {} })).toContain(`${line} its values are others than its answer gives`)
    expect(await changed({ score: null })).toContain(`${line} it has another score`)
    expect(await changed({ score: { tallies: { spotted: { right: 9, asked: 9 } } } })).toContain(
      `${line} it has another score than its answer earns`,
    )
    expect(await changed({ entry: 1 })).toContain(`${line} it has another entry than is due`)
    expect(await changed({ agent: 'id-granny' })).toContain(`${line} it has another agent than is due`)
    expect(await changed({ outcome: 'declined', values: null })).toContain(`${line} it is declined`)
    expect(await changed({ ...answered, raw: [] })).toContain(`${line} it is answered without an answer`)
    for (const other of [scored + 1, (honest.probes?.length ?? 0) - 1])
      expect(await changed({ prompt: at(honest.probes ?? [], other).prompt })).toContain(
        `${line} it asks or shows its seat something else than is due`,
      )
  })

  it('that is left out, doubled or of no match is named', { timeout: 60_000 }, async () => {
    const without = await toldOf(({ probes }) => void probes.splice(1, 1))
    expect(without).toContain('probes.jsonl, line 2: question 2 about match 1 is missing before it')
    const count = honest.probes?.filter(({ number }) => number === 1).length ?? 0
    const cut = await toldOf(({ probes }) => void probes.splice(count - 1, 1))
    expect(cut).toContain(`probes.jsonl, after line ${count - 1}: question ${count} about match 1 is missing`)
    const doubled = await toldOf(({ probes }) => void probes.splice(1, 0, at(probes, 0)))
    expect(doubled).toContain('probes.jsonl, line 2: question 1 about match 1 is there twice')
    const foreign = await toldOf(({ probes }) => void probes.push({ ...at(probes, 0), number: 99 }))
    expect(foreign).toContain(`probes.jsonl, line ${(honest.probes?.length ?? 0) + 1}: it belongs to 99`)
    const more = await toldOf(({ probes }) => void probes.splice(count, 0, { ...at(probes, 0), place: 99 }))
    expect(more).toContain(`match 1 has ${count} questions, and this is question 99`)
    const broken = await toldOf(({ probes }) => void probes.splice(0, 0, {} as ExportedProbe))
    expect(broken).toContain('probes.jsonl, line 1: it is not a row of this file')
  })

  it('that the row of its match counts in another way is told', async () => {
    const err = await toldOf(({ rows }) => void Object.assign(at(rows, 0), { tallies: {} }))
    expect(err).toContain('row 1 has other tallies than the answers beside its match')
  })
})

describe('a rating', () => {
  const changed = (change: Partial<ExportedJudgement>, index = 2) =>
    toldOf(({ judgements }) => void Object.assign(at(judgements, index), change))

  it('that its judge did not give is named by its line', { timeout: 60_000 }, async () => {
    const { rating } = at(honest.judgements ?? [], 2)
    const line = 'judgements.jsonl, line 3:'
    expect(await changed({ rating: 1 - (rating ?? 0) })).toContain(`${line} its rating is another one`)
    expect(await changed({ rating: 3 })).toContain(`${line} 3 is not on the scale of clue-fit`)
    expect(await changed({ rating: null })).toContain(
      `${line} its rating is another one than its answer gives`,
    )
    // A judge that said nothing has given no rating, and none is made up for it.
    expect(await changed({ raw: [] })).toContain(`${line} its rating is another one than its answer gives`)
    expect(await changed({ item: '1/999' })).toContain(`${line} 1/999 is not an item of 1 by clue-fit`)
    expect(await changed({ judge: 'sample-checker' })).toContain(`${line} sample-checker was not asked`)
    expect(await changed({ time: 9 })).toContain('was not asked for rating 9 by clue-fit in round 1')
    expect(await changed({ round: 2 })).toContain('in round 2')
    expect(await changed({ rubric: 'none' })).toContain(`${line} there is no rubric none`)
    expect(await changed({ prompt: '{}' })).toContain(`${line} its prompt shows something else than its item`)
  })

  it('that is left out, doubled or of no match is named', { timeout: 60_000 }, async () => {
    const { judge, item } = at(honest.judgements ?? [], 2)
    const without = await toldOf(({ judgements }) => void judgements.splice(2, 1))
    expect(without).toMatch(/judgements.jsonl, after line \d+: rating \d of item/)
    expect(without).toContain(`of item ${item} by ${judge} (clue-fit, round 1) is missing`)
    const doubled = await toldOf(({ judgements }) => void judgements.splice(3, 0, at(judgements, 2)))
    expect(doubled).toContain('judgements.jsonl, line 4: it is there twice')
    const foreign = await toldOf(
      ({ judgements }) => void judgements.unshift({ ...at(judgements, 0), number: 0.5 }),
    )
    expect(foreign).toContain('judgements.jsonl, line 1: it is not a row of this file')
    const late = await toldOf(({ judgements }) => void judgements.push({ ...at(judgements, 0), number: 99 }))
    expect(late).toContain('it belongs to 99, which is not here')
  })

  it('of people stand beside those of judges, under no other name than their number', async () => {
    const made = structuredClone(honest)
    const ofOne = (made.judgements ?? []).filter(({ judge }) => judge === 'sample-counter')
    const people = ['person 1', 'person 2'].flatMap((name) =>
      ofOne.map((row) => ({ ...row, judge: name, person: name, prompt: '', raw: [] })),
    )
    made.judgements = [...(made.judgements ?? []), ...people].toSorted(
      (one, other) => one.number - other.number,
    )
    const without = await verified(made)
    expect(without.err).toContain('the report does not follow from the rows')
    const read = readSpec(made.about.spec)
    const spec = read.ok ? read.spec : expect.fail('no specification')
    // Its owner asked these judges with a threshold that the specification does not have.
    const trusting = (trust: number) => {
      made.about.judgings = made.about.judgings?.map((round) => ({
        ...round,
        judges: round.judges.map((judge) => ({ ...judge, trust })),
      }))
      return (made.about.judgings ?? []).flatMap(({ judges }) => judges)
    }
    const asked = trusting(0.5)
    const maker = new ReportMaker(spec, judgesAsked(spec.judges, asked))
    for (const row of made.rows as PlayedMatch[])
      maker.add(
        row,
        made.judgements.filter(({ number }) => number === row.number),
      )
    made.report = maker.report()
    expect(await verified(made)).toMatchObject({ code: 0, err: '' })
    trusting(0.9)
    expect((await verified(made)).err).toContain('the report does not follow from the rows')
    trusting(0.5)
    Object.assign(at(made.judgements, made.judgements.length - 1), { judge: 'sample-kind' })
    expect((await verified(made)).err).toContain('sample-kind is not the name of a person who rated')
  })

  it('are withheld with their rounds while people rate, and the report follows without them', async () => {
    const made = structuredClone(honest)
    const read = readSpec(made.about.spec)
    const maker = new ReportMaker(read.ok ? read.spec : expect.fail('no specification'))
    for (const row of made.rows as PlayedMatch[]) maker.add(row)
    const report = maker.report()
    const withheld = { ...made, about: { ...made.about, judgings: [] }, judgements: [], report }
    expect(await verified(withheld)).toMatchObject({ code: 0, err: '' })
  })

  it('that is missing stays missing: the report counts none for it', async () => {
    const made = structuredClone(honest)
    for (const row of made.judgements ?? []) Object.assign(row, { raw: ['no idea'], rating: null })
    const { err } = await verified(made)
    expect(err).toContain('the report does not follow from the rows')
    expect(err).not.toContain('judgements.jsonl')
  })

  it('of a later round takes the place of the earlier ones, and has to be of a judge of that round', async () => {
    const made = structuredClone(honest)
    const first = made.judgements ?? []
    const later = first.filter(({ judge }) => judge === 'sample-counter').map((row) => ({ ...row, round: 2 }))
    const judges = [{ agent: 'sample-counter', rubric: 'clue-fit', times: 1 }]
    made.about.judgings?.push({ round: 2, judges, state: 'over' })
    made.judgements = [...first, ...later].toSorted((one, other) => one.number - other.number)
    expect(await verified(made)).toMatchObject({ code: 0, err: '' })
    made.about.judgings?.splice(0, 1)
    expect((await verified(made)).err).toContain(
      'its first round of ratings has other judges than its specification',
    )
  })
})
