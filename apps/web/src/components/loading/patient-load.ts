const mostTries = 4
const pauseMs = 500

/** Loads code. Where the network is away just then, it is asked for again once it is back. */
export async function patientLoad<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await load()
    } catch (reason) {
      if (tries === mostTries) throw reason
      await untilItIsBack()
    }
  }
}

/** A browser knows that it is offline, but not that what it is connected to leads nowhere: then a moment has to do. */
function untilItIsBack(): Promise<unknown> {
  if (navigator.onLine) return new Promise((resolve) => setTimeout(resolve, pauseMs))
  return new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
}
