import { commandOf } from '../player/keys.ts'

type Redo = () => void

/** Stored by element, because a field that is changed twice has only one final value. */
const kept = new Map<object, Redo>()
let keeping: AbortController | undefined

/** Keeps touches on a page whose code is still missing. Links need not be kept, because they work without code. */
export function keepTouches(): void {
  keeping ??= new AbortController()
  const listening = { capture: true, signal: keeping.signal }
  document.addEventListener('click', keepClick, listening)
  document.addEventListener('input', keepInput, listening)
  document.addEventListener('keydown', keepKey, listening)
}

/** Replays the kept touches now that the page has its code, and keeps no more. */
export function redoTouches(): void {
  keeping?.abort()
  keeping = undefined
  const all = [...kept.values()]
  kept.clear()
  for (const redo of all) redo()
}

function keepClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null
  // The browser does everything else that a button does without a script.
  if (button?.type !== 'button' || button.popoverTargetElement !== null) return
  const find = finder(button)
  kept.set({}, () => {
    find()?.click()
  })
}

function keepKey(event: KeyboardEvent): void {
  if (!commandOf(event)) return
  event.preventDefault()
  kept.set(event, () => {
    event.target?.dispatchEvent(new KeyboardEvent(event.type, event))
  })
}

function keepInput({ target }: Event): void {
  if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) {
    kept.set(target, () => {
      redoInput(target)
    })
  }
}

const valueOf = (field: HTMLInputElement): ((value: string) => void) | undefined =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.bind(field)

/** Finds a button again if its drawing has been replaced meanwhile by one that looks the same. */
function finder(button: HTMLButtonElement): () => HTMLButtonElement | undefined {
  const part = button.closest('[data-touched]')?.getAttribute('data-touched')
  if (!part) return () => button
  const buttonsOf = () => [...document.querySelectorAll<HTMLButtonElement>(`[data-touched="${part}"] button`)]
  const place = buttonsOf().indexOf(button)
  return () => (button.isConnected ? button : buttonsOf()[place])
}

/** React ignores a value that it takes for the current one, so another value is set first. */
function redoInput(field: HTMLInputElement | HTMLSelectElement): void {
  if (field instanceof HTMLSelectElement) {
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  if (field.type === 'checkbox' || field.type === 'radio') {
    field.checked = !field.checked
    field.click()
    return
  }
  const { value } = field
  field.value = ''
  valueOf(field)?.(value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
