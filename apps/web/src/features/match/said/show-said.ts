export const saidLogId = 'said-log'

/** Where the list stands beside the table already, it takes the focus; else its sheet opens, or closes. */
export function showSaid(): void {
  const log = document.getElementById(saidLogId)
  if (!log) return
  if (getComputedStyle(log).position === 'static') log.querySelector<HTMLElement>('[tabindex]')?.focus()
  else log.togglePopover()
}
