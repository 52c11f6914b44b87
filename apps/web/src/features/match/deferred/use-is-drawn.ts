import { useSyncExternalStore } from 'react'

/** Whether the browser draws this itself. It does not while it takes over the server's drawing. */
export const useIsDrawn = () => useSyncExternalStore(neverChanges, inBrowser, onServer)

const neverChanges = () => () => undefined
const inBrowser = () => true
const onServer = () => false
