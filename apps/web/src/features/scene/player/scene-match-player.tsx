import type { SeatRating } from '@wis/db/boards'
import type { Thought } from '@wis/db/matches'
import type { InBoth, Seat } from '@wis/engine'
import type { SeatHeader } from '@wis/protocol'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../components/loading/lazy-part.ts'
import { LatePart, useIsDrawn } from '../../match/deferred/late-part.tsx'
import { GuessFirst, GuessNow, TapHint } from '../../match/guess/guess-parts.tsx'
import { GuessToldAtEnd } from '../../match/guess/guess-told.tsx'
import type { Guessing } from '../../match/guess/use-guessing.ts'
import { LiveBadge } from '../../match/live-badge.tsx'
import { LiveProvider } from '../../match/live/live-provider.tsx'
import { OfferPlace } from '../../match/live/offer-place.tsx'
import { useExperimentPlace } from '../../match/player/experiment-place.tsx'
import { mayMove } from '../motion.ts'
import { TalkExtras } from '../scene-table.tsx'
import styles from '../scene.module.css'
import { isExtra } from '../talk-parts.ts'
import { useWords } from '../words.ts'
import { CatchingUp } from './catching-up.tsx'
import type { Embedded } from './embed-header.tsx'
import { seatOfEyes } from './eyes.ts'
import { Happened } from './happened.tsx'
import { currentIn, linesSoFar } from './lines-so-far.ts'
import { LogPeek } from './log-peek.tsx'
import { hasSeenEnd, isOver, isTold } from './scene-player.ts'
import type { SceneMinds, SceneOpening, ScenePlayer } from './scene-player.ts'
import { sceneQuery } from './scene-query.ts'
import { SceneStage } from './scene-stage.tsx'
import { sceneStore } from './scene-store.ts'
import { TouchedBeside, TouchedControls, TouchedMinds, TouchedShare, TouchedViews } from './touched-parts.tsx'
import type { SceneSource } from './use-folded-log.ts'
import { useLogSheet } from './use-log-sheet.ts'
import { useResumed } from './use-resumed.ts'
import { useSceneGuessing } from './use-scene-guessing.ts'
import { useScenePlayer } from './use-scene-player.ts'

// Nothing of it is shown while a match is played.
const SceneBeliefs = lazyPart(() => import('./scene-beliefs.tsx'))
const Transcript = lazyPart(() => import('./transcript.tsx'))
const SceneVotes = lazyPart(() => import('./scene-votes.tsx'))
const SceneMoments = lazyPart(() => import('./scene-moments.tsx'))
const KeepEnd = lazyPart(() => import('./keep-end.tsx'))
const NextTable = lazyPart(() => import('../../match/live/next-table.tsx'))
// Few readers see these.
const EmbedHeader = lazyPart(() => import('./embed-header.tsx'))
const FromTheDeal = lazyPart(() => import('./from-the-deal.tsx'))

export interface SceneMatchPlayerProps extends SceneOpening, SceneSource {
  /** The namespace for live matches at the gateway. */
  readonly namespace: string
  readonly minds?: SceneMinds
  /** What a round is called, with `{number}` for its number, if not a round. */
  readonly roundName?: InBoth<string>
  /** The thoughts behind a match that is over, where only some readers may load them. */
  readonly thoughts?: readonly Thought[]
  /** The ratings of the players when the match was dealt, and after it. */
  readonly ratings: readonly SeatRating[]
  /** The seats of the reader's own agents. */
  readonly own: readonly Seat[]
  /** Whether the match counts for anybody, so that a guess at it does. */
  readonly isCounted: boolean
  /** Whether the whole player has waited for the first touch, so that none of its parts waits for another. */
  readonly isAtRest: boolean
  /** The title of the match and the name of this site, in a page of another site. */
  readonly embedded?: Embedded
  /** Whether the match ends before its answer, so that nothing may lead to it. */
  readonly isPuzzle?: boolean
}

/** At the end of the row that the title of the page begins. Who catches up needs more of it. */
const besideTitle = 'xl:absolute xl:top-0 xl:right-0 xl:h-17 xl:border-0 xl:pb-0'

/** The player of a match of any game, live or as a replay. */
export function SceneMatchPlayer({ namespace, ...props }: SceneMatchPlayerProps) {
  return (
    <LiveProvider namespace={namespace}>
      <Player {...props} />
    </LiveProvider>
  )
}

