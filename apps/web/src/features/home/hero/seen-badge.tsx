'use client'

import { useSeen } from '../../match/glance/glance-provider.tsx'
import { LiveBadge } from '../../match/live-badge.tsx'

export function SeenBadge({ isLive }: { isLive: boolean }) {
  const { phase } = useSeen()
  return <LiveBadge isOn={isLive && phase !== 'over'} isFollowing />
}
