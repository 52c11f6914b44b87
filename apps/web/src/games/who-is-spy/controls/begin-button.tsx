'use client'

import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../../components/button/button-style.ts'
import type { PlayerHandle } from '../use-player.ts'

/** The button to start, before the first step. */
export function BeginButton({ handle: { player, scene, dispatch } }: { handle: PlayerHandle }) {
  const t = useTranslations('match')
  if (scene.step?.kind !== 'deal' || player.isPlaying) return null
  return (
    <button
      type="button"
      className={buttonStyle.primary}
      onClick={() => {
        dispatch({ type: 'toggle' })
      }}
    >
      {t('begin')}
    </button>
  )
}
