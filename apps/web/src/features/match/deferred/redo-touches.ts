import { commandOf, moves } from '../player/keys.ts'
import { counterpartOf, hasGivenWay } from './counterpart.ts'

/** What still waits for its code: the whole page, or only the parts of it that `Touched` stands for. */
export type Asleep = 'page' | 'parts'

/** Does everything again in its order. A field that was set twice is set once, because it has only one final value. */
export function redo(touches: readonly Event[], asleep: Asleep): void {
  const all = new Map<object, () => void>()
  for (const event of touches) {
    const { target } = event
    if (event instanceof KeyboardEvent) all.set(event, () => pressAgain(event))
    else if (target instanceof Element && (asleep === 'page' || hasGivenWay(target))) {
      if (event.type === 'click') all.set(event, () => clickAgain(target))
      else if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement)
        all.set(target, () => setAgain(target))
    }
  }
  for (const again of all.values()) again()
}

function clickAgain(target: Element): void {
  const button = target.closest('button')
  // The browser does everything else that a button does without a script.
  if (button?.type === 'button' && button.popoverTargetElement === null) counterpartOf(button)?.click()
}

function pressAgain(event: KeyboardEvent): void {
  // A field has obeyed a key that moves by itself, and its value is set again.
  const isObeyed = moves.has(event.key) && !event.defaultPrevented
  if (isObeyed || !commandOf(event)) return
  const focused = event.target instanceof HTMLElement ? counterpartOf(event.target) : undefined
  const heard = focused ?? document.body
  heard.dispatchEvent(new KeyboardEvent(event.type, event))
}

function setAgain(wanted: HTMLInputElement | HTMLSelectElement): void {
  const field = counterpartOf(wanted)
  if (field) setField(field, wanted)
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
