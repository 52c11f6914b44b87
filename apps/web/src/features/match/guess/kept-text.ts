/** One entry in a browser's storage, with listeners for its changes, including those by another tab. */
export interface KeptText {
  read(): string | null
  keep(text: string): void
  listen(listener: () => void): () => void
}

export function keptText(place: string): KeptText {
  /** If the browser stores nothing, the text lasts as long as the page. */
  let unkept: string | null = null
  const listeners = new Set<() => void>()
  return {
    read: () => {
      try {
        return window.localStorage.getItem(place) ?? unkept
      } catch {
        return unkept
      }
    },
    keep: (text) => {
      unkept = text
      try {
        window.localStorage.setItem(place, text)
      } catch {
        // The storage is full or forbidden, so the text lasts as long as the page.
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
