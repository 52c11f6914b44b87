import type { ReactNode } from 'react'

interface ControlButtonProps {
  readonly label: string
  readonly keys?: string
  readonly isDisabled?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

/** A small square button whose visible name is its icon. */
export function ControlButton({ label, keys, isDisabled = false, onPress, children }: ControlButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts={keys}
      title={keys ? `${label} (${keys.split(' ')[0] ?? ''})` : label}
      disabled={isDisabled}
      onClick={onPress}
      className="grid size-10 place-items-center rounded-card text-soft transition-colors hover:bg-sunken hover:text-ink disabled:text-rim disabled:hover:bg-transparent [&_svg]:size-[1.125rem]"
    >
      {children}
    </button>
  )
}
