'use client'

import type { Moment, momentsOf } from '@wis/games'
import { useEffect, useMemo, useState } from 'react'
import { patientLoad } from '../../../components/loading/patient-load.ts'
import type { Player } from '../player/player.ts'
import { visibleMoments } from './visible-moments.ts'

type Finder = typeof momentsOf

/**
 * The moments that may be shown now. A match that is over comes with its own; of one that is on they are found here, by
 * what is loaded after the page stands.
 */
export function useMoments(player: Player, given: readonly Moment[] | undefined): readonly Moment[] {
  const [find, setFind] = useState<Finder>()
  useEffect(() => {
    if (given) return
    let isGone = false
    void patientLoad(() => import('./find-moments.ts')).then((found) => {
      if (!isGone) setFind(() => found.momentsOf)
    })
    return () => {
      isGone = true
    }
  }, [given])
  const { entries } = player.log
  const moments = useMemo(() => given ?? find?.(entries) ?? [], [given, find, entries])
  return useMemo(() => visibleMoments(moments, player), [moments, player])
}
