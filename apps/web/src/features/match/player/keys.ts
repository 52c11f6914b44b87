/** The meaning of a key for the player, or for the page around it. */
export type KeyCommand =
  | { readonly type: 'toggle' }
  | { readonly type: 'step'; readonly by: 1 | -1 }
  | { readonly type: 'round'; readonly by: 1 | -1 }
  | { readonly type: 'go-to-round'; readonly round: number }
  | { readonly type: 'first' }
  | { readonly type: 'last' }
  | { readonly type: 'pace'; readonly by: 1 | -1 }
  | { readonly type: 'toggle-reveal' }
  | { readonly type: 'next-view' }
  | { readonly type: 'show-keys' }

const commands: Readonly<Record<string, KeyCommand>> = {
  k: { type: 'toggle' },
  ' ': { type: 'toggle' },
  j: { type: 'step', by: -1 },
  l: { type: 'step', by: 1 },
  ArrowLeft: { type: 'step', by: -1 },
  ArrowRight: { type: 'step', by: 1 },
  Home: { type: 'first' },
  End: { type: 'last' },
  J: { type: 'round', by: -1 },
  L: { type: 'round', by: 1 },
  '<': { type: 'pace', by: -1 },
  '>': { type: 'pace', by: 1 },
  r: { type: 'toggle-reveal' },
  v: { type: 'next-view' },
  '?': { type: 'show-keys' },
}

export interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
  /** Whether a key belongs to a field, or to a control that has its own meaning for it. */
  readonly isTaken: boolean
}

export function keyCommand(press: KeyPress): KeyCommand | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isTaken } = press
  if (isTaken || ctrlKey || metaKey || altKey || (shiftKey && moves.has(key))) return undefined
  if (/^[1-9]$/.test(key)) return { type: 'go-to-round', round: Number(key) }
  return Object.hasOwn(commands, key) ? commands[key] : undefined
}

/** The command of a key that was pressed somewhere on the page. */
export function commandOf({ target, key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  const isTaken = isKeyTaken(key, target instanceof HTMLElement ? target : null)
  return keyCommand({ key, ctrlKey, metaKey, altKey, shiftKey, isTaken })
}

/**
 * Keys that move through the match wherever the focus is, although sliders, lists and radio buttons also use them.
 */
export const moves = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End'])

interface Focused {
  readonly tagName: string
  readonly type?: string
  readonly isContentEditable?: boolean
  matches?(selector: string): boolean
}

const pressedBySpace = new Set(['BUTTON', 'SUMMARY', 'A'])
const inputsPressedBySpace = new Set(['checkbox', 'radio', 'button'])
const typelessInputs = new Set(['range', 'checkbox', 'radio', 'button'])

/** Keys have no meaning for the player while the reader types, and space belongs to the focused control. */
export function isKeyTaken(key: string, focused: Focused | null): boolean {
  if (!focused) return false
  if (focused.isContentEditable || focused.tagName === 'TEXTAREA') return true
  if (focused.tagName === 'SELECT') return !moves.has(key) || isOpen(focused)
  if (focused.tagName === 'INPUT') return isTakenByInput(key, focused.type ?? 'text')
  return key === ' ' && pressedBySpace.has(focused.tagName)
}

const isTakenByInput = (key: string, type: string) =>
  !typelessInputs.has(type) || (key === ' ' && inputsPressedBySpace.has(type))

/** These keys move through an open list. */
function isOpen(focused: Focused): boolean {
  try {
    return focused.matches?.(':open') ?? false
  } catch {
    // This browser does not know the selector.
    return false
  }
}
