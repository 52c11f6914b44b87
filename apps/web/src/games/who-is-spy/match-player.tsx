import type { SeatRating } from '@wis/db/boards'
import type { Thought } from '@wis/db/matches'
import type { Seat } from '@wis/engine'
import type { Moment, SpyEntry } from '@wis/games'
import type { MatchHeader } from '@wis/protocol'
import { Suspense, useMemo, useState } from 'react'
import { lazyPart } from '../../components/loading/lazy-part.ts'
import { LiveProvider } from '../../features/match/live/live-provider.tsx'
import { useExperimentPlace } from '../../features/match/player/experiment-place.tsx'
import type { PlayerView } from '../../features/match/player/player-address.ts'
import type { RevealLevel } from '../../features/match/player/reveal-level.ts'
import { usePlayerAddress } from '../../features/match/player/use-player-address.ts'
import { useGuessing } from './guess/use-guessing.ts'
import { MomentCards, playerId } from './moments/moment-cards.tsx'
import { useMoments } from './moments/use-moments.ts'
import { isOver } from './player/entry-log.ts'
import { queryOf } from './player/query-of.ts'
import type { CoveredLevel } from './player/reveal.ts'
import { EndPoints, PlayerAside } from './player-aside.tsx'
import { PlayerBar } from './player-bar.tsx'
import { PlayerDesk } from './player-desk.tsx'
import { PlayerStage } from './player-stage.tsx'
import { rememberTyping } from './remembered.ts'
import { RoundRow } from './round-row.tsx'
import { OwnCallsContext } from './seat-eyes/own-calls.ts'
import { SeatNotice } from './seat-eyes/seat-notice.tsx'
import { useThoughts } from './seat-eyes/use-thoughts.ts'
import { usePlayer } from './use-player.ts'

const NextTable = lazyPart(() => import('../../features/match/live/next-table.tsx'))

export interface MatchPlayerProps {
  /** The namespace for live matches at the gateway. */
  readonly namespace: string
  readonly header: MatchHeader
  readonly entries: readonly SpyEntry[]
  /** The seats of the reader's own agents. */
  readonly own: readonly Seat[]
  /** The ratings of the players when the match was dealt, and after it. */
  readonly ratings: readonly SeatRating[]
  readonly at: number | undefined
  readonly view: PlayerView
  readonly level: RevealLevel
  readonly covered: CoveredLevel | undefined
  readonly seat: number | undefined
  /** The thoughts at the table, if the page asked for them. */
  readonly thoughts: readonly Thought[] | undefined
  /** The moments worth sharing, if they are known with the page. */
  readonly moments: readonly Moment[] | undefined
  readonly isTyping: boolean
}

/** One player for live matches and replays. */
export function MatchPlayer({ namespace, ...props }: MatchPlayerProps) {
  return (
    <LiveProvider namespace={namespace}>
      <Player {...props} />
    </LiveProvider>
  )
}

function Player(props: Omit<MatchPlayerProps, 'namespace'>) {
  const { header, own, ratings, thoughts: given, moments: found, isTyping: wasTyping, ...opening } = props
  const handle = usePlayer(header.id, opening)
  const { player, isOn, dispatch } = handle
  const guessing = useGuessing(header, handle)
  const [isTyping, setIsTyping] = useState(wasTyping)
  const [wasOn] = useState(isOn)
  const within = useExperimentPlace()
  const moments = useMoments(player, found)
  const thoughts = useThoughts(header.id, given, !isOn && player.seat !== null)
  const { entries } = player.log
  const calls = useMemo(
    () => (own.length > 0 && !isOn ? { seats: own, header, entries } : undefined),
    [own, isOn, header, entries],
  )
  usePlayerAddress(queryOf(player))
  return (
    <OwnCallsContext value={calls}>
      <div
        id={playerId}
        data-testid="player"
        className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]"
      >
        <div className="min-w-0 has-data-eyes:[--above:3.25rem]">
          <PlayerBar matchId={header.id} player={player} isOn={isOn} onAction={dispatch} />
          <SeatNotice handle={handle} />
          <RoundRow handle={handle} className="mb-2 sm:mb-3" />
          <PlayerStage
            header={header}
            handle={handle}
            guessing={guessing}
            isTyping={isTyping}
            {...(thoughts.state === 'known' && { thoughts: thoughts.thoughts })}
          />
          <PlayerDesk
            {...{ handle, guessing, moments, isTyping }}
            className="mt-6 pb-2 sm:mt-4"
            onTyping={(next) => {
              rememberTyping(next)
              setIsTyping(next)
            }}
          >
            {wasOn && !within && !isOn && isOver(player.log) && (
              <Suspense>
                <NextTable matchId={header.id} />
              </Suspense>
            )}
          </PlayerDesk>
        </div>
        <PlayerAside header={header} ratings={ratings} handle={handle} thoughts={thoughts} />
        <div className="min-w-0 empty:hidden lg:col-span-2">
          {player.view !== 'transcript' && <EndPoints header={header} handle={handle} />}
          {moments.length > 0 && <MomentCards moments={moments} handle={handle} />}
        </div>
      </div>
    </OwnCallsContext>
  )
}
