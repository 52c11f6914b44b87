/** Calls back whenever somebody presses Ctrl-C. Returns how to leave that to the system again. */
export function onInterrupt(callBack: () => void): () => void {
  process.on('SIGINT', callBack)
  return () => void process.removeListener('SIGINT', callBack)
}
