import type { Seat } from '@wis/engine'
import type { SceneGuess } from '@wis/games'
import { useLocale } from 'next-intl'
import { useEffect, useState } from 'react'
import { patientLoad } from '../../../components/loading/patient-load.ts'
import { noteTold, useIsTold, useKeptGuesses } from './use-guess.ts'

// Loaded later, because it is needed only once a reader guesses, or has guessed.
const loadBook = () => patientLoad(() => import('./use-guess.ts'))
type Book = Awaited<ReturnType<typeof loadBook>>

/** What a reader sees of a match. */
export interface Guessable {
  readonly matchId: string
  /** Whether the match counts for anybody. */
  readonly isCounted: boolean
  /** What there is to guess where the match is known up to. Undefined in a game in which nobody hides. */
  readonly about: SceneGuess | undefined
  /** Whether the reader sees the answer, or can tell it from what is shown. */
  readonly seesAnswer: boolean
  /** Whether the answer is in sight, but only since the reader came, who may rather guess. */
  readonly mayCover: boolean
  /** Whether the match is played now. */
  readonly isLive: boolean
}

export interface Guessing extends Pick<Guessable, 'matchId' | 'isCounted' | 'isLive'> {
  /** What is guessed about a player, in the reader's language. */
  readonly that: string
  /** Whether the reader may guess now. */
  readonly isOpen: boolean
  /** Whether the reader may cover the answer, and guess. */
  readonly mayCover: boolean
  /** Whether this is a browser: the server draws no button that does nothing. */
  readonly isReady: boolean
  /** Whether they have said so. */
  readonly hasGuess: boolean
  /** The seat that they have named, once the code that reads it is there. */
  readonly guess: Seat | undefined
  /** Names a seat, or takes the guess back. */
  readonly choose: (seat: Seat) => void
}

/** After the answer was revealed, the reader can no longer guess at this match, even if it is hidden again. */
export function useGuessing({
  matchId,
  isCounted,
  about,
  seesAnswer,
  mayCover,
  isLive,
}: Guessable): Guessing {
  const [isTold, kept] = [useIsTold(matchId), useKeptGuesses()]
  const locale = useLocale()
  // Code that loads later reads the guess itself.
  const hasGuess = kept?.includes(`"${matchId}"`) ?? false
  const book = useBook(hasGuess)
  const isToldNow = about !== undefined && seesAnswer && !mayCover
  useEffect(() => {
    if (isToldNow) noteTold(matchId)
  }, [matchId, isToldNow])
  useEffect(() => {
    if (!isCounted && hasGuess) book?.settleGuess(matchId, 'uncounted')
  }, [matchId, isCounted, hasGuess, book])
  const choose = (seat: Seat) => {
    void loadBook().then(
      (all) => {
        all.choose(matchId, { seat, round: about?.since ?? 1 }, isLive)
      },
      // Without its code no guess is kept, and the seat says so.
      () => undefined,
    )
  }
  return {
    matchId,
    that: (locale === 'zh' ? about?.that.zh : about?.that.en) ?? '',
    isOpen: isCounted && !isTold && !seesAnswer && (about?.round ?? 0) > 0,
    mayCover: isCounted && !isTold && mayCover,
    isReady: isTold !== undefined,
    hasGuess,
    guess: hasGuess ? book?.guessIn(kept, matchId) : undefined,
    choose,
    isCounted,
    isLive,
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
