import type { FlawCode } from '../texts/flaw-texts.ts'

/** Something an agent did that it had better not do. */
export interface Flaw {
  readonly code: FlawCode
  /** What is put into the texts that explain it. */
  readonly params: Readonly<Record<string, string | number>>
  /** Whether the turn was lost by it: a foul, an abstention nobody meant, no answer. */
  readonly fatal: boolean
}

export const fatal = (code: FlawCode, params: Flaw['params'] = {}): Flaw => ({ code, params, fatal: true })
export const advice = (code: FlawCode, params: Flaw['params'] = {}): Flaw => ({ code, params, fatal: false })

/** As much of an answer as is shown beside what is wrong with it. */
export function excerpt(text: string, most = 160): string {
  const points = [...text.replaceAll(/\s+/g, ' ').trim()]
  return points.length > most ? `${points.slice(0, most).join('')}…` : points.join('')
}