function Player({
  game,
  matchId,
  seats,
  shown,
  log,
  minds,
  roundName,
  thoughts,
  own,
  ratings,
  isCounted,
  isAtRest,
  embedded,
  isPuzzle = false,
  ...opening
}: Omit<SceneMatchPlayerProps, 'namespace'>) {
  const within = useExperimentPlace()
  const isAlone = !embedded && !within && !isPuzzle
  // A replay that its reader chose on this site plays. One that a link opens waits for its reader.
  const isDrawn = useIsDrawn()
  const plays = isDrawn && isAlone && opening.at === undefined && mayMove()
  const [store] = useState(() => sceneStore({ ...opening, plays }))
  const handle = useScenePlayer({ game, matchId, seats, shown, log }, store)
  const { player, dispatch } = handle
  const sheet = useLogSheet()
  useResumed(matchId, store, player)
  const isStill = opening.catchesUp && isDrawn && !mayMove()
  const guessing = useSceneGuessing({ matchId, isCounted }, player)
  const query = sceneQuery(player)
  const lines = linesSoFar(player)
  const newest = currentIn(lines, player)
  const [wasOn] = useState(!isOver(player))
  const isRound = player.view === 'table' && player.steps.some(({ scene }) => scene?.talk)
  const current = player.view === 'table' ? player.steps[player.index]?.scene : undefined
  const ended = player.steps.at(-1)?.scene
  const shownTalk = current?.talk && current.parts.some(isExtra) ? current : undefined
  return (
    <div
      data-testid="player"
      className={`grid grid-cols-[minmax(0,1fr)] gap-x-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-y-4 ${styles.player ?? ''}`}
    >
      {/* On a phone the parts of both columns are one, in which the log lies between the table and the controls. */}
      <div className="min-w-0 max-lg:contents">
        {embedded && (
          <LatePart>
            <EmbedHeader embedded={embedded} address={`/matches/${matchId}${query}`} />
          </LatePart>
        )}
        <div
          className={`mb-3 flex items-center justify-between gap-4 border-b border-line pb-1.5 max-sm:mb-1 max-sm:pb-0.5 ${embedded || isPuzzle ? '' : `${besideTitle} ${styles.above ?? ''} ${opening.catchesUp ? 'xl:w-120' : ''}`}`}
        >
          <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            {player.isCatchingUp ? (
              <CatchingUp handle={handle} roundName={roundName} />
            ) : (
              <LiveBadge
                isOn={!isOver(player)}
                isFollowing={player.isFollowing}
                onFollow={() => {
                  dispatch({ type: 'last' })
                }}
              />
            )}
            {isStill && player.isFollowing && (
              <Suspense>
                <FromTheDeal dispatch={dispatch} />
              </Suspense>
            )}
          </div>
          {!embedded && (
            // On a phone, who catches up has room for nothing else.
            <div
              className={`contents ${player.isCatchingUp ? 'max-sm:[@media(scripting:enabled)]:hidden' : ''}`}
            >
              <TouchedViews store={store} mayWait={!isAtRest} />
            </div>
          )}
          {isAlone && <TouchedShare store={store} mayWait={!isAtRest} matchId={matchId} />}
        </div>
        {player.view === 'table' ? (
          <SceneStage seats={seats} handle={handle} guessing={guessing} />
        ) : (
          <LatePart>
            <Transcript
              matchId={matchId}
              seats={seats}
              handle={handle}
              own={own}
              thoughts={thoughts}
              roundName={roundName}
            />
          </LatePart>
        )}
        {/* At a round table nothing may cover a seat, and it leaves room for the controls below. */}
        <div
          data-round={isRound}
          // Nothing scrolls under controls that lie below the table, and their fade would cover the line above the page.
          className={`pb-2 lg:mt-4 ${isRound ? 'before:content-none!' : ''} ${styles.controls ?? ''}`}
        >
          <div className="relative flex items-end gap-x-3">
            <OfferPlace />
            {player.view === 'table' && <LogPeek lines={lines} current={newest} sheet={sheet} />}
            {player.view === 'table' && <TapHint guessing={guessing} className={styles.first ?? ''} />}
            {guessing.mayCover && player.view === 'table' && (
              <GuessFirst
                address={sceneQuery({ ...player, eyes: 'table' })}
                onCover={() => {
                  dispatch({ type: 'eyes', eyes: 'table' })
                }}
                className={styles.first ?? ''}
              />
            )}
          </div>
          <TouchedControls store={store} mayWait={!isAtRest} />
        </div>
        {isAlone && ended && player.outcome && isOver(player) && (
          <LatePart>
            <KeepEnd
              matchId={matchId}
              seats={seats}
              outcome={player.outcome}
              scene={ended}
              eyes={player.eyes}
              isTold={isTold(player)}
            />
          </LatePart>
        )}
        <SceneAnnouncer player={player} />
      </div>
      <aside
        className={`min-w-0 max-lg:contents lg:flex lg:flex-col lg:gap-4 ${player.view === 'table' ? (styles.beside ?? '') : ''}`}
      >
        {player.view === 'table' && <Happened handle={handle} lines={lines} current={newest} sheet={sheet} />}
        <GuessNow guessing={guessing} aliases={seats.map(({ alias }) => alias)} />
        {/* On a wide screen it is below the result, in the first screen. */}
        {isAlone && player.hasMoved && hasSeenEnd(player) && (
          <div className="order-3 empty:hidden lg:shrink-0">
            <Suspense>
              <NextTable matchId={matchId} isReplay={!wasOn} />
            </Suspense>
          </div>
        )}
        {!isPuzzle && (
          <TouchedBeside
            store={store}
            mayWait={!isAtRest}
            matchId={matchId}
            seats={seats}
            thoughts={thoughts}
            ratings={ratings}
            mayCover={guessing.mayCover}
            isEmbedded={embedded !== undefined}
          />
        )}
      </aside>
      <div className="min-w-0 empty:hidden max-lg:order-3">
        <SceneGuess seats={seats} player={player} guessing={guessing} />
        {shownTalk && (
          <LatePart>
            <TalkExtras scene={shownTalk} />
          </LatePart>
        )}
      </div>
      {minds && !isPuzzle && (
        <TouchedMinds
          store={store}
          mayWait={!isAtRest}
          matchId={matchId}
          seats={seats}
          minds={minds}
          thoughts={thoughts}
        />
      )}
      <div className="min-w-0 empty:hidden max-lg:order-4 max-lg:mt-7 lg:col-start-1">
        {!isPuzzle && player.moments.length > 0 && isTold(player) && (
          <LatePart>
            <SceneMoments handle={handle} roundName={roundName} />
          </LatePart>
        )}
        {!embedded && hasSeenEnd(player) && player.steps.at(-1)?.scene?.talk && (
          <LatePart>
            <SceneVotes seats={seats} player={player} />
          </LatePart>
        )}
        {!embedded && !isPuzzle && maySeeBeliefs(player) && (
          <LatePart>
            <SceneBeliefs matchId={matchId} seats={seats} player={player} thoughts={thoughts} />
          </LatePart>
        )}
      </div>
    </div>
  )
}

