export const saidLogId = 'said-log'

/** If the list is beside the table, it gets the focus. Otherwise its sheet opens or closes. */
export function showSaid(): void {
  const log = document.getElementById(saidLogId)
  if (!log) return
  if (getComputedStyle(log).position === 'static') log.querySelector<HTMLElement>('[tabindex]')?.focus()
  else log.togglePopover()
}
