import { textsOf } from '../account/form-state.ts'

/** The values as they were sent, so that nothing has to be typed twice. */
export type SeasonFields = Readonly<Record<string, string>> & { readonly languages: string }

export const fieldsOf = (form: FormData): SeasonFields => ({
  ...textsOf(form),
  languages: form.getAll('languages').join(' '),
})

/** A time in the format of the browser's field, read as UTC; null if the field is empty. */
export function timeFrom(text: string): string | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const time = new Date(/(Z|[+-]\d\d:\d\d)$/.test(trimmed) ? trimmed : `${trimmed}Z`)
  return Number.isNaN(time.getTime()) ? trimmed : time.toISOString()
}

/** A time in the format of the browser's field. */
export const fieldTime = (time: string | null) => time?.slice(0, 16) ?? ''

/** The evening so many days from now, in the format of the browser's field. */
export function eveningIn(days: number, now: string): string {
  const day = new Date(now)
  day.setUTCDate(day.getUTCDate() + days)
  return `${day.toISOString().slice(0, 10)}T18:00`
}
