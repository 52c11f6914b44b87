import { isKeyTaken, keyCommand } from '../player/keys.ts'

type Redo = () => void

/** By what was touched, for a field that is moved twice has one value in the end. */
const kept = new Map<object, Redo>()
let keeping: AbortController | undefined

/** Keeps what is done to a page that does not listen yet. Links need not be kept: they lead somewhere without it. */
export function keepTouches(): void {
  keeping ??= new AbortController()
  const listening = { capture: true, signal: keeping.signal }
  document.addEventListener('click', keepClick, listening)
  document.addEventListener('input', keepInput, listening)
  document.addEventListener('keydown', keepKey, listening)
}

/** Does what was kept, now that the page listens; nothing is kept from then on. */
export function redoTouches(): void {
  keeping?.abort()
  keeping = undefined
  const all = [...kept.values()]
  kept.clear()
  for (const redo of all) redo()
}

function keepClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null
  // Whatever else a button does, the browser does without a script.
  if (button?.type !== 'button' || button.popoverTargetElement !== null) return
  kept.set({}, () => {
    button.click()
  })
}

function keepKey(event: KeyboardEvent): void {
  const focused = event.target instanceof HTMLElement ? event.target : null
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (!keyCommand({ key, ctrlKey, metaKey, altKey, shiftKey, isTaken: isKeyTaken(key, focused) })) return
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

/** React takes no notice of a value that it believes to be the one it knows: it is shown another before. */
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
