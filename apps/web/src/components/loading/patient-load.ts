/** The pauses add up to half a minute: longer than the site needs to start again. */
const mostTries = 7
const firstPauseMs = 500

/** Loads code. If the network is down, it tries again once the network is back. */
export async function patientLoad<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await load()
    } catch (reason) {
      if (tries === mostTries) throw reason
      await untilItIsBack(firstPauseMs * 2 ** (tries - 1))
    }
  }
}

/** A browser knows that it is offline, but not that its network leads nowhere. In that case it waits for a moment. */
function untilItIsBack(pauseMs: number): Promise<unknown> {
  if (navigator.onLine) return new Promise((resolve) => setTimeout(resolve, pauseMs))
  return new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
}
