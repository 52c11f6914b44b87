import { commandOf } from '../player/keys.ts'
import { counterpartOf, isInPart } from './counterpart.ts'

type Redo = () => void

/** What still waits for its code: the whole page, or only the parts of it that `Touched` stands for. */
export type Asleep = 'page' | 'parts'

/** Stored by element, because a field that is changed twice has only one final value. */
const kept = new Map<object, Redo>()
let keeping: AbortController | undefined
let isPageAsleep = false

/** Keeps touches of what still waits for its code. Links need not be kept, because they work without code. */
export function keepTouches(asleep: Asleep): void {
  isPageAsleep ||= asleep === 'page'
  if (keeping) return
  keeping = new AbortController()
  const listening = { capture: true, signal: keeping.signal }
  document.addEventListener('click', keepClick, listening)
  document.addEventListener('input', keepInput, listening)
  document.addEventListener('keydown', keepKey, listening)
}

/** Replays the kept touches now that the page has its code, and keeps no more. */
export function redoTouches(): void {
  keeping?.abort()
  keeping = undefined
  isPageAsleep = false
  const all = [...kept.values()]
  kept.clear()
  for (const redo of all) redo()
}

/** What is awake has heard the touch already. */
const isAsleep = (element: Element) => isPageAsleep || isInPart(element)

function keepClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null
  // The browser does everything else that a button does without a script.
  if (button?.type !== 'button' || button.popoverTargetElement !== null || !isAsleep(button)) return
  const find = counterpartOf(button)
  kept.set({}, () => {
    find()?.click()
  })
}

function keepKey(event: KeyboardEvent): void {
  const focused = event.target instanceof HTMLElement ? event.target : null
  if (!commandOf(event)) return
  event.preventDefault()
  const find = focused ? counterpartOf(focused) : () => undefined
  kept.set(event, () => {
    const heard = find() ?? document.body
    heard.dispatchEvent(new KeyboardEvent(event.type, event))
  })
}

function keepInput({ target }: Event): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement) || !isAsleep(target))
    return
  const find = counterpartOf<HTMLInputElement | HTMLSelectElement>(target)
  kept.set(target, () => {
    const field = find()
    if (field) setField(field, target)
  })
}

const valueOf = (field: HTMLInputElement): ((value: string) => void) | undefined =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.bind(field)

/** React ignores a value that it takes for the current one, so another value is set first. */
function setField(field: HTMLInputElement | HTMLSelectElement, wanted: typeof field): void {
  const { value } = wanted
  if (field instanceof HTMLSelectElement) {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  if (wanted instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    field.checked = !wanted.checked
    field.click()
    return
  }
  field.value = ''
  valueOf(field)?.(value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
