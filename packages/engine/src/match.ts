import type { Game, GameEvent, MatchVoided, Seat } from './game.ts'

/** Stands in for an entry that a reader may not see, so that numbers stay contiguous for everyone. */
export interface Hidden {
  readonly type: 'hidden'
}

/** One numbered fact of a match, as some reader may see it. */
export interface Entry<Event extends GameEvent = GameEvent> {
  readonly seq: number
  readonly at: string
  readonly event: Event | MatchVoided | Hidden
}

/** An entry as the agent of a seat receives it: plain data, whatever the fields of a game's facts are. */
export interface ToldEntry {
  readonly seq: number
  readonly at: string
  readonly event: { readonly type: string; readonly [field: string]: unknown }
}

/** The reader: a seat, a spectator of a live match, or a reader who may see everything. */
export type Viewer = Seat | 'spectator' | 'director'

type Readable<State, Event extends GameEvent> = Pick<Game<never, State, never, Event>, 'blank' | 'evolve'>
type Discreet<Event extends GameEvent> = Pick<Game<never, never, never, Event>, 'audience'>

/** Folds a log, or the part of it that a reader may see, into that reader's knowledge. */
export function replay<State, Event extends GameEvent>(
  game: Readable<State, Event>,
  log: readonly Entry<Event>[],
): State {
  return log.reduce((state, entry) => advance(game, state, entry), game.blank)
}

/** One step of the fold. A hidden entry changes nothing. */
export function advance<State, Event extends GameEvent>(
  game: Readable<State, Event>,
  state: State,
  { event }: Entry<Event>,
): State {
  return isHidden(event) ? state : game.evolve(state, event)
}

/** The entry as `viewer` may see it during the match. */
export function redact<Event extends GameEvent>(
  game: Discreet<Event>,
  viewer: Viewer,
  entry: Entry<Event>,
): Entry<Event> {
  if (isHidden(entry.event) || maySee(game, viewer, entry.event)) return entry
  return { seq: entry.seq, at: entry.at, event: { type: 'hidden' } }
}

function maySee<Event extends GameEvent>(
  game: Discreet<Event>,
  viewer: Viewer,
  event: Event | MatchVoided,
): boolean {
  if (viewer === 'director') return true
  const audience = game.audience(event)
  if (audience === 'everyone') return true
  return audience !== 'nobody' && viewer !== 'spectator' && audience.includes(viewer)
}

/** The part of these entries that the agent of a seat receives. Entries that its seat may not see are left out. */
export function toldTo<Event extends GameEvent>(
  game: Discreet<Event>,
  seat: Seat,
  entries: readonly Entry<Event>[],
): readonly ToldEntry[] {
  return entries.filter((entry) => isToldTo(game, seat, entry)).map(told)
}

/** Whether the agent of a seat receives this entry. */
export const isToldTo = <Event extends GameEvent>(
  game: Discreet<Event>,
  seat: Seat,
  { event }: Entry<Event>,
): boolean => !isHidden(event) && maySee(game, seat, event)

export function told<Event extends GameEvent>({ seq, at, event }: Entry<Event>): ToldEntry {
  // Facts are stored as JSON, so each is an object of fields. A type with named fields does not say so by itself.
  return { seq, at, event: { ...event } as ToldEntry['event'] }
}

export function isHidden(event: GameEvent): event is Hidden {
  return event.type === 'hidden'
}
