export const speeds = [0.5, 1, 2, 4, 8, 'recorded'] as const
export type Speed = (typeof speeds)[number]

/** One notch faster (+1) or slower (-1); the recorded pace counts as 1. */
export function nextSpeed(speed: Speed, direction: 1 | -1): Speed {
  const notches = speeds.filter((other) => other !== 'recorded')
  const at = notches.indexOf(speed === 'recorded' ? 1 : speed)
  return notches[at + direction] ?? notches[at] ?? 1
}
