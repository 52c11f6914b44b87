import { advance, redact } from '@wis/engine'
import type { Entry, InBoth, Language, Seat, Viewer } from '@wis/engine'
import type { GameView } from './game-kit.ts'
import type { Scene } from './scene.ts'

/** A stop of a match: what happened, and what the table looks like afterwards. */
export interface MatchStep {
  readonly seq: number
  readonly at: string
  readonly say: InBoth<string> | null
  readonly scene: Scene
  /** The round that it belongs to, in games that count them. */
  readonly round?: number
  /** The seat whose act or fact it is. */
  readonly seat?: Seat
  /** On pages: a later step says it again, together with others. */
  readonly isRetold?: true
}

/** The fold of a part of a log into steps. More entries go on from here. */
export interface StepFold {
  readonly state: unknown
  /** The state that the table shows, without answers that are still sealed. */
  readonly open: unknown
  /** The last scene as text, so that one that is the same is known. */
  readonly shown: string
  readonly steps: readonly MatchStep[]
}

export const noSteps = ({ rules }: GameView): StepFold => ({
  state: rules.blank,
  open: rules.blank,
  shown: '',
  steps: [],
})

/**
 * The steps of more of a log, in order. An entry that says nothing and changes nothing on the table is no step. Entries
 * that the viewer could not see during the match count as hidden.
 */
export function foldSteps(
  view: GameView & { readonly isOnPage?: true },
  { state, open, shown, steps }: StepFold,
  entries: readonly Entry[],
  viewer: Viewer | 'open',
): StepFold {
  const eyes = typeof viewer === 'number' ? viewer : null
  const seals = view.isOnPage && (viewer === 'director' || viewer === 'open') && view.sealed !== undefined
  const more: MatchStep[] = []
  for (const entry of entries) {
    const known = redact(view.rules, viewer === 'open' ? openTo(view, entry) : viewer, entry)
    const isSealed = seals && view.sealed?.answers.includes(entry.event.type) === true
    const seen = isSealed ? redact(view.rules, 'spectator', entry) : known
    const before = open
    state = advance(view.rules, state, known)
    open = seals && !opensAll(view, entry) ? advance(view.rules, open, seen) : state
    const scene = view.scene(open, eyes)
    const say = sayOf(view, seen, { before, scene })
    const drawn = JSON.stringify(scene)
    if (say !== null || drawn !== shown)
      more.push({
        seq: entry.seq,
        at: entry.at,
        say,
        scene,
        ...(scene.round !== undefined && { round: scene.round }),
        ...seatIn(seen),
        ...(view.isOnPage && view.retold?.includes(seen.event.type) && { isRetold: true }),
      })
    shown = drawn
  }
  return { state, open, shown, steps: [...steps, ...more] }
}

/** Whoever sees a table lie open sees all but the thoughts behind it. */
const openTo = ({ opened }: GameView, { event: { type } }: Entry): Viewer =>
  opened?.by.includes(type) && !ends.includes(type) ? 'spectator' : 'director'

const ends = ['match-ended', 'match-voided']

/** Whether all answers that were sealed before this entry are open with it. */
const opensAll = ({ sealed }: GameView, { event: { type } }: Entry) =>
  ends.includes(type) || sealed?.until.includes(type) === true

/** The steps of a log by one fold. Those of a part of a log are the first steps of the whole log. */
export const stepsOf = (
  view: GameView,
  log: readonly Entry[],
  viewer: Viewer | 'open',
): readonly MatchStep[] => foldSteps(view, noSteps(view), log, viewer).steps

/** The view for the pages of the site. Its sentences may have signs and words for what logs and the API write as prompts do. */
export const viewOnPage = (view: GameView): GameView & { readonly isOnPage: true } => ({
  ...view,
  isOnPage: true,
  wire: { say: (event, teller) => view.wire.say(event, { ...teller, onPage: true }) },
})

const seatIn = ({ event }: Entry): Pick<MatchStep, 'seat'> =>
  'seat' in event && typeof event.seat === 'number' ? { seat: event.seat } : {}

interface Told {
  readonly before: unknown
  readonly scene: Scene
}

function sayOf(
  view: GameView & { readonly isOnPage?: true },
  { event }: Entry,
  { before, scene }: Told,
): InBoth<string> | null {
  if (event.type === 'hidden') return null
  const nameOf = (seat: Seat) => scene.seats.find((one) => one.seat === seat)?.name ?? ''
  const tell = (language: Language) => {
    const read = view.isOnPage && view.read?.(event, before, { language, nameOf, onPage: true })
    return typeof read === 'string' || read === null ? read : view.wire.say(event, { language, nameOf })
  }
  const [en, zh] = [tell('en'), tell('zh')]
  return en == null || zh == null ? null : { en, zh }
}
