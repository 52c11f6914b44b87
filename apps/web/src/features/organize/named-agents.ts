import { handleIn } from '../decisions/read-decision.ts'

export const mostInvited = 100

/** An agent as it was named, and what it can be looked for by; undefined where that cannot be a name. */
export interface NamedAgent {
  readonly said: string
  readonly handle: string | undefined
}

/** Agents as they are pasted: short names, ids or addresses, however they are parted. Nobody is named twice. */
export function namedAgents(text: string): readonly NamedAgent[] {
  const said = text.split(/[\s,;，；、]+/).filter((word) => word !== '')
  const named = new Map(said.map((word) => [handleIn(word) ?? word, word]))
  return [...named.values()].map((word) => ({ said: word, handle: handleIn(word) }))
}

/** The agents that were ticked in the list of a form. */
export const picksOf = (form: FormData): readonly string[] =>
  form.getAll('picks').flatMap((pick) => (typeof pick === 'string' && handleIn(pick) === pick ? [pick] : []))
