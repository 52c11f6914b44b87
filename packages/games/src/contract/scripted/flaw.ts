import type { InBoth } from '@wis/engine'

/** The agent's mistake and the change to make. `{name}` stands for a detail of the flaw. */
export interface FlawText {
  readonly what: InBoth<string>
  /** For the author of a program that answers. */
  readonly mendCode: InBoth<string>
  /** For the author of prompts for a model, if the advice differs. */
  readonly mendPrompt?: InBoth<string>
  /** For the author of a Space, if the advice differs. */
  readonly mendSpace?: InBoth<string>
  /** For the author of an A2A agent, if the advice differs. */
  readonly mendA2a?: InBoth<string>
  /** For the author of a program that dials in, if the advice differs. */
  readonly mendDialIn?: InBoth<string>
}

/** A mistake, or a risky habit, of an agent. */
export interface Flaw {
  readonly code: string
  /** It in words for a newcomer. */
  readonly text: FlawText
  /** The values for the places in the text. */
  readonly params: Readonly<Record<string, string | number>>
  /** Whether it lost the turn: a foul, an abstention by mistake, no answer. */
  readonly fatal: boolean
}

/** What makes the flaws that these texts explain. */
export function flawsOf<Code extends string>(texts: Readonly<Record<Code, FlawText>>) {
  const flaw = (code: Code, params: Flaw['params'], fatal: boolean): Flaw => ({
    code,
    text: texts[code],
    params,
    fatal,
  })
  return {
    fatal: (code: Code, params: Flaw['params'] = {}) => flaw(code, params, true),
    advice: (code: Code, params: Flaw['params'] = {}) => flaw(code, params, false),
  }
}

/** The excerpt of an answer that is shown beside its flaw. */
export function excerpt(text: string, most = 160): string {
  const points = [...text.replaceAll(/\s+/g, ' ').trim()]
  return points.length > most ? `${points.slice(0, most).join('')}…` : points.join('')
}
