import type { Entry } from '@wis/engine'
import { useLocale } from 'next-intl'
import { useEffect, useEffectEvent, useRef } from 'react'
import { patientLoad } from '../../../components/loading/patient-load.ts'
import type { Eyes } from './eyes.ts'
import type { SceneFolder } from './scene-folder.ts'
import type { KnownOfMatch } from './scene-player.ts'

interface Folding extends Pick<KnownOfMatch, 'status'> {
  readonly game: string
  /** What the sentences call the seats. Their aliases if it is left out. */
  readonly called?: readonly string[]
  readonly entries: readonly Entry[]
  readonly eyes: Eyes
}

/** Folds a log through the eyes of the reader, by the view of its game. The code for that comes with the first entry. */
export function useFold(
  { game, called, entries, eyes, status }: Folding,
  onFolded: (known: KnownOfMatch) => void,
): void {
  const folder = useRef<Promise<SceneFolder | undefined>>(undefined)
  const language = useLocale()
  const receive = useEffectEvent(onFolded)
  useEffect(() => {
    if (entries.length === 0) return
    let isGone = false
    folder.current ??= patientLoad(async () => (await import('./scene-folder.ts')).sceneFolder(game))
    folder.current
      .then((fold) => fold?.({ entries, eyes, language, called, status }))
      .then(
        (known) => {
          if (known && !isGone) receive(known)
        },
        () => {
          // The next entry tries again.
          folder.current = undefined
        },
      )
    return () => {
      isGone = true
    }
  }, [entries, eyes, game, language, called, status])
}
