const told = [
  'ran-too-long',
  'platform-fault',
  'provider-fault',
  'nobody-alive',
  // Codes in matches of earlier versions.
  'several-faults-beyond-the-agents',
] as const

/** The reason of a void match that its reader gets in words. Internal reasons are left out. */
export function voidReason(reason: string): (typeof told)[number] | 'other' {
  return told.find((known) => known === reason) ?? 'other'
}
