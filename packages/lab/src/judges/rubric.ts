import type { InBoth, Language } from '@wis/engine'
import type { Field } from '@wis/games'

/** A thing that is judged. It never says who made it. */
export interface JudgedItem {
  readonly id: string
  /** The parts that a rubric asks for, by name. */
  readonly parts: Readonly<Record<string, string>>
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
}

/** The only field of a judge's answer. */
export function ratingField({ scale }: Rubric): Field {
  const values = scale.map(({ value }) => value)
  const label = { en: 'your rating', zh: '你的评分' }
  return { kind: 'number', name: 'rating', label, least: Math.min(...values), most: Math.max(...values) }
}

export function scaleText({ scale }: Rubric, language: Language): string {
  const join = language === 'zh' ? '：' : ': '
  return scale.map(({ value, means }) => `${value}${join}${means[language]}`).join('\n')
}
