'use client'

import type { Thought } from '@wis/db'
import type { MatchHeader, SpyEntry } from '@wis/protocol'
import { lazy, Suspense, useState } from 'react'
import { PlayerControls } from './controls/player-controls.tsx'
import { PlayerAside } from './player-aside.tsx'
import { PlayerBar } from './player-bar.tsx'
import { PlayerStage } from './player-stage.tsx'
import { useMoments } from './moments/use-moments.ts'
import { isOver } from './player/entry-log.ts'
import type { KeyCommand } from './player/keys.ts'
import type { PlayerView } from './player/player.ts'
import { queryOf } from './player/player-address.ts'
import type { RevealLevel } from './player/reveal.ts'
import { rememberTyping } from './remembered.ts'
import { EyesBar } from './seat-eyes/eyes-bar.tsx'
import { useThoughts } from './seat-eyes/use-thoughts.ts'
import { Announcer } from './table/announcer.tsx'
import { RoundMark } from './table/round-mark.tsx'
import { usePlayer } from './use-player.ts'
import { usePlayerAddress } from './use-player-address.ts'
import { usePlayerKeys } from './use-player-keys.ts'

const KeysDialog = lazy(() => import('./controls/keys-dialog.tsx'))
const MomentCards = lazy(() => import('./moments/moment-cards.tsx'))
const NextTable = lazy(() => import('./live/next-table.tsx'))

export interface MatchPlayerProps {
  readonly header: MatchHeader
  readonly entries: readonly SpyEntry[]
  readonly at: number | undefined
  readonly view: PlayerView
  readonly level: RevealLevel
  readonly seat: number | undefined
  /** What was thought at the table, where it was asked for with the page. */
  readonly thoughts: readonly Thought[] | undefined
  readonly isTyping: boolean
}

/** One player for what is happening and for what has happened. */
export function MatchPlayer({ header, thoughts: given, isTyping: wasTyping, ...opening }: MatchPlayerProps) {
  const handle = usePlayer(header.id, opening)
  const { player, scene, isOn, dispatch } = handle
  const [isHelping, setIsHelping] = useState(false)
  const [isTyping, setIsTyping] = useState(wasTyping)
  const [wasOn] = useState(isOn)
  const moments = useMoments(player)
  const thoughts = useThoughts(header.id, given, !isOn && player.seat !== null)
  usePlayerAddress(player)
  const obey = (command: KeyCommand) => {
    if (command.type === 'show-keys') setIsHelping(true)
    else if (command.type === 'toggle-reveal') dispatch({ type: 'reveal', level: player.level === 2 ? 1 : 2 })
    else dispatch(command)
  }
  usePlayerKeys(obey)
  return (
    <div
      data-testid="player"
      className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="min-w-0">
        <PlayerBar matchId={header.id} player={player} isOn={isOn} onAction={dispatch} />
        <SeatNotice handle={handle} />
        <RoundMark state={scene.state} className="mb-2 flex justify-center sm:mb-4" />
        <PlayerStage
          header={header}
          handle={handle}
          isTyping={isTyping}
          {...(thoughts.state === 'known' && { thoughts: thoughts.thoughts })}
        />
        <div className="sticky bottom-0 z-10 mt-4 bg-ground pb-2">
          {wasOn && !isOn && isOver(player.log) && (
            <Suspense>
              <NextTable header={header} />
            </Suspense>
          )}
          <PlayerControls
            player={player}
            scene={scene}
            moments={moments}
            isOn={isOn}
            isTyping={isTyping}
            onAction={dispatch}
            onTyping={(next) => {
              rememberTyping(next)
              setIsTyping(next)
            }}
            onShowKeys={() => {
              setIsHelping(true)
            }}
          />
        </div>
        {moments.length > 0 && (
          <Suspense>
            <MomentCards moments={moments} handle={handle} />
          </Suspense>
        )}
        <Announcer scene={scene} level={player.level} />
        {isHelping && (
          <Suspense>
            <KeysDialog
              onClose={() => {
                setIsHelping(false)
              }}
            />
          </Suspense>
        )}
      </div>
      <PlayerAside header={header} handle={handle} thoughts={thoughts} />
    </div>
  )
}

function SeatNotice({ handle: { player, scene, isOn, dispatch } }: { handle: ReturnType<typeof usePlayer> }) {
  const { seat } = player
  if (seat === null || isOn) return null
  return (
    <EyesBar
      seat={seat}
      alias={scene.state.aliases[seat] ?? ''}
      address={queryOf(player, { seat: undefined })}
      onLeave={() => {
        dispatch({ type: 'seat', seat: null })
      }}
    />
  )
}
