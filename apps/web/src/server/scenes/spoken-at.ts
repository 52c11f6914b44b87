import { advance, replay } from '@wis/engine'
import type { Entry, Seat } from '@wis/engine'
import type { GameView, Scene } from '@wis/games'

/** What somebody at a table said aloud. */
export interface Spoken {
  readonly seat: Seat
  readonly text: string
}

/** What was said in an entry: what can be read on the table after it, and not before. Undefined if that is nothing, or not one thing. */
export function spokenAt(view: GameView, log: readonly Entry[], seq: number): Spoken | undefined {
  const entry = log[seq]
  if (!entry) return undefined
  const before = replay(view.rules, log.slice(0, seq))
  const known = wordsOn(view.scene(before, null)).map(asText)
  const said = wordsOn(view.scene(advance(view.rules, before, entry), null)).filter((spoken) => {
    const at = known.indexOf(asText(spoken))
    if (at !== -1) known.splice(at, 1)
    return at === -1
  })
  return said.length === 1 ? said[0] : undefined
}

const asText = ({ seat, text }: Spoken) => `${seat} ${text}`

function wordsOn({ parts }: Scene): readonly Spoken[] {
  return parts.flatMap((part) => {
    const lines = part.kind === 'speeches' ? part.speeches : part.kind === 'offers' ? part.offers : []
    return lines.flatMap(({ seat, text }) => (text === null || text.trim() === '' ? [] : [{ seat, text }]))
  })
}
