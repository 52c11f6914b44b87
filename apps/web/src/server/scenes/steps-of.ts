import { advance, redact } from '@wis/engine'
import type { Entry, InBoth, Seat, Viewer } from '@wis/engine'
import type { GameKit, Scene } from '@wis/games'

/** A stop of a match: what happened, and what the table looks like afterwards. */
export interface MatchStep {
  readonly seq: number
  readonly at: string
  readonly say: InBoth<string> | null
  readonly scene: Scene
}

/**
 * The steps of a log, in order, by one fold. An entry that says nothing and changes nothing on the table is no step.
 * Entries that the viewer could not see during the match count as hidden. The steps of a part of a log are the first
 * steps of the whole log.
 */
export function stepsOf(kit: GameKit, log: readonly Entry[], viewer: Viewer): readonly MatchStep[] {
  const eyes = typeof viewer === 'number' ? viewer : null
  const steps: MatchStep[] = []
  let state = kit.rules.blank
  let shown = ''
  for (const entry of log) {
    const seen = redact(kit.rules, viewer, entry)
    state = advance(kit.rules, state, seen)
    const scene = kit.scene(state, eyes)
    const say = sayOf(kit, seen, scene)
    const drawn = JSON.stringify(scene)
    if (say !== null || drawn !== shown) steps.push({ seq: entry.seq, at: entry.at, say, scene })
    shown = drawn
  }
  return steps
}

function sayOf({ wire }: GameKit, { event }: Entry, { seats }: Scene): InBoth<string> | null {
  if (event.type === 'hidden') return null
  const nameOf = (seat: Seat) => seats.find((one) => one.seat === seat)?.name ?? ''
  const [en, zh] = [wire.say(event, { language: 'en', nameOf }), wire.say(event, { language: 'zh', nameOf })]
  return en === undefined || zh === undefined ? null : { en, zh }
}
