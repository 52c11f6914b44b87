import { handleIn } from '../decisions/read-decision.ts'

export const mostInvited = 100

/** An agent as it was written, and the handle to look it up by; undefined if the text cannot be one. */
export interface NamedAgent {
  readonly said: string
  readonly handle: string | undefined
}

/** Pasted agents: short names, ids or addresses, with any separator. Each agent is listed once. */
export function namedAgents(text: string): readonly NamedAgent[] {
  const said = text.split(/[\s,;，；、]+/).filter((word) => word !== '')
  const named = new Map(said.map((word) => [handleIn(word) ?? word, word]))
  return [...named.values()].map((word) => ({ said: word, handle: handleIn(word) }))
}

/** The agents that were ticked in the list of a form. */
export const picksOf = (form: FormData): readonly string[] =>
  form.getAll('picks').flatMap((pick) => (typeof pick === 'string' && handleIn(pick) === pick ? [pick] : []))
