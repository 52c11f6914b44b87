'use client'

import type { Moment, momentsOf } from '@wis/games'
import { useEffect, useMemo, useState } from 'react'
import { patientLoad } from '../../../components/loading/patient-load.ts'
import type { Player } from '../player/player.ts'
import { visibleMoments } from './visible-moments.ts'

type Finder = typeof momentsOf

/** The moments that may be shown now. What finds them is loaded after the page stands. */
export function useMoments(player: Player): readonly Moment[] {
  const [find, setFind] = useState<Finder>()
  useEffect(() => {
    let isGone = false
    void patientLoad(() => import('./find-moments.ts')).then((found) => {
      if (!isGone) setFind(() => found.momentsOf)
    })
    return () => {
      isGone = true
    }
  }, [])
  const { entries } = player.log
  const moments = useMemo(() => find?.(entries) ?? [], [find, entries])
  return useMemo(() => visibleMoments(moments, player), [moments, player])
}
