import { useSyncExternalStore } from 'react'

const id = 'next-table-place'
const narrow = '(width < 64rem)'

/** On a phone the next table is offered here, in the bar of the controls, and takes the place of the log's lines. */
export function OfferPlace() {
  return <div id={id} className="min-w-0 flex-1 empty:hidden lg:hidden" />
}

/** Where the next table is offered on a narrow screen; null where the screen is wide. */
export const useOfferPlace = () =>
  useSyncExternalStore(
    follow,
    () => (matchMedia(narrow).matches ? document.getElementById(id) : null),
    () => null,
  )

function follow(onChange: () => void) {
  const query = matchMedia(narrow)
  query.addEventListener('change', onChange)
  return () => {
    query.removeEventListener('change', onChange)
  }
}
