/** The address at which this server, not a browser, reaches the runner. */
export const runnerUrl = (url: string | undefined, port: string | number | undefined): string =>
  url || `http://127.0.0.1:${port || 4000}`
