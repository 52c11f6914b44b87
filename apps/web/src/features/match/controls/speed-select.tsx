'use client'

import { useTranslations } from 'next-intl'
import { speeds } from '../player/speeds.ts'
import type { Speed } from '../player/speeds.ts'

export function SpeedSelect({ speed, onChange }: { speed: Speed; onChange: (speed: Speed) => void }) {
  const t = useTranslations('match.controls')
  return (
    <label className="flex items-center gap-2 text-xs text-soft">
      <span className="max-sm:sr-only">{t('speed')}</span>
      <select
        value={String(speed)}
        onChange={(event) => {
          const chosen = speeds.find((other) => String(other) === event.target.value)
          if (chosen !== undefined) onChange(chosen)
        }}
        className="figures h-9 w-16 rounded-card sm:w-auto border border-line bg-raised px-2 text-ink"
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
