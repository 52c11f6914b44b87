'use client'

import { Touched } from '../../features/match/deferred/touched.tsx'
import { LiveBadge } from '../../features/match/live-badge.tsx'
import { useExperimentPlace } from '../../features/match/player/experiment-place.tsx'
import type { AwakeMatch } from './awake.ts'
import type { TableHandle } from './use-player.ts'

interface PlayerBarProps {
  readonly matchId: string
  readonly table: TableHandle
  readonly awake: AwakeMatch | undefined
}

/** The bar above a match: its views, its live state, and a button to share it. */
export function PlayerBar({ matchId, table: { player, isOn, dispatch }, awake }: PlayerBarProps) {
  const isAlone = !useExperimentPlace()
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-x-2.5 gap-y-1 border-b sm:gap-x-4 border-line">
      <Touched name="views">{awake && <awake.parts.PlayerViews handle={awake.handle} />}</Touched>
      <div className="flex items-center gap-2.5 pb-1 sm:gap-4">
        {isAlone && awake && <awake.parts.Viewers matchId={matchId} />}
        <LiveBadge
          isOn={isOn}
          isFollowing={player.isFollowing}
          onFollow={() => {
            dispatch({ type: 'last' })
          }}
        />
        {isAlone && (
          <Touched name="share">
            {awake && <awake.parts.PlayerShare matchId={matchId} handle={awake.handle} />}
          </Touched>
        )}
      </div>
    </div>
  )
}