/** They tell the whole match, so they are for a reader who has seen its end or asked for it, or looks through a seat. */
const maySeeBeliefs = (player: ScenePlayer) =>
  isOver(player) &&
  (isTold(player) || seatOfEyes(player.eyes) !== undefined) &&
  player.steps.every(({ scene }) => scene?.guess)

/** Tells screen readers each step, but none that is passed quickly. It is silent at first: the opened page is read anyway. */
function SceneAnnouncer({ player: { steps, index, hasMoved, isCatchingUp } }: { player: ScenePlayer }) {
  const words = useWords()
  const step = steps[index]
  const text = step?.say ?? step?.scene?.caption
  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {hasMoved && !isCatchingUp && text ? words(text) : ''}
    </p>
  )
}

interface SceneGuessProps {
  readonly seats: readonly SeatHeader[]
  readonly player: ScenePlayer
  readonly guessing: Guessing
}

/** Once the answer is told, how the guess came out. */
function SceneGuess({ seats, player: { steps, index }, guessing }: SceneGuessProps) {
  const about = steps[index]?.scene?.guess
  if (!about) return null
  const aliases = seats.map(({ alias }) => alias)
  return (
    <>
      <GuessToldAtEnd guessing={guessing} about={about} aliases={aliases} />
    </>
  )
}
