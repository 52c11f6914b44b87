/** One entry in a browser's storage, with listeners for its changes, including those by another tab. */
export interface KeptText {
  read(): string | null
  keep(text: string): void
  listen(listener: () => void): () => void
}

export function keptText(place: string): KeptText {
  /** What the browser could not store lasts as long as the page. */
  let unkept: string | null = null
  const listeners = new Set<() => void>()
  return {
    read: () => {
      try {
        return unkept ?? window.localStorage.getItem(place)
      } catch {
        return null
      }
    },
    keep: (text) => {
      try {
        window.localStorage.setItem(place, text)
        unkept = null
      } catch {
        unkept = text
      }
      for (const listener of listeners) listener()
    },
    listen: (listener) => {
      listeners.add(listener)
      window.addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', listener)
      }
    },
  }
}
