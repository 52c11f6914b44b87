'use client'

import { useTranslations } from 'next-intl'
import { Pause, Play } from '../../../components/icon/icons.tsx'

export function PlayButton({ isPlaying, onPress }: { isPlaying: boolean; onPress: () => void }) {
  const t = useTranslations('match.controls')
  const label = isPlaying ? t('pause') : t('play')
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts="k"
      title={`${label} (k)`}
      onClick={onPress}
      className="mx-1 grid size-12 place-items-center rounded-full bg-ink text-ground transition-transform hover:scale-105 [&_svg]:size-5 [&_svg]:fill-current"
    >
      {isPlaying ? <Pause strokeWidth={0} /> : <Play strokeWidth={0} className="translate-x-px" />}
    </button>
  )
}
