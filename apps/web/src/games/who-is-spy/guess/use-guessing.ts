import type { Seat } from '@wis/engine'
import type { MatchHeader } from '@wis/protocol'
import { useEffect, useState } from 'react'
import { patientLoad } from '../../../components/loading/patient-load.ts'
import type { PlayerHandle, TableHandle } from '../use-player.ts'
import { noteTold, useIsTold, useKeptGuesses } from './kept.ts'
import { hasSuspects, isCounted, mayGuess, seesSpy } from './may-guess.ts'
import { roundAt, roundOfGuess } from './round-of-guess.ts'

// Loaded later, because it is needed only once a reader guesses, or has guessed.
const loadBook = () => patientLoad(() => import('./use-guess.ts'))
type Book = Awaited<ReturnType<typeof loadBook>>

export interface Guessing {
  readonly matchId: string
  /** Whether the reader may guess now. */
  readonly isOpen: boolean
  /** Whether this is a browser: the server draws no button that does nothing. */
  readonly isReady: boolean
  /** Whether they have said so. */
  readonly hasGuess: boolean
  /** The seat that they have named, once the code that reads it is there. */
  readonly guess: Seat | undefined
  /** Names a seat, or takes the guess back. Undefined as long as the player only follows. */
  readonly choose: ((seat: Seat) => void) | undefined
  readonly isCounted: boolean
}

/** After the spy was revealed, the reader can no longer guess at this match, even if it is hidden again. */
export function useGuessing(
  header: MatchHeader,
  { scene }: TableHandle,
  handle: PlayerHandle | undefined,
): Guessing {
  const { id } = header
  const [isTold, kept] = [useIsTold(id), useKeptGuesses()]
  // Code that loads later reads the guess itself.
  const hasGuess = kept?.includes(`"${id}"`) ?? false
  const [sees, counts] = [handle !== undefined && seesSpy(handle), isCounted(header)]
  const book = useBook(hasGuess)
  useEffect(() => {
    if (sees) noteTold(id)
  }, [id, sees])
  useEffect(() => {
    if (!counts && hasGuess) book?.settleGuess(id, 'uncounted')
  }, [id, counts, hasGuess, book])
  const choose = (seat: Seat) => {
    const round = handle ? roundOfGuess(handle.known.rounds) : roundAt(scene)
    void loadBook().then(
      (all) => {
        all.choose(id, { seat, round })
      },
      // Without its code no guess is kept, and the seat says so.
      () => undefined,
    )
  }
  return {
    matchId: id,
    isOpen: counts && !isTold && (handle ? mayGuess(handle) : hasSuspects(scene.glance)),
    isReady: isTold !== undefined,
    hasGuess,
    guess: hasGuess ? book?.guessIn(kept, id) : undefined,
    choose: handle && choose,
    isCounted: counts,
  }
}

function useBook(isWanted: boolean): Book | undefined {
  const [book, setBook] = useState<Book>()
  useEffect(() => {
    // Where its code does not come, the next visit asks for it again.
    if (isWanted) loadBook().then(setBook, () => undefined)
  }, [isWanted])
  return book
}
