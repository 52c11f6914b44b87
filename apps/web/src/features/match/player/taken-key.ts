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
const typelessInputs = new Set(['range', 'checkbox', 'radio', 'button'])

/** Keys have no meaning for the player while the reader types, and space belongs to the focused control. */
export function isKeyTaken(key: string, focused: Focused | null): boolean {
  if (!focused) return false
  if (focused.isContentEditable || focused.tagName === 'TEXTAREA') return true
  if (focused.tagName === 'SELECT') return !moves.has(key) || isOpen(focused)
  if (focused.tagName === 'INPUT') return !typelessInputs.has(focused.type ?? 'text')
  return key === ' ' && pressedBySpace.has(focused.tagName)
}

/** These keys move through an open list. */
function isOpen(focused: Focused): boolean {
  try {
    return focused.matches?.(':open') ?? false
  } catch {
    // This browser does not know the selector.
    return false
  }
}
