import { leastByDraws } from '@wis/lab'
import type { Difference, Results } from '@wis/lab'
import { withMinus } from '../../components/text/number-text.ts'

type Unit = Pick<Results['measures'][number], 'unit'>
type Estimate = Results['cells'][number]['estimate']

/** A number of a report as its page shows it: shares in per cent, everything else with two places. */
export function shownValue({ unit }: Unit, value: number | null): string {
  if (value === null) return '–'
  const text = unit === 'share' ? (100 * value).toFixed(1) : value.toFixed(2)
  return withMinus(Number(text) === 0 ? text.replace('-', '') : text)
}

/** The name of a measure in per cent. Chinese has no comma with a space. */
export const inPercent = (name: string) => `${name}${/\p{Script=Han}/u.test(name) ? '（%）' : ', %'}`

export function shownInterval(unit: Unit, { low, high }: Pick<Estimate, 'low' | 'high'>): string {
  // Both ends stay in one line.
  return low === null || high === null ? '' : `${shownValue(unit, low)}\u00A0…\u00A0${shownValue(unit, high)}`
}

/** The interval of a difference that holds together with those of its family, where the report has it. */
export const intervalOf = ({ together, difference }: Pick<Difference, 'together' | 'difference'>): Ends =>
  together ?? difference

export const signedValue = (unit: Unit, value: number | null) =>
  `${value !== null && value > 0 && Number(shownValue(unit, value)) !== 0 ? '+' : ''}${shownValue(unit, value)}`

interface Ends {
  readonly low: number | null
  readonly high: number | null
}

/** The interval of a difference that is taken the other way round. */
const turnedEnds = <E extends Ends>({ low, high }: E) => ({ low: high && -high, high: low && -low }) as E

const turned = <E extends Ends & { readonly value: number | null }>(estimate: E): E => ({
  ...estimate,
  value: estimate.value && -estimate.value,
  ...turnedEnds<Ends>(estimate),
})

/** Two subjects with the higher one first, as in the sentences of the report. */
export function higherFirst(contrast: Results['contrasts'][number]): Results['contrasts'][number] {
  const { first, second, difference, together, size } = contrast
  if ((difference.value ?? 0) >= 0) return contrast
  return {
    ...contrast,
    first: second,
    second: first,
    difference: turned(difference),
    ...(together && { together: turnedEnds(together) }),
    ...(size && { size: turned(size) }),
  }
}

/** A standardised difference by its usual letter. Its interval would be a second one beside that of the difference. */
export function shownSize(size: Results['effects'][number]['size']): string {
  if (!size || size.value === null) return '–'
  return `${size.kind.replace('_', '')} ${shownValue({ unit: 'count' }, size.value)}`
}

/** The level of guesses: of all answers alike, and of always the same one. */
export const shownGuess = (unit: Unit, { even, same }: NonNullable<Results['cells'][number]['chance']>) =>
  [even, same].flatMap((level) => (level === null ? [] : [shownValue(unit, level)])).join(' / ')

/** Whether no random swap made as great a difference: then the test can give no smaller p, and the corrected one is a limit. */
export const isLimit = ({ p, corrected }: Pick<Difference, 'p' | 'corrected'>) =>
  p === leastByDraws && corrected !== null && corrected >= 0.001

/** The corrected p of a difference, as a limit where the test can give no smaller one. */
export function shownP(one: Pick<Difference, 'p' | 'corrected'>): string {
  if (one.corrected === null || !isLimit(one)) return shownChance(one.corrected)
  return `≤\u00a0${Number(one.corrected.toFixed(4))}`
}

/** An interval of a document as pages write it: `46.9% to 62.3%` is `46.9 … 62.3` beside its value. */
export const intervalOnPages = (interval: string) =>
  interval.replaceAll('%', '').replace(/ (?:to|至) /u, ' … ')

export function shownChance(chance: number | null): string {
  if (chance === null) return '–'
  return chance < 0.001 ? '<0.001' : chance.toFixed(3)
}
