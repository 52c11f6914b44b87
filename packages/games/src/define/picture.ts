import type { InBoth, Seat } from '@wis/engine'
import type { Scene, SeatScene } from '../contract/scene.ts'

/** What a definition says of its scene: all but who sits there, and who is asked. */
export interface Picture extends Pick<Scene, 'parts' | 'guess' | 'beliefs' | 'talk' | 'secrets' | 'round'> {
  readonly caption?: InBoth<string> | undefined
  /** The same in a game of rounds. It is asked only from the first round on, and not after the end. */
  during?(): InBoth<string>
  /** What stands behind every caption. */
  readonly always?: InBoth<string> | undefined
  /** What decided the match, in one sentence. It is asked only once the match is decided. */
  decided?(): Scene['decided']
  /** The seats that are no longer in the match. */
  readonly out?: readonly Seat[]
  /** A few words beside a seat. */
  notes?(seat: Seat): InBoth<string> | null
  /** What else is known of a seat: its last words, its side, a badge. */
  more?(seat: Seat): Pick<SeatScene, 'said' | 'side' | 'badge'>
}
