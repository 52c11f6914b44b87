import type { InBoth, Language } from '@wis/engine'
import type { Field, FieldValues, JudgedChoices } from '@wis/games'

/** A thing that is judged. It never says who made it. */
export interface JudgedItem {
  readonly id: string
  /** The parts that a rubric asks for, by name. */
  readonly parts: Readonly<Record<string, string>>
  /** What reports want to know of it, and no judge is shown. */
  readonly facts?: ItemFacts
}

/** What a report wants to know of an item beside its ratings. */
export interface ItemFacts {
  /** The number of code points of what is judged: the last part. */
  readonly length: number
  /** The part of the match that it belongs to, from 1. Absent where a game tells none. */
  readonly round?: number | undefined
  /** What a judge that chooses from a list should find. */
  readonly chosen?: readonly string[] | undefined
}

/** How judges rate, in words of ours. */
export interface Rubric {
  readonly id: string
  readonly name: InBoth<string>
  /** The question that the ratings answer. */
  readonly asks: InBoth<string>
  /** What the numbers mean, from the least to the most. */
  readonly scale: readonly { readonly value: number; readonly means: InBoth<string> }[]
  /** The parts of an item, in the order in which they are shown. */
  readonly parts: Readonly<Record<string, InBoth<string>>>
  /** What a rating is: a yes or no, or a place in an order. */
  readonly kind: 'nominal' | 'ordinal'
  /** A rating above this step counts as so. Reports then have the share of these, too. */
  readonly above?: number
  /** Cases that show what the numbers mean, beside the question. */
  readonly examples?: readonly RubricExample[]
  /** A judge chooses from this list. Its rating is then how many it chose. */
  readonly from?: JudgedChoices
}

export interface RubricExample {
  readonly rating: number
  readonly parts: Readonly<Record<string, InBoth<string>>>
  readonly because: InBoth<string>
}

/** The only field of a judge's answer. */
export function ratingField({ scale, from }: Rubric): Field {
  if (from) return { kind: 'picks', name: 'picks', label: { en: 'your choice', zh: '你的选择' }, ...from }
  const values = scale.map(({ value }) => value)
  const label = { en: 'your rating', zh: '你的评分' }
  return { kind: 'number', name: 'rating', label, least: Math.min(...values), most: Math.max(...values) }
}

/** What a judge or a person said of an item: a number, and what was chosen where there is a list. */
export interface SaidOfItem {
  /** Null if it is missing. */
  readonly rating: number | null
  /** In the order of the list. Absent where there is no list, and if it is missing. */
  readonly picks?: readonly string[]
}

/** A rating off the scale, a choice off the list, or none, is missing. It is never taken for the middle. */
export function saidIn({ scale, from }: Rubric, values: FieldValues | null): SaidOfItem {
  if (!from) return { rating: scale.find(({ value }) => value === values?.['rating'])?.value ?? null }
  return saidOf(from, values?.['picks'])
}

/** What was chosen, if as many were as may be. */
export function saidOf({ choices, least, most }: JudgedChoices, given: unknown): SaidOfItem {
  const named = Array.isArray(given) ? (given as readonly unknown[]) : []
  const picks = choices.flatMap(({ value }) => (named.includes(value) ? [value] : []))
  const isWhole = picks.length === named.length && picks.length >= least && picks.length <= most
  return isWhole ? { rating: picks.length, picks } : { rating: null }
}

/** Whether a rubric asks for a yes or no, so that a mean of its ratings is a share. */
export const isYesOrNo = ({ scale }: Pick<Rubric, 'scale'>): boolean =>
  scale.length === 2 && scale.every(({ value }) => value === 0 || value === 1)

export function scaleText({ scale }: Rubric, language: Language): string {
  const join = language === 'zh' ? '：' : ': '
  return scale.map(({ value, means }) => `${value}${join}${means[language]}`).join('\n')
}
