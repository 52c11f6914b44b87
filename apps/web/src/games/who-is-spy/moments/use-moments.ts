import { loadView } from '@wis/games'
import type { GameView, KitMoment } from '@wis/games'
import { useEffect, useMemo, useState } from 'react'
import { patientLoad } from '../../../components/loading/patient-load.ts'
import type { PlayerHandle } from '../use-player.ts'
import { visibleMoments } from './visible-moments.ts'

/**
 * The moments that may be shown now. A finished match comes with its own. In a running match they are found here, by
 * code that loads after the page.
 */
export function useMoments(
  { player, known }: Pick<PlayerHandle, 'player' | 'known'>,
  given: readonly KitMoment[] | undefined,
): readonly KitMoment[] {
  const [view, setView] = useState<GameView>()
  useEffect(() => {
    if (given) return
    let isGone = false
    void patientLoad(() => loadView('who-is-spy')).then((found) => {
      if (!isGone) setView(found)
    })
    return () => {
      isGone = true
    }
  }, [given])
  const { entries } = player.log
  const { aliases } = known
  const moments = useMemo(
    () => given ?? view?.moments?.(entries, (seat) => aliases[seat] ?? '') ?? [],
    [given, view, entries, aliases],
  )
  return useMemo(() => visibleMoments(moments, player), [moments, player])
}
