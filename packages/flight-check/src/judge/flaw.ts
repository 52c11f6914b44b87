import type { FlawCode } from '../texts/flaw-texts.ts'

/** A mistake, or a risky habit, of an agent. */
export interface Flaw {
  readonly code: FlawCode
  /** The values for the texts that explain it. */
  readonly params: Readonly<Record<string, string | number>>
  /** Whether it lost the turn: a foul, an abstention by mistake, no answer. */
  readonly fatal: boolean
}

export const fatal = (code: FlawCode, params: Flaw['params'] = {}): Flaw => ({ code, params, fatal: true })
export const advice = (code: FlawCode, params: Flaw['params'] = {}): Flaw => ({ code, params, fatal: false })

/** The excerpt of an answer that is shown beside its flaw. */
export function excerpt(text: string, most = 160): string {
  const points = [...text.replaceAll(/\s+/g, ' ').trim()]
  return points.length > most ? `${points.slice(0, most).join('')}…` : points.join('')
}
