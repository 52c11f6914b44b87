'use client'

import { useTranslations } from 'next-intl'
import { Pause, Play } from '../../../components/icon/icons.tsx'
import { speeds } from '../player/speeds.ts'
import type { Speed } from '../player/speeds.ts'

export function SpeedSelect({ speed, onChange }: { speed: Speed; onChange: (speed: Speed) => void }) {
  const t = useTranslations('match.controls')
  return (
    <label className="flex items-center gap-2 text-xs text-soft max-sm:justify-self-end">
      <span className="max-sm:sr-only">{t('speed')}</span>
      <select
        value={String(speed)}
        onChange={(event) => {
          const chosen = speeds.find((other) => String(other) === event.target.value)
          if (chosen !== undefined) onChange(chosen)
        }}
        className="figures h-9 w-14 rounded-card border border-line bg-raised px-1 text-ink sm:w-auto sm:px-2"
      >
        {speeds.map((other) => (
          <option key={other} value={String(other)}>
            {other === 'recorded' ? t('recorded') : `${other}×`}
          </option>
        ))}
      </select>
    </label>
  )
}

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
      className="mx-1 grid size-11 shrink-0 sm:size-12 place-items-center rounded-full bg-ink text-ground transition-transform hover:scale-105 [&_svg]:size-5 [&_svg]:fill-current"
    >
      {isPlaying ? <Pause strokeWidth={0} /> : <Play strokeWidth={0} className="translate-x-px" />}
    </button>
  )
}
