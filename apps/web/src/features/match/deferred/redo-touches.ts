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
      else if (isField(target)) all.set(target, setAgain(target))
      else if (target instanceof HTMLFormElement && !hasAddress(target)) {
        // Sent once, with everything that was filled in.
        all.delete(target)
        all.set(target, () => counterpartOf(target)?.requestSubmit())
      }
    }
  }
  void doEach([...all.values()])
}

/** React takes in what one of them did before the next begins, as it does with a reader's own touches. */
async function doEach(all: readonly (() => void)[]): Promise<void> {
  for (const again of all) {
    again()
    await Promise.resolve()
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (target: Element): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

/** The browser sends a form with an address without a script. */
const hasAddress = (form: HTMLFormElement) => form.hasAttribute('action')

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

/** What the reader has set is read at once, before React may draw the field anew. */
function setAgain(wanted: Field): () => void {
  const { value } = wanted
  const isTicked = wanted instanceof HTMLInputElement && wanted.checked
  return () => {
    const field = counterpartOf(wanted)
    if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
      field.checked = !isTicked
      field.click()
    } else if (field instanceof HTMLSelectElement) {
      field.value = value
      field.dispatchEvent(new Event('change', { bubbles: true }))
    } else if (field) write(field, value)
  }
}

/** React ignores a value that it takes for the current one, so another value is set first. */
function write(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const own = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  field.value = ''
  Object.getOwnPropertyDescriptor(own, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
