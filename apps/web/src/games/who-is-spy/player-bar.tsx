'use client'

import { ShareButton } from '../../features/match/controls/share-button.tsx'
import { Viewers } from '../../features/match/live/viewers.tsx'
import { LiveBadge } from '../../features/match/live-badge.tsx'
import { useExperimentPlace } from '../../features/match/player/experiment-place.tsx'
import { withSecret } from '../../features/match/player/with-secret.ts'
import { ViewTabs } from './controls/view-tabs.tsx'
import type { Player, PlayerAction } from './player/player.ts'
import { queryOf } from './player/query-of.ts'

interface PlayerBarProps {
  readonly matchId: string
  readonly player: Player
  readonly isOn: boolean
  readonly onAction: (action: PlayerAction) => void
}

/** The bar above a match: its views, its live state, and a button to share it. */
export function PlayerBar({ matchId, player, isOn, onAction }: PlayerBarProps) {
  const within = useExperimentPlace()
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-x-2.5 gap-y-1 border-b sm:gap-x-4 border-line">
      <ViewTabs
        view={player.view}
        addressOf={(view) => withSecret(queryOf(player, { view }), within?.share)}
        onChange={(view) => {
          onAction({ type: 'view', view })
        }}
      />
      <div className="flex items-center gap-2.5 pb-1 sm:gap-4">
        {!within && <Viewers matchId={matchId} />}
        <LiveBadge
          isOn={isOn}
          isFollowing={player.isFollowing}
          onFollow={() => {
            onAction({ type: 'last' })
          }}
        />
        {!within && <ShareButton matchId={matchId} query={queryOf(player)} />}
      </div>
    </div>
  )
}
