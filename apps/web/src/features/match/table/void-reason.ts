const told = [
  'ran-too-long',
  'platform-fault',
  'provider-fault',
  'nobody-alive',
  // Of matches of earlier times.
  'several-faults-beyond-the-agents',
] as const

/** The reason of a void match that its reader is told in words; what only an installation knows stays unsaid. */
export function voidReason(reason: string): (typeof told)[number] | 'other' {
  return told.find((known) => known === reason) ?? 'other'
}
