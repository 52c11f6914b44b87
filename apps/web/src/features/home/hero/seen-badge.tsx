'use client'

import { LiveBadge } from '../../match/live-badge.tsx'
import { useSeen } from '../../../games/who-is-spy/glance/glance-provider.tsx'

export function SeenBadge({ isLive }: { isLive: boolean }) {
  const { phase } = useSeen()
  return <LiveBadge isOn={isLive && phase !== 'over'} isFollowing />
}
