import type { Results } from '@wis/lab'

type Measures = Results['measures']

interface Lead {
  readonly subject: string
  /** In how many abilities it is ahead. */
  readonly led: number
  /** The abilities in which it is significantly ahead, the largest lead first. */
  readonly told: Measures
}

interface Verdict {
  /** In how many abilities the two can be ranked: both have a value, and one side of it is better. */
  readonly all: number
  /** The subject with more significant leads first, and among equals the one with more leads. */
  readonly leads: readonly Lead[]
}

/** Which of two subjects is ahead in which abilities, by the comparisons that are tested. */
export function verdictOf(
  { spec: { subjects }, contrasts }: Pick<Results, 'spec' | 'contrasts'>,
  abilities: Measures,
): Verdict {
  const ranked = abilities.flatMap((measure) => {
    const found = contrasts.find((one) => one.measure === measure.id)
    const value = found?.difference.value ?? null
    if (!found || value === null || measure.better === 'neither') return []
    const isFirst = value > 0 === (measure.better === 'more')
    const ahead = value === 0 ? undefined : isFirst ? found.first : found.second
    return [{ measure, ahead, isTold: found.isTold, size: Math.abs(value) }]
  })
  const leads = subjects.map((subject) => {
    const own = ranked.filter(({ ahead }) => ahead === subject)
    const told = own.filter(({ isTold }) => isTold).toSorted((one, other) => other.size - one.size)
    return { subject, led: own.length, told: told.map(({ measure }) => measure) }
  })
  return {
    all: ranked.length,
    leads: leads.toSorted((one, other) => other.told.length - one.told.length || other.led - one.led),
  }
}
