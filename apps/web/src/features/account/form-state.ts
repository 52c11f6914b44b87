export const accountErrors = [
  'refused',
  'throttled',
  'suspended',
  'unavailable',
  'OAuthAccountNotLinked',
  'other',
  'name',
  'email',
  'password',
  'passwordBlank',
  'passwordCommon',
  'passwordOwn',
  'tokenName',
  'tokenScopes',
  'tooManyTokens',
  'wrongPassword',
  'wrongName',
  'linkOver',
] as const
export type AccountError = (typeof accountErrors)[number]

/** What came of a form: errors by the field they belong to, or by none. */
export interface FormState {
  readonly errors: Readonly<Partial<Record<string, AccountError>>>
  /** What the reader need not type again. */
  readonly kept?: Readonly<Record<string, string>>
}

/** What came of a form that sends a letter. */
export type SentState = FormState & { readonly isDone: boolean }

/** `isMailed`: the way in is a link that was sent. */
export type SignUpState = SentState & { readonly isMailed?: boolean }

/** The token itself is in the answer to whoever made it, once, and nowhere else. */
export type TokenState = FormState & { readonly token?: string }

export const blankForm: FormState = { errors: {} }

export const unsent: SentState = { ...blankForm, isDone: false }

export const failed = (field: string, error: AccountError): FormState => ({ errors: { [field]: error } })

/** What next-auth says in an address, as far as a page has words for it. */
export function errorFrom(said: string | null | undefined): AccountError | undefined {
  if (!said) return undefined
  // What next-auth says where its questions to the database fail.
  if (said === 'Callback') return 'unavailable'
  return accountErrors.find((known) => known === said) ?? (said === 'CredentialsSignin' ? 'refused' : 'other')
}

/** The text of a field; a file is nothing that one of these forms asks for. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
