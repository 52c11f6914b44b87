export const accountErrors = [
  'refused',
  'throttled',
  'suspended',
  'unavailable',
  'OAuthAccountNotLinked',
  'other',
  'name',
  'nameTaken',
  'nameReserved',
  'email',
  'password',
  'passwordBlank',
  'passwordCommon',
  'passwordOwn',
  'passwordSite',
  'tokenName',
  'tokenScopes',
  'tooManyTokens',
  'wrongPassword',
  'wrongName',
  'linkOver',
] as const
export type AccountError = (typeof accountErrors)[number]

/** The result of a form: errors by their field, or for the form as a whole. */
export interface FormState {
  readonly errors: Readonly<Partial<Record<string, AccountError>>>
  /** The values that the reader need not type again. */
  readonly kept?: Readonly<Record<string, string>>
}

/** The result of a form that sends a letter. */
export type SentState = FormState & { readonly isDone: boolean }

/** `isMailed`: the user signs in by a link that was sent. */
export type SignUpState = SentState & { readonly isMailed?: boolean }

/** The token itself is only in this one answer to the person who made it. */
export type TokenState = FormState & { readonly token?: string }

export const blankForm: FormState = { errors: {} }

export const unsent: SentState = { ...blankForm, isDone: false }

export const failed = (field: string, error: AccountError): FormState => ({ errors: { [field]: error } })

/** The error codes of next-auth in an address that a page has words for. */
export function errorFrom(said: string | null | undefined): AccountError | undefined {
  if (!said) return undefined
  // The code that next-auth gives if its database queries fail.
  if (said === 'Callback') return 'unavailable'
  return accountErrors.find((known) => known === said) ?? (said === 'CredentialsSignin' ? 'refused' : 'other')
}

/** The text of a field; none of these forms asks for a file. A browser ends lines with CR LF, whatever stands in the page. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
}

/** The text of a field without the space around it; undefined for an empty one. */
export const filledIn = (form: FormData, name: string): string | undefined =>
  textOf(form, name).trim() || undefined

/** The number in a field; undefined for an empty one. A text that is no number is NaN, which the schemas report. */
export function numberIn(form: FormData, name: string): number | undefined {
  const text = filledIn(form, name)
  return text === undefined ? undefined : Number(text)
}

/** The same for a field of decimals, in which people may write a comma. One that may part thousands is refused. */
export function decimalIn(form: FormData, name: string): number | undefined {
  const text = filledIn(form, name)
  return text === undefined ? undefined : decimalOf(text)
}

/** The same of a text. */
export const decimalOf = (text: string): number =>
  partsThousands.test(text) ? Number.NaN : Number(text.replace(',', '.'))

const partsThousands = /^-?[1-9]\d{0,2}(?:,\d{3})+$/

/** The text fields of a form, without its files. */
export const textsOf = (form: FormData): Readonly<Record<string, string>> =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
