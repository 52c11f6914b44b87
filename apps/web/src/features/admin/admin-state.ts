export const adminErrors = [
  'no-such-user',
  'yourself',
  'unchanged',
  'reason-missing',
  'words-too-close',
  'words-unreadable',
  'pair-taken',
  'no-such-pair',
  'already-played',
  'no-such-agent',
  'no-such-speech',
] as const
export type AdminError = (typeof adminErrors)[number]

/** The result of a form: an error with its field, and the values that need not be typed again. */
export interface AdminState {
  readonly error?: { readonly field: string; readonly code: AdminError }
  readonly kept: Readonly<Record<string, string>>
}

export const blankState: AdminState = { kept: {} }

export interface LinkState {
  readonly link?: string
  readonly isRefused?: boolean
}
