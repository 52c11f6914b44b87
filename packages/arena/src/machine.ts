/**
 * The life of a thing: for each state, the events that it takes and the state that follows. Whatever is not in the table is
 * refused.
 */
export type Steps<State extends string, Event extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Event, State>>>>
>

export interface Machine<State extends string, Event extends string> {
  readonly states: readonly State[]
  /** The state after an event. Undefined if this state refuses it. */
  after(state: State, event: Event): State | undefined
  /** The states that take an event. */
  takes(event: Event): readonly State[]
  /** The only state to which an event leads. Throws where it leads to several. */
  leadsTo(event: Event): State
}

export function machine<State extends string, Event extends string>(
  steps: Steps<State, Event>,
): Machine<State, Event> {
  // The keys of the table are its states.
  const states = Object.keys(steps) as State[]
  const takes = (event: Event) => states.filter((state) => steps[state][event] !== undefined)
  return {
    states,
    takes,
    after: (state, event) => steps[state][event],
    leadsTo: (event) => {
      const [to, ...others] = new Set(takes(event).flatMap((state) => steps[state][event] ?? []))
      if (to === undefined || others.length > 0) throw new RangeError(`${event} leads to no one state`)
      return to
    },
  }
}
