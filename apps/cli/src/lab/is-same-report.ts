import { isDeepStrictEqual } from 'node:util'
import { inTodaysWords, publishedTable, readAny } from '@wis/lab'
import type { Report, TaskReport } from '@wis/lab'
import { z } from 'zod'
import { asJson } from './read-value.ts'

/** Parts that reports did not have from the beginning. An archive of before has none to compare. */
const later = ['outcomes', 'agreements', 'reliability', 'plan']

const object = z.record(z.string(), z.unknown())

/**
 * Whether a report that an archive holds is the one that follows from its rows. A report of before is compared in what it
 * says, and its specification as it is read today, with defaults that came later.
 */
export function isSameReport(told: unknown, computed: Report | TaskReport): boolean {
  const read = object.safeParse(told)
  if (!read.success) return false
  const { spec, ...rest } = read.data
  const known = readAny(spec)
  const { spec: planned, ...expected } = object.parse(asJson(computed))
  for (const part of later) if (!(part in rest)) Reflect.deleteProperty(expected, part)
  withoutLater(rest, expected)
  if (!known.ok || !isDeepStrictEqual(asJson(known.spec), planned)) return false
  const said = (report: object) => inTodaysWords(withoutPreset(known.spec, report))
  return isDeepStrictEqual(said(rest), said(expected))
}

/**
 * A report without the figures of others that its preset sets beside it: they are those of the preset on the day on which it was
 * made. A specification that has such figures of its own says what they must be.
 */
export const withoutPreset = <Told extends object>(
  { published }: Pick<Report['spec'], 'published'>,
  report: Told,
): Told => (published === undefined ? { ...report, published: [] } : report)

/** A report with the figures of others that the stored one has, so that both say the same in words. */
export function withPresetOf<Made extends Pick<Report, 'published'>>(
  { published }: Pick<Report['spec'], 'published'>,
  told: unknown,
  report: Made,
): Made {
  const known = z.looseObject({ published: z.array(publishedTable) }).safeParse(told).data?.published
  return known && published === undefined ? { ...report, published: known } : report
}

/** What the report of a suite says, whose parts have no preset of their own. */
export function saidOfSuite(spec: Pick<Report['spec'], 'published'>, report: unknown): unknown {
  const read = z.looseObject({ whole: object }).safeParse(report)
  return inTodaysWords(read.success ? { ...read.data, whole: withoutPreset(spec, read.data.whole) } : report)
}

/** What reports say of judges, of what they judge, and of settings, since they say it. */
const addedParts = ['calibrations', 'rounds', 'named', 'impacts', 'winning', 'settings']

const agreed = z.looseObject({
  agreements: z.array(z.looseObject({ single: object.optional(), people: object.optional() })),
})

/** Takes from an expected report what the one that is told did not have yet when it was made. */
export function withoutLater(told: unknown, expected: unknown): void {
  if (typeof told === 'object' && told !== null && typeof expected === 'object' && expected !== null)
    for (const part of addedParts) if (!(part in told)) Reflect.deleteProperty(expected, part)
  const before = agreed.safeParse(told).data?.agreements ?? []
  if (typeof expected !== 'object' || expected === null || !('agreements' in expected)) return
  const now: unknown = expected.agreements
  if (before.length === 0 || !Array.isArray(now)) return
  const hasSingle = before.some(({ single }) => single)
  const hasKappas = before.some(({ single }) => single && 'kappas' in single)
  const hasGroups = before.some(({ people }) => people && 'grouped' in people)
  for (const one of now as { single?: object; people?: object }[]) {
    if (one.people && !hasGroups) Reflect.deleteProperty(one.people, 'grouped')
    if (!hasSingle) Reflect.deleteProperty(one, 'single')
    else if (one.single && !hasKappas) Reflect.deleteProperty(one.single, 'kappas')
  }
}
