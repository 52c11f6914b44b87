'use client'

import type { Moment, momentsOf } from '@wis/games'
import { useEffect, useMemo, useState } from 'react'
import { patientLoad } from '../../../components/loading/patient-load.ts'
import type { Player } from '../player/player.ts'
import { visibleMoments } from './visible-moments.ts'

type Finder = typeof momentsOf

/**
 * The moments that may be shown now. A finished match comes with its own. In a running match they are found here, by
 * code that loads after the page.
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
