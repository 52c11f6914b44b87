import type { SeatRating } from '@wis/db/boards'
import type { Thought } from '@wis/db/matches'
import type { Seat } from '@wis/engine'
import type { KitMoment } from '@wis/games'
import type { MatchHeader } from '@wis/protocol'
import { Suspense, useMemo } from 'react'
import type { ReactNode } from 'react'
import { lazyPart } from '../../components/loading/lazy-part.ts'
import { ShareButton } from '../../features/match/controls/share-button.tsx'
import type { Guessing } from '../../features/match/guess/use-guessing.ts'
import { isOver } from '../../features/match/live/entry-log.ts'
import { MomentCards } from '../../features/match/moments/moment-cards.tsx'
import { useExperimentPlace } from '../../features/match/player/experiment-place.tsx'
import { usePlayerAddress } from '../../features/match/player/use-player-address.ts'
import { withSecret } from '../../features/match/player/with-secret.ts'
import { useThoughts } from '../../features/match/thoughts/use-thoughts.ts'
import { ViewTabs } from './controls/view-tabs.tsx'
import { useMoments } from './moments/use-moments.ts'
import { OtherView } from './other-view.tsx'
import { EndPoints, PlayerAside } from './player-aside.tsx'
import { playerId } from './player-id.ts'
import { queryOf } from './player/query-of.ts'
import { OwnCallsContext } from './seat-eyes/own-calls.ts'
import type { PlayerHandle } from './use-player.ts'

export { Viewers } from '../../features/match/live/viewers.tsx'
export {
  Avatar,
  BeginButton,
  DeskControls,
  EndNotice,
  EndResult,
  play,
  RoleMark,
  sceneAt,
} from './player-parts.tsx'
export { rememberTyping } from './remembered.ts'
export { SeatNotice } from './seat-eyes/seat-notice.tsx'

const NextTable = lazyPart(() => import('../../features/match/live/next-table.tsx'))

interface PartProps {
  readonly header: MatchHeader
  readonly handle: PlayerHandle
}

/** Keeps the address of the page equal to what is shown. */
export function ShownAddress({ handle: { player } }: Pick<PartProps, 'handle'>) {
  usePlayerAddress(queryOf(player))
  return null
}

export function PlayerViews({ handle: { player, dispatch } }: Pick<PartProps, 'handle'>) {
  const share = useExperimentPlace()?.share
  return (
    <ViewTabs
      view={player.view}
      addressOf={(view) => withSecret(queryOf(player, { view }), share)}
      onChange={(view) => {
        dispatch({ type: 'view', view })
      }}
    />
  )
}

export function PlayerShare({ matchId, handle: { player } }: { matchId: string; handle: PlayerHandle }) {
  return <ShareButton matchId={matchId} query={queryOf(player)} />
}

interface ReaderProps extends PartProps {
  /** The thoughts at the table, if the page asked for them. */
  readonly given: readonly Thought[] | undefined
  /** The seats of the reader's own agents. */
  readonly own: readonly Seat[]
}

/** A match in any view but that of its table, with what its reader may know of the thoughts behind it. */
export function MatchView({ given, own, ...props }: ReaderProps & { guessing: Guessing }) {
  const { header, handle } = props
  const thoughts = useThoughts(header.id, given, hasEyes(handle))
  return (
    <OwnCalls own={own} {...props}>
      <OtherView {...props} thoughts={thoughts.state === 'known' ? thoughts.thoughts : undefined} />
    </OwnCalls>
  )
}

/** The column beside a match. */
export function MatchAside({ given, own, ...props }: ReaderProps & { ratings: readonly SeatRating[] }) {
  const { header, handle } = props
  const thoughts = useThoughts(header.id, given, hasEyes(handle))
  return (
    <OwnCalls own={own} {...props}>
      <PlayerAside {...props} thoughts={thoughts} />
    </OwnCalls>
  )
}

/** Whether the match is seen through the eyes of a seat. */
const hasEyes = ({ player, isOn }: PlayerHandle) => !isOn && player.seat !== null

interface OwnCallsProps extends PartProps {
  readonly own: readonly Seat[]
  readonly children: ReactNode
}

function OwnCalls({ header, handle: { player, isOn }, own, children }: OwnCallsProps) {
  const { entries } = player.log
  const calls = useMemo(
    () => (own.length > 0 && !isOn ? { seats: own, header, entries } : undefined),
    [own, isOn, header, entries],
  )
  return <OwnCallsContext value={calls}>{children}</OwnCallsContext>
}

/** The offer of another table, once this one is over. */
export function TableAfter({ header, handle: { player, isOn } }: PartProps) {
  if (isOn || !isOver(player.log)) return null
  return (
    <Suspense>
      <NextTable matchId={header.id} />
    </Suspense>
  )
}

/** The points and the moments of a match, below everything else. */
export function BelowPlayer({
  header,
  handle,
  found,
}: PartProps & { found: readonly KitMoment[] | undefined }) {
  const moments = useMoments(handle, found)
  const { player, dispatch } = handle
  return (
    <>
      {player.view !== 'transcript' && <EndPoints header={header} handle={handle} />}
      {moments.length > 0 && (
        <MomentCards
          moments={moments}
          quoteAt={(seq) => {
            const event = player.log.entries[seq]?.event
            return event?.type === 'speech-given' ? event.text : undefined
          }}
          addressOf={(seq) => queryOf(player, { at: seq })}
          onShow={(seq) => {
            dispatch({ type: 'seek', seq })
            document.getElementById(playerId)?.scrollIntoView({ block: 'start' })
          }}
        />
      )}
    </>
  )
}
