'use client'

import { useTranslations } from 'next-intl'

interface TypingSwitchProps {
  readonly isTyping: boolean
  readonly onChange: (isTyping: boolean) => void
}

/** Whether what is said live appears word by word. */
export function TypingSwitch({ isTyping, onChange }: TypingSwitchProps) {
  const t = useTranslations('match.controls')
  return (
    <label className="mr-2 flex h-9 cursor-pointer items-center gap-2 text-xs text-soft motion-reduce:hidden">
      <input
        type="checkbox"
        checked={isTyping}
        onChange={(event) => {
          onChange(event.target.checked)
        }}
        className="size-4 accent-brass"
      />
      {t('typing')}
    </label>
  )
}
