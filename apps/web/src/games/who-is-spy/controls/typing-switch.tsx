'use client'

import { useTranslations } from 'next-intl'
import { TextCursor } from '../../../components/icon/icons.tsx'

interface TypingSwitchProps {
  readonly isTyping: boolean
  readonly onChange: (isTyping: boolean) => void
}

/** Switches whether live speeches appear word by word. */
export function TypingSwitch({ isTyping, onChange }: TypingSwitchProps) {
  const t = useTranslations('match.controls')
  return (
    <label
      title={t('typing')}
      className="flex shrink-0 sm:mr-2 h-9 cursor-pointer items-center gap-2 text-xs text-soft motion-reduce:hidden"
    >
      <input
        type="checkbox"
        checked={isTyping}
        onChange={(event) => {
          onChange(event.target.checked)
        }}
        className="size-4 accent-brass"
      />
      <TextCursor className="-ml-1 size-4 sm:hidden" />
      <span className="whitespace-nowrap max-sm:sr-only">{t('typing')}</span>
    </label>
  )
}
