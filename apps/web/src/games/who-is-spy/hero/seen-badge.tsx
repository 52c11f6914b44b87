'use client'

import { LiveBadge } from '../../../features/match/live-badge.tsx'
import { useSeen } from '../glance/glance-provider.tsx'

export function SeenBadge({ isLive }: { isLive: boolean }) {
  const { phase } = useSeen()
  return <LiveBadge isOn={isLive && phase !== 'over'} isFollowing />
}
